import type { CallReply } from '@tailor/contract/call';
import type { EmailAnalytics } from '@tailor/contract/calls/email-analytics';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import { Stage } from './stage.tsx';

/** Who agreed to mails last. */
export function RecentCard({ leads }: { leads: CallReply<EmailAnalytics>['recentLeads'] }) {
  const { t } = useTranslation('email-analytics');
  const { t: shared } = useTranslation('email-marketing');
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card aria-labelledby="recent-title">
      <h2 id="recent-title" className="mb-2 text-lg">
        {t('recent')}
      </h2>
      <ul>
        {leads.map((lead) => (
          <li
            key={lead.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="break-all font-medium">{lead.email}</p>
              <p className="text-ink-soft text-sm">
                {shared(`type.${lead.type}`, { defaultValue: lead.type })} ·{' '}
                {when.format(new Date(lead.created_at))}
              </p>
            </div>
            <Stage started={lead.checkout_started} completed={lead.checkout_completed} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
