import { limits } from '@tailor/contract/limits';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MailText } from './mail-text.tsx';
import { Pane } from './side-by-side.tsx';

/** The preview ends in the middle of a word, and says so. */
const isCut = (original: string): boolean => [...original].length >= limits.previewOriginalCharacters;

/** The preview: what the server sent and no more, the rest as counts. */
export function LimitedView({ reply, onUpgrade }: { reply: ResumeReply; onUpgrade: () => void }) {
  const { t } = useTranslation('results');
  const { resume, counts, upgradeMessage } = reply;
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Pane id="pane-original" title={t('original')}>
          <p className="whitespace-pre-wrap text-sm">
            {resume.originalContent}
            {isCut(resume.originalContent) ? '…' : null}
          </p>
        </Pane>
        <Pane id="pane-tailored" title={t('tailored')}>
          <p className="select-none whitespace-pre-wrap text-sm blur-[3px]" aria-hidden="true">
            {resume.optimizedContent}
          </p>
          <p className="mt-3 text-ink-soft text-sm">{t('limited.blurred')}</p>
        </Pane>
      </div>
      <Card aria-labelledby="limited-title" className="border-tape bg-tape-soft">
        <h3 id="limited-title" className="text-lg">
          {t('limited.title')}
        </h3>
        {upgradeMessage ? <p className="mt-2">{upgradeMessage}</p> : null}
        {counts ? (
          <ul className="mt-4 grid gap-2 text-sm">
            {(['edits', 'requirements', 'questions'] as const)
              .filter((name) => counts[name] > 0)
              .map((name) => (
                <li key={name} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
                  {t(`limited.${name}`, { count: counts[name] })}
                </li>
              ))}
          </ul>
        ) : null}
        <Button className="mt-5" onClick={onUpgrade}>
          {t('limited.action')}
        </Button>
      </Card>
      <MailText resumeId={resume.id} />
    </>
  );
}
