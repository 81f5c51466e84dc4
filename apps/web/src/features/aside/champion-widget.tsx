import type { CallReply } from '@tailor/contract/call';
import type { GamificationWidget } from '@tailor/contract/calls/gamification-widget';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { levelOf } from './level.ts';

type Widget = CallReply<GamificationWidget>;

function Figures({ widget }: { widget: Widget }) {
  const { t } = useTranslation('aside');
  const language = useLanguage();
  const { totalPoints, currentStreak } = widget.progress;
  const { level, into, left } = levelOf(totalPoints);
  const figures = [
    ['widget.level', level],
    ['widget.points', totalPoints],
    ['widget.streak', currentStreak],
    ['widget.achievements', widget.achievements.length],
    ['widget.challenges', widget.todaysChallenges.length],
  ] as const;
  return (
    <>
      <dl className="mt-4 grid gap-2 text-sm">
        {figures.map(([key, figure]) => (
          <div key={key} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{t(key)}</dt>
            <dd className="font-semibold tabular-nums">{figure.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Progress value={into} label={t('widget.progress', { n: left })} />
        <p className="mt-1.5 text-ink-faint text-xs">{t('widget.progress', { n: left })}</p>
      </div>
    </>
  );
}

function Content() {
  const { t } = useTranslation('aside');
  const { user } = useCurrentUser();
  const { challenges } = useSiteConfig();
  const widget = useQuery({
    queryKey: ['gamification', 'widget'],
    queryFn: () =>
      call<Widget>('/api/gamification/widget', {
        needs: ['progress', 'achievements', 'todaysChallenges'],
      }),
    enabled: challenges && Boolean(user),
  });
  if (!user) return <p className="mt-3 text-ink-soft text-sm">{t('widget.signIn')}</p>;
  if (!challenges) return <p className="mt-3 text-ink-soft text-sm">{t('widget.closed')}</p>;
  if (widget.isError) return <p className="mt-3 text-ink-soft text-sm">{t('widget.failed')}</p>;
  if (!widget.data) return <Skeleton className="mt-4 h-32" />;
  return <Figures widget={widget.data} />;
}

export function ChampionWidget() {
  const { t } = useTranslation('aside');
  return (
    <Card aria-labelledby="widget-title">
      <h2 id="widget-title" className="flex items-center gap-2.5 text-lg">
        <Trophy aria-hidden="true" className="size-5 text-accent" />
        {t('widget.title')}
      </h2>
      <Content />
      <ButtonLink href="/gamification" look="secondary" size="small" className="mt-5 w-full">
        {t('widget.all')}
      </ButtonLink>
    </Card>
  );
}
