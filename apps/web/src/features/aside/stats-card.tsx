import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { siteFigures } from './site-figures.ts';

export function StatsCard() {
  const { t } = useTranslation('aside');
  const { siteStats } = useSiteConfig();
  // Counted figures come with the counting; until then there is nothing true to show.
  if (siteStats === 'live') return null;
  return (
    <Card aria-labelledby="stats-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="stats-title" className="text-lg">
          {t('stats.title')}
        </h2>
        {siteStats === 'example' ? <Badge tone="tape">{t('stats.example')}</Badge> : null}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5">
        {siteFigures.map(([figure, key]) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-faint text-xs">{t(key)}</dt>
            <dd className="font-bold font-display text-xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
