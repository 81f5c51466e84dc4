import type { CallReply } from '@tailor/contract/call';
import type { EmailLeads } from '@tailor/contract/calls/email-leads';
import type { EmailQueue } from '@tailor/contract/calls/email-queue';
import { useTranslation } from 'react-i18next';
import { BouncesCard } from '../../features/email-marketing/bounces-card.tsx';
import { MailScreen } from '../../features/email-marketing/frame.tsx';
import { LeadsCard } from '../../features/email-marketing/leads-card.tsx';
import { PreviewCard } from '../../features/email-marketing/preview-card.tsx';
import { QueueCard } from '../../features/email-marketing/queue-card.tsx';
import { SenderCard } from '../../features/email-marketing/sender-card.tsx';
import { StatCards } from '../../features/email-marketing/stat-cards.tsx';
import { leadsKey, queueKey, usePages } from '../../features/email-marketing/use-pages.ts';

function Parts() {
  const { t } = useTranslation('email-admin');
  const queue = usePages<CallReply<EmailQueue>>(queueKey, '/api/email-queue');
  const leads = usePages<CallReply<EmailLeads>>(leadsKey, '/api/email-leads');
  const waiting = queue.query.isError ? null : queue.query.data?.inQueue;
  const of = (name: 'leads' | 'freeUsers' | 'conversions') =>
    leads.query.isError ? null : leads.query.data?.totals[name];
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatCards
        title={t('figures')}
        figures={[
          { name: t('card.queue'), value: waiting },
          { name: t('card.leads'), value: of('leads') },
          { name: t('card.free'), value: of('freeUsers') },
          { name: t('card.conversions'), value: of('conversions') },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PreviewCard />
        <div className="grid grid-cols-1 gap-6">
          <SenderCard />
          <BouncesCard />
        </div>
      </div>
      <QueueCard pages={queue} />
      <LeadsCard pages={leads} />
    </div>
  );
}

export default function EmailAdminPage() {
  const { t } = useTranslation('email-admin');
  return (
    <MailScreen path="/email-admin" title={t('title')} lead={t('meta.description')}>
      <Parts />
    </MailScreen>
  );
}
