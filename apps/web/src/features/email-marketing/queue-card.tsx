import type { CallReply } from '@tailor/contract/call';
import type { EmailQueue, QueuedMail } from '@tailor/contract/calls/email-queue';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ListCard } from './list-card.tsx';
import type { Pages } from './use-pages.ts';

type Queue = CallReply<EmailQueue>;
const MailDialog = lazy(() => import('./mail-dialog.tsx'));

const tones: Record<QueuedMail['status'], Tone> = {
  pending: 'tape',
  claimed: 'info',
  sent: 'good',
  failed: 'bad',
  uncertain: 'bad',
  suppressed: 'plain',
};
const states = Object.keys(tones) as QueuedMail['status'][];

/** Every mail there is; a new one without a name here is shown under its own. */
const templates = [
  'freeUserImmediate',
  'freeUser24h',
  'freeUserFinal',
  'abandonedCart',
  'sign-in',
  'confirm',
  'reset',
  'account-exists',
  'receipt',
  'cancellation',
  'cancel-link',
  'returned',
  'contact',
  'weeklyAlert',
] as const;

export function useTemplateName(): (template: string) => string {
  const { t } = useTranslation('email-marketing');
  return (template) => t(`template.${template}`, { defaultValue: template });
}

function useReason(): (reason: string) => string {
  const { t } = useTranslation('email-admin');
  return (reason) => {
    const code = /^smtp_(\d+)$/.exec(reason)?.[1];
    return code ? t('reason.smtp', { code }) : t(`reason.${reason}`, { defaultValue: reason });
  };
}

/** The state, why it is so, and when it goes on. */
function Status({ mail }: { mail: QueuedMail }) {
  const { t } = useTranslation('email-admin');
  const reasonText = useReason();
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'short', timeStyle: 'short' });
  const waits = mail.status === 'pending' && new Date(mail.dueAt) > new Date();
  return (
    <>
      <Badge tone={tones[mail.status]}>{t(`state.${mail.status}`)}</Badge>
      {mail.reason ? <p className="mt-1 text-ink-soft text-xs">{reasonText(mail.reason)}</p> : null}
      {waits ? (
        <p className="mt-1 text-ink-soft text-xs">{t('due', { date: when.format(new Date(mail.dueAt)) })}</p>
      ) : null}
    </>
  );
}

function Row({ mail, onOpen }: { mail: QueuedMail; onOpen: () => void }) {
  const { t } = useTranslation('email-admin');
  const templateName = useTemplateName();
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'short', timeStyle: 'short' });
  const subject = mail.subject || t('deleted');
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <td className="py-3 pr-4">
        <p className={mail.subject ? 'break-words font-medium' : 'text-ink-faint'}>{subject}</p>
        <p className="text-ink-soft text-xs">{templateName(mail.template)}</p>
        <div className="md:hidden">
          <p className="mt-1 break-all text-ink-soft text-xs">{mail.toEmail || '–'}</p>
          <p className="mb-2 text-ink-soft text-xs tabular-nums">{when.format(new Date(mail.createdAt))}</p>
          <Status mail={mail} />
        </div>
      </td>
      <td className="hidden break-all py-3 pr-4 md:table-cell">{mail.toEmail || '–'}</td>
      <td className="hidden py-3 pr-4 md:table-cell">
        <Status mail={mail} />
      </td>
      <td className="hidden whitespace-nowrap py-3 pr-4 tabular-nums md:table-cell">
        {when.format(new Date(mail.createdAt))}
      </td>
      <td className="py-2 text-right">
        {mail.readable ? (
          <Button look="quiet" size="small" aria-label={t('open', { subject })} onClick={onOpen}>
            {t('open.short')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

/** The outbox. A mail of the local one can be opened. */
export function QueueCard({ pages }: { pages: Pages<Queue> }) {
  const { t } = useTranslation('email-admin');
  const templateName = useTemplateName();
  const [opened, setOpened] = useState<string | null>(null);
  const head = 'py-2 pr-4 font-semibold';
  return (
    <>
      <ListCard
        title={t('queue.title')}
        hint={t('queue.hint')}
        none={t('queue.none')}
        choices={[
          {
            name: 'state',
            label: t('filter.state'),
            options: states.map((state) => [state, t(`state.${state}`)] as const),
          },
          {
            name: 'template',
            label: t('filter.template'),
            options: templates.map((template) => [template, templateName(template)] as const),
          },
        ]}
        pages={pages}
        rowsOf={({ emails }) => emails.length}
      >
        {({ emails }) => (
          <>
            {emails.some(({ readable }) => readable) ? (
              <p className="mb-3 text-ink-soft text-sm">{t('local')}</p>
            ) : null}
            <table className="w-full text-left text-sm">
              <caption className="sr-only">{t('queue.title')}</caption>
              <thead>
                <tr className="border-line border-b text-ink-soft">
                  <th className={head}>{t('column.subject')}</th>
                  <th className={`hidden md:table-cell ${head}`}>{t('column.to')}</th>
                  <th className={`hidden md:table-cell ${head}`}>{t('column.status')}</th>
                  <th className={`hidden md:table-cell ${head}`}>{t('column.created')}</th>
                  <th className="py-2">
                    <span className="sr-only">{t('column.open')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {emails.map((mail) => (
                  <Row key={mail.id} mail={mail} onOpen={() => setOpened(mail.id)} />
                ))}
              </tbody>
            </table>
          </>
        )}
      </ListCard>
      {opened ? (
        <Suspense fallback={null}>
          <MailDialog id={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
