import type { CallReply } from '@tailor/contract/call';
import type { EmailAnalytics } from '@tailor/contract/calls/email-analytics';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtractionCard } from '../../features/email-marketing/extraction-card.tsx';
import { MailScreen } from '../../features/email-marketing/frame.tsx';
import { Funnel } from '../../features/email-marketing/funnel.tsx';
import { RecentCard } from '../../features/email-marketing/recent-card.tsx';
import { StatCards } from '../../features/email-marketing/stat-cards.tsx';
import { TrendChart } from '../../features/email-marketing/trend-chart.tsx';
import { useErrorText } from '../../features/errors/error-text.ts';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Analytics = CallReply<EmailAnalytics>;
const refreshMs = 30_000;

function NoData({ children }: { children: ReactNode }) {
  const { t } = useTranslation('email-analytics');
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lg">{t('none.title')}</h2>
      {children}
    </Card>
  );
}

function Figures({ data }: { data: Analytics }) {
  const { t } = useTranslation('email-analytics');
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <StatCards
      title={t('figures')}
      figures={[
        { name: t('total'), value: data.totalLeads },
        { name: t('today'), value: data.todayLeads },
        { name: t('rate'), value: percent.format(data.conversionRate / 100) },
      ]}
    />
  );
}

function Charts({ data }: { data: Analytics }) {
  const { t } = useTranslation('email-analytics');
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card aria-labelledby="trend-title">
        <h2 id="trend-title" className="mb-4 text-lg">
          {t('trend')}
        </h2>
        <TrendChart days={data.trend} />
      </Card>
      <Card aria-labelledby="funnel-title">
        <h2 id="funnel-title" className="mb-4 text-lg">
          {t('funnel')}
        </h2>
        <Funnel funnel={data.funnel} />
      </Card>
      <RecentCard leads={data.recentLeads} />
      <ExtractionCard />
    </div>
  );
}

function Parts() {
  const { t } = useTranslation('email-analytics');
  const { t: shared } = useTranslation('email-marketing');
  const errorText = useErrorText();
  const time = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'medium' });
  const { data, isError, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['email-analytics'],
    queryFn: () => call<Analytics>('/api/email-analytics'),
    refetchInterval: refreshMs,
  });
  // Figures that could not be renewed once stay, with their time beside them.
  if (isError && !data)
    return (
      <NoData>
        <p role="alert" className="text-bad">
          {errorText(error)}
        </p>
        <Button look="secondary" onClick={() => void refetch()}>
          {shared('tryAgain')}
        </Button>
      </NoData>
    );
  if (!data) return <Skeleton className="h-96" />;
  if (data.totalLeads === 0)
    return (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <NoData>
          <p className="text-ink-soft">{t('none.text')}</p>
        </NoData>
        <ExtractionCard />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures data={data} />
      <Charts data={data} />
      <p className="text-ink-soft text-sm">{t('updated', { time: time.format(dataUpdatedAt) })}</p>
    </div>
  );
}

export default function EmailAnalyticsPage() {
  const { t } = useTranslation('email-analytics');
  return (
    <MailScreen path="/email-analytics" title={t('title')} lead={t('meta.description')}>
      <Parts />
    </MailScreen>
  );
}
