import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface p-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold font-display text-2xl tabular-nums">{children}</dd>
    </div>
  );
}

/** Before, after, added, ATS score: numbers, "?" in the preview, a lock where the plan has none. */
export function StatRow({ reply }: { reply: ResumeReply }) {
  const { t } = useTranslation('results');
  const stats = reply.isLimited ? null : reply.resume.keywordStats;
  const unknown = (
    <>
      <span aria-hidden="true">{t('stats.unknown')}</span>
      <span className="sr-only">{t('stats.unknown.name')}</span>
    </>
  );
  const locked = (
    <span className="inline-flex items-center gap-2 font-sans font-semibold text-base text-ink-faint">
      <Lock aria-hidden="true" className="size-5" />
      {t('stats.locked')}
    </span>
  );
  const score = stats?.atsScore === undefined ? locked : Math.round(stats.atsScore);
  const said = stats
    ? t(stats.atsScore === undefined ? 'match.now' : 'score.now', {
        match: Math.round(stats.afterMatch),
        score: Math.round(stats.atsScore ?? 0),
      })
    : null;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={t('stats.before')}>{stats ? `${Math.round(stats.beforeMatch)} %` : unknown}</Figure>
        <Figure label={t('stats.after')}>{stats ? `${Math.round(stats.afterMatch)} %` : unknown}</Figure>
        <Figure label={t('stats.added')}>{stats ? stats.keywordsAdded : unknown}</Figure>
        <Figure label={t('stats.ats')}>{stats ? score : unknown}</Figure>
      </dl>
    </>
  );
}
