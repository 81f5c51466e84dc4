import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { TextArea } from '../../ui/field.tsx';
import { changeDraft, currentDraft, emptyDraft } from '../draft/draft-store.ts';
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
  const first = useRef(true);
  const field = useRef<HTMLTextAreaElement>(null);
  // Not controlled: React would write a long text into the document a second time with every key.
  useEffect(() => {
    const area = field.current;
    // Whoever typed before the page listened keeps that.
    const early = first.current && currentDraft() === emptyDraft ? area?.value : '';
    first.current = false;
    if (early) changeDraft({ resumeText: early });
    else if (area && area.value !== text) area.value = text;
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
        onChange={(event) => changeDraft({ resumeText: event.target.value, fromUpload: false })}
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
