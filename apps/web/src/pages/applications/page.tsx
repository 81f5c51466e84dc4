import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedInOnly } from '../../features/session/signed-in-only.tsx';
import { AddForm } from '../../features/tracking/add-form.tsx';
import { DueReminders } from '../../features/tracking/due.tsx';
import { JobAlertCard } from '../../features/tracking/job-alert.tsx';
import { Statistics } from '../../features/tracking/statistics.tsx';
import { type Tracked, useApplications } from '../../features/tracking/use-applications.ts';
import { Board, Table } from '../../features/tracking/views.tsx';
import { ApiError } from '../../lib/api.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';

function Upgrade() {
  const { t } = useTranslation('tracking');
  return (
    <Card className="grid max-w-lg justify-items-start gap-3">
      <h2 className="text-lg">{t('premium.title')}</h2>
      <p>{t('premium.text')}</p>
      <ButtonLink href="/checkout?type=premium">{t('premium.action')}</ButtonLink>
    </Card>
  );
}

function Tracking({ data }: { data: Tracked }) {
  const { t } = useTranslation('tracking');
  const [view, setView] = useState<'board' | 'table'>('table');
  const { applications, statistics } = data;
  return (
    <div className="grid grid-cols-1 gap-10">
      <DueReminders items={applications} />
      <Card>
        <AddForm />
      </Card>
      <section aria-labelledby="jobs-title" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h2 id="jobs-title" className="mr-auto text-xl">
            {t('list')}
          </h2>
          {(['table', 'board'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              look={view === name ? 'primary' : 'secondary'}
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {t(`view.${name}`)}
            </Button>
          ))}
          <a
            href="/api/applications/export"
            download
            className={buttonClass('secondary', 'small', 'no-underline')}
          >
            {t('csv')}
          </a>
        </div>
        {applications.length === 0 ? <p className="text-ink-soft">{t('empty')}</p> : null}
        {applications.length > 0 && view === 'table' ? <Table items={applications} /> : null}
        {applications.length > 0 && view === 'board' ? <Board items={applications} /> : null}
      </section>
      <section aria-labelledby="figures-title">
        <h2 id="figures-title" className="mb-4 text-xl">
          {t('rate.title')}
        </h2>
        <Statistics statistics={statistics} />
      </section>
      <JobAlertCard />
    </div>
  );
}

function Loaded() {
  const { t } = useTranslation('tracking');
  const { data, error, refetch } = useApplications();
  if (data) return <Tracking data={data} />;
  if (error instanceof ApiError && (error.status === 402 || error.status === 404)) return <Upgrade />;
  if (error) return <Unloaded text={t('unloaded')} again={t('again')} onAgain={refetch} />;
  return <Skeleton className="h-64" />;
}

export default function ApplicationsPage() {
  const { t } = useTranslation('applications');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <SignedInOnly text={t('note')} action={t('signIn')} returnTo="/applications">
        {() => <Loaded />}
      </SignedInOnly>
    </PageFrame>
  );
}
