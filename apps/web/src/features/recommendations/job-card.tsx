import type { Recommendation } from '@tailor/contract/calls/job-recommendations';
import { Check, ExternalLink, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useMessageText } from '../results/message-text.ts';
import { TrackButton } from '../tracking/track-button.tsx';
import { cutDescription, cutSkills, matchTone } from './match-tone.ts';
import { amountText } from './pay-text.ts';

/** Nobody waits for this one, and its failure changes nothing. */
function noteView(id: string): void {
  call(`/api/job-recommendations/${id}/view`, { method: 'POST' }).catch((error: unknown) =>
    console.warn('the view was not noted', error),
  );
}

function OpenButton({ job }: { job: Recommendation }) {
  const { t } = useTranslation('recommendations');
  const locked = () =>
    showToast({ title: t('premium.title'), description: t('premium.text'), variant: 'destructive' });
  if (job.isPremiumFeature || !job.sourceUrl)
    return job.isPremiumFeature ? (
      <Button look="secondary" size="small" onClick={locked}>
        <Lock aria-hidden="true" className="size-4" />
        {t('locked')}
      </Button>
    ) : null;
  return (
    <a
      href={job.sourceUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => noteView(job.id)}
      className={buttonClass('secondary', 'small', 'no-underline')}
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('open')}
    </a>
  );
}

export function JobCard({ job }: { job: Recommendation }) {
  const { t } = useTranslation('recommendations');
  const language = useLanguage();
  const reason = useMessageText();
  const { shown, more } = cutSkills(job.skills);
  const { pay, jobTypes } = job;
  const salary = pay ? t(`pay.${pay.period}`, { amount: amountText(pay, language) }) : job.salary;
  const types = jobTypes.length > 0 ? jobTypes.map((type) => t(`type.${type}`)).join(', ') : job.jobType;
  const facts = [job.location, salary, types].filter(Boolean);
  const miles = job.distanceMiles?.toLocaleString(language, { maximumFractionDigits: 0 });
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={matchTone(job.matchPercentage)}>
          {t('match', { n: Math.round(job.matchPercentage) })}
        </Badge>
        {job.source.sample ? <Badge>{t('sample')}</Badge> : null}
      </div>
      <h4 className="mt-3 text-lg">{job.title}</h4>
      <p className="text-ink-soft text-sm">{job.company}</p>
      <p className="mt-1 text-ink-faint text-sm">
        {[...facts, miles ? t('miles', { n: miles }) : null].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-3 break-words text-sm">{cutDescription(job.description)}</p>
      {job.reasons.length > 0 ? (
        <ul aria-label={t('reasons')} className="mt-3 grid gap-1 text-ink-soft text-sm">
          {job.reasons.map((one) => (
            <li key={JSON.stringify(one)} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
              {reason(one)}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {shown.map((skill) => (
          <li key={skill}>
            <Badge tone="accent">{skill}</Badge>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Badge>{t('more', { n: more })}</Badge>
          </li>
        ) : null}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
        <div className="flex flex-wrap gap-2">
          <OpenButton job={job} />
          <TrackButton from={{ recommendationId: job.id }} />
        </div>
        <p className="text-ink-faint text-xs">
          {job.source.url ? (
            <a href={job.source.url} rel="noopener noreferrer" target="_blank" className="underline">
              {t('source', { name: job.source.name })}
            </a>
          ) : (
            t('source', { name: job.source.name })
          )}
        </p>
      </div>
    </article>
  );
}
