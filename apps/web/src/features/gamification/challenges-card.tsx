import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { type Dashboard, gamificationKey } from './use-gamification.ts';

type Challenge = Dashboard['todaysChallenges'][number];
type State = Dashboard['challengeProgress'][number];

function Item({ challenge, state }: { challenge: Challenge; state: State | undefined }) {
  const { t } = useTranslation('gamification');
  const errorText = useErrorText();
  const language = useLanguage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, title, description, pointsReward, targetValue } = challenge;
  const value = Math.min(state?.currentValue ?? 0, targetValue);
  const completed = state?.isCompleted ?? false;
  const take = async () => {
    setBusy(true);
    try {
      await call(`/api/gamification/challenges/${id}/complete`, { method: 'POST', body: {} });
      await queries.invalidateQueries({ queryKey: gamificationKey });
      showToast({ title: t('done.title'), description: t('done.text') });
    } catch (error) {
      showToast({ variant: 'destructive', title: t('failed.title'), description: errorText(error) });
    }
    setBusy(false);
  };
  const label = t('of', {
    value: value.toLocaleString(language),
    target: targetValue.toLocaleString(language),
  });
  return (
    <li className="grid gap-3 border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
        <Badge tone={completed ? 'good' : 'tape'}>{t('worth', { count: pointsReward })}</Badge>
      </div>
      <p className="text-ink-soft text-sm">{description}</p>
      <Progress value={Math.round((100 * value) / targetValue)} label={`${title}: ${label}`} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <span className="text-ink-soft text-sm tabular-nums">{label}</span>
        {completed ? (
          <span className="inline-flex items-center gap-1.5 font-semibold text-good text-sm">
            <Check aria-hidden="true" className="size-4.5" />
            {t('completed')}
          </span>
        ) : (
          <Button
            look={value >= targetValue ? 'primary' : 'secondary'}
            size="small"
            disabled={busy}
            aria-label={`${t('complete')}: ${title}`}
            onClick={take}
          >
            {t('complete')}
          </Button>
        )}
      </div>
    </li>
  );
}

export function ChallengesCard({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('gamification');
  const { todaysChallenges, challengeProgress } = dashboard;
  return (
    <Card aria-labelledby="challenges-title">
      <h2 id="challenges-title" className="mb-4 text-lg">
        {t('today')}
      </h2>
      {todaysChallenges.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-4">
          {todaysChallenges.map((challenge) => (
            <Item
              key={challenge.id}
              challenge={challenge}
              state={challengeProgress.find((one) => one.challengeId === challenge.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
