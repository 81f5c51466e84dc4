import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { TextArea } from '../../ui/field.tsx';
import { changeDraft } from '../draft/draft-store.ts';
import { wordStatus } from '../draft/word-status.ts';

interface PasteAreaProps {
  text: string;
  /** Someone who has paid sees a count without a limit. */
  unlimited: boolean;
  invalid: boolean;
}

export function PasteArea({ text, unlimited, invalid }: PasteAreaProps) {
  const { t } = useTranslation('upload');
  const language = useLanguage();
  const id = useId();
  // Counting follows typing at its own pace, so that long texts never hold up a key.
  const { words, status } = wordStatus(useDeferredValue(text));
  const n = words.toLocaleString(language);
  const field = useRef<HTMLTextAreaElement>(null);
  // What the draft and this field agreed on last: what is typed before the page listens is left alone.
  const agreed = useRef('');
  // Not controlled: React would write a long text into the document a second time with every key.
  useEffect(() => {
    if (field.current && text !== agreed.current) field.current.value = text;
    agreed.current = text;
  }, [text]);
  const over = status === 'over' && !unlimited;
  return (
    <div>
      <TextArea
        id="resume-text"
        label={t('paste.label')}
        hideLabel
        placeholder={t('paste.placeholder')}
        ref={field}
        defaultValue=""
        onChange={(event) => {
          agreed.current = event.target.value;
          changeDraft({ resumeText: agreed.current, fromUpload: false });
        }}
        className="min-h-56"
        aria-describedby={id}
        aria-invalid={invalid || undefined}
        spellCheck={false}
        autoComplete="off"
      />
      <p
        id={id}
        className={classNames(
          'mt-2 text-sm tabular-nums',
          over ? 'font-semibold text-bad' : 'text-ink-faint',
        )}
      >
        {unlimited ? t('counter.unlimited', { n }) : t('counter', { n, status: t(`status.${status}`) })}
      </p>
    </div>
  );
}
