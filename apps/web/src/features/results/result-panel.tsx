import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { changeDraft } from '../draft/draft-store.ts';
import { ModelState } from '../models/parts.ts';
import { Recommendations } from '../recommendations/recommendations.tsx';
import { TrackButton } from '../tracking/track-button.tsx';
import { DeleteButton } from './delete-button.tsx';
import { ImprovementList } from './improvement-list.tsx';
import { LimitedView } from './limited-view.tsx';
import { ReportView } from './report-view.tsx';
import { StatRow } from './stat-row.tsx';
import { WholeView } from './whole-view.tsx';

interface ResultPanelProps {
  reply: ResumeReply;
  onUpgrade: () => void;
  onNew: () => void;
}

function Maker({ reply }: { reply: ResumeReply }) {
  const { t } = useTranslation('results');
  const maker = reply.result?.maker;
  if (!maker) return null;
  return <p className="mt-2 text-ink-faint text-sm">{t(`maker.${maker.kind}`, { name: maker.name })}</p>;
}

function Expiry({ at }: { at: string | null }) {
  const { t } = useTranslation('results');
  const language = useLanguage();
  if (!at) return null;
  const when = new Date(at).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
  return <p className="text-ink-faint text-sm">{t('expires', { when })}</p>;
}

/** The result's own chunk: what a stored and processed resume shows. */
export default function ResultPanel({ reply, onUpgrade, onNew }: ResultPanelProps) {
  const { t } = useTranslation('results');
  const { resume, result, report } = reply;
  const { model } = useSiteConfig();
  const again = () => {
    // The limited view holds a part of the text only; then the draft still has the whole.
    const text = reply.isLimited ? {} : { resumeText: resume.originalContent };
    changeDraft({ ...text, jobTitle: '', jobDescription: '', jobUrl: '', company: '' });
    document.getElementById('job-title')?.focus();
  };
  return (
    <section aria-labelledby="result-title" className="grid grid-cols-1 gap-8">
      <header>
        <h2 id="result-title" tabIndex={-1} className="outline-none hyphens-auto break-words text-2xl">
          {t('title')}{' '}
          <span className="inline-block text-ink-soft">{t('title.for', { job: resume.jobTitle })}</span>
        </h2>
        <Maker reply={reply} />
        {reply.isLimited ? null : <TrackButton from={{ resumeId: resume.id }} />}
      </header>
      {model || reply.model ? <ModelState reply={reply} /> : null}
      <StatRow reply={reply} />
      {reply.isLimited || !result ? (
        <LimitedView reply={reply} onUpgrade={onUpgrade} />
      ) : (
        <WholeView reply={reply} result={result} />
      )}
      <Card aria-labelledby="improvements-title">
        <h3 id="improvements-title" className="mb-4 text-lg">
          {t('improvements.title')}
        </h3>
        <ImprovementList improvements={reply.improvements} />
      </Card>
      {report ? (
        <Card aria-labelledby="report-title">
          <h3 id="report-title" className="mb-4 text-lg">
            {t('report.title')}
          </h3>
          <ReportView report={report} />
        </Card>
      ) : null}
      <Recommendations resume={resume} />
      <footer className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
        <Button look="secondary" onClick={again}>
          <Repeat2 aria-hidden="true" className="size-4.5" />
          {t('another')}
        </Button>
        <DeleteButton id={resume.id} onDeleted={onNew} />
        <Expiry at={resume.expiresAt} />
      </footer>
    </section>
  );
}
