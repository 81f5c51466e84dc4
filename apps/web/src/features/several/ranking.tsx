import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { modelChoice } from '../models/choice.ts';
import { resumeKey } from '../processing/use-processing.ts';
import { type Ranked, rank, type Standing } from './jobs.ts';

const LOOK_AGAIN_MS = 1_500;
const idle = (reply: ResumeReply) => !reply.resume.isProcessed && reply.run === null;

/** Every one that nobody processes yet is begun, once; their states are asked for until all are ready. */
function useStanding(ids: readonly string[]) {
  const queries = useQueryClient();
  const begun = useRef(new Set<string>());
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: resumeKey(id),
      queryFn: () => call<ResumeReply>(`/api/resumes/${id}`, { needs: ['resume'] }),
      refetchInterval: ({ state }: { state: { data?: ResumeReply } }) =>
        state.data && !state.data.resume.isProcessed && state.data.run?.status !== 'failed'
          ? LOOK_AGAIN_MS
          : (false as const),
    })),
  });
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const begin = async (id: string) => {
    begun.current.add(id);
    setStopped((list) => list.filter((one) => one !== id));
    try {
      await call(`/api/resumes/${id}/process`, { method: 'POST', body: { useModel: modelChoice() } });
    } catch (error) {
      // What the server itself stopped shows in the run's state; what never reached it would show nowhere.
      console.warn('the posting could not be processed', error);
      setStopped((list) => [...list, id]);
    }
    await queries.invalidateQueries({ queryKey: resumeKey(id) });
  };
  const next = results.findIndex(({ data }, at) => data && idle(data) && !begun.current.has(ids[at] ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is begun once, whatever else changes
  useEffect(() => {
    const id = ids[next];
    if (id) void begin(id);
  }, [next]);
  const again = (id: string) => void begin(id);
  const standing = rank(
    ids,
    results.map(({ data }) => data),
    stopped,
  );
  const lost = results.filter(({ isError }) => isError);
  const lookAgain = () => {
    for (const { refetch } of lost) void refetch();
  };
  return { standing, failed: lost.length > 0, again, lookAgain };
}

function Place({ one, at }: { one: Ranked; at: number }) {
  const { t } = useTranslation('several');
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  return (
    <li>
      <Card className="flex h-full flex-col gap-3" aria-labelledby={`rank-${one.id}`}>
        <p className="text-ink-faint text-sm tabular-nums">{t('place', { n: at + 1 })}</p>
        <h3 id={`rank-${one.id}`} className="break-words text-lg">
          {one.title}
        </h3>
        <dl className="grid grid-cols-2 gap-3 text-sm">
          <div>
            <dt className="text-ink-soft">{t('match')}</dt>
            <dd className="font-semibold tabular-nums">
              {percent.format(one.before / 100)} → {percent.format(one.after / 100)}
            </dd>
          </div>
          {one.score === null ? null : (
            <div>
              <dt className="text-ink-soft">{t('score')}</dt>
              <dd className="font-semibold tabular-nums">{Math.round(one.score)}</dd>
            </div>
          )}
        </dl>
        <p className="text-ink-soft text-sm">{t('changes', { count: one.changes })}</p>
        <ButtonLink href={`/?resume=${one.id}`} look={at === 0 ? 'primary' : 'secondary'} className="mt-auto">
          {t('open', { title: one.title })}
        </ButtonLink>
      </Card>
    </li>
  );
}

function Waiting({ waiting, again }: { waiting: Standing['waiting']; again: (id: string) => void }) {
  const { t } = useTranslation('several');
  return waiting.map(({ id, title, failed }) => (
    <li key={id}>
      <Card className="grid gap-3">
        <p className="break-words font-semibold">{title}</p>
        {failed ? (
          <>
            <p className="text-bad text-sm">{t('stopped')}</p>
            <Button look="secondary" onClick={() => again(id)}>
              {t('again')}
            </Button>
          </>
        ) : (
          <Skeleton className="h-16" />
        )}
      </Card>
    </li>
  ));
}

export default function Ranking({ ids, onNew }: { ids: readonly string[]; onNew: () => void }) {
  const { t } = useTranslation('several');
  const { standing, failed, again, lookAgain } = useStanding(ids);
  const { ranked, waiting } = standing;
  useEffect(() => {
    document.getElementById('ranking-title')?.focus();
  }, []);
  return (
    <section aria-labelledby="ranking-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ranking-title" tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {t('ranking')}
        </h2>
        <Button look="secondary" onClick={onNew}>
          {t('new')}
        </Button>
      </div>
      <p role="status" className="text-ink-soft">
        {waiting.length > 0 ? t('progress', { done: ranked.length, all: ids.length }) : t('done')}
      </p>
      {failed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
          <p>{t('unread')}</p>
          <Button size="small" look="secondary" onClick={lookAgain}>
            {t('again')}
          </Button>
        </div>
      ) : null}
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ranked.map((one, at) => (
          <Place key={one.id} one={one} at={at} />
        ))}
        <Waiting waiting={waiting} again={again} />
      </ol>
    </section>
  );
}
