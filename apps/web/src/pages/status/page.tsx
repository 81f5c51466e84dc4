import type { CallReply } from '@tailor/contract/call';
import type { OperatorStatus } from '@tailor/contract/calls/operator-status';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../features/errors/error-text.ts';
import { AdminsOnly } from '../../features/session/admins-only.tsx';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Status = CallReply<OperatorStatus>;
const GIGABYTE = 1024 ** 3;
const LOW_DISK = 2 * GIGABYTE;

function useSize(): (bytes: number) => string {
  const { t } = useTranslation('status');
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (bytes) =>
    bytes >= GIGABYTE
      ? t('gigabytes', { value: format.format(bytes / GIGABYTE) })
      : t('megabytes', { value: format.format(bytes / 1024 ** 2) });
}

function Figures({ status }: { status: Status }) {
  const { t } = useTranslation('status');
  const size = useSize();
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const rows: [name: string, value: string, bad?: boolean][] = [
    ['started', when.format(new Date(status.startedAt))],
    ['workers', String(status.workers), status.workers === 0],
    ['jobs', String(status.jobs.waiting)],
    ['jobsFailed', String(status.jobs.failed), status.jobs.failed > 0],
    ['mails', String(status.mails.waiting)],
    ['mailsFailed', String(status.mails.failed), status.mails.failed > 0],
    ['disk', size(status.diskFreeBytes), status.diskFreeBytes < LOW_DISK],
    ['database', size(status.databaseBytes)],
    ['memory', size(status.memoryBytes)],
    ['node', status.node],
    ['version', status.migration.slice(0, 14)],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {rows.map(([name, value, bad]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b pb-2">
          <dt className="text-ink-soft">{t(name)}</dt>
          <dd className={bad ? 'font-semibold text-bad tabular-nums' : 'font-semibold tabular-nums'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Messages({ messages }: { messages: Status['messages'] }) {
  const { t } = useTranslation('status');
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  if (messages.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="grid gap-5">
      {messages.map((one) => (
        <li key={one.id} className="grid gap-2 border-line border-b pb-5 last:border-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="break-words font-semibold">{one.subject}</h3>
            {one.priority ? <Badge>{t('priority')}</Badge> : null}
          </div>
          <p className="break-words text-ink-soft text-sm">
            {one.name} · {one.email} · {when.format(new Date(one.createdAt))}
          </p>
          <p className="whitespace-pre-wrap break-words">{one.message}</p>
          <ButtonLink
            href={`mailto:${one.email}?subject=${encodeURIComponent(`Re: ${one.subject}`)}`}
            full
            look="secondary"
            className="justify-self-start"
          >
            {t('reply', { name: one.name })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Board() {
  const { t } = useTranslation('status');
  const errorText = useErrorText();
  const query = useQuery({ queryKey: ['status'], queryFn: () => call<Status>('/api/status') });
  if (query.isPending) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-6">
      {query.isError ? (
        <p role="alert" className="rounded-md border border-bad bg-bad-soft p-3 text-bad text-sm">
          {errorText(query.error)}
        </p>
      ) : (
        <>
          <Card className="grid gap-5">
            {query.data.workers === 0 ? <p className="text-bad">{t('noWorker')}</p> : null}
            {query.data.diskFreeBytes < LOW_DISK ? <p className="text-bad">{t('diskLow')}</p> : null}
            <Figures status={query.data} />
          </Card>
          <Card aria-labelledby="messages" className="grid gap-5">
            <h2 id="messages" className="text-lg">
              {t('messages')}
            </h2>
            <Messages messages={query.data.messages} />
          </Card>
        </>
      )}
      <Button look="secondary" className="justify-self-start" onClick={() => query.refetch()}>
        {t('refresh')}
      </Button>
    </div>
  );
}

export default function StatusPage() {
  const { t } = useTranslation('status');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <AdminsOnly returnTo="/status">
        <Board />
      </AdminsOnly>
    </PageFrame>
  );
}
