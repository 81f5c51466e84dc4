import type { CallReply } from '@tailor/contract/call';
import type { EmailLeads, Lead } from '@tailor/contract/calls/email-leads';
import { formatMoney } from '@tailor/contract/currencies';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { ListCard } from './list-card.tsx';
import { Stage } from './stage.tsx';
import type { Pages } from './use-pages.ts';

const stages = ['lead', 'checkout', 'converted'] as const;
const types = ['free_user', 'basic', 'premium'] as const;

function Row({ lead }: { lead: Lead }) {
  const { t } = useTranslation('email-admin');
  const { t: shared } = useTranslation('email-marketing');
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const created = when.format(new Date(lead.createdAt));
  const amount = formatMoney(lead.amount, 'USD', language);
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <td className="py-3 pr-4">
        <p className="break-all font-medium">{lead.email}</p>
        <p className="mt-1 text-ink-soft text-xs md:hidden">
          {shared(`type.${lead.type}`)} · {amount} · {created}
        </p>
      </td>
      <td className="hidden py-3 pr-4 md:table-cell">{shared(`type.${lead.type}`)}</td>
      <td className="hidden whitespace-nowrap py-3 pr-4 tabular-nums md:table-cell">{amount}</td>
      <td className="py-3 pr-4">
        <Stage started={lead.checkoutStarted} completed={lead.checkoutCompleted} />
        {lead.abandonedCartEmailSent ? <p className="mt-1 text-ink-soft text-xs">{t('reminded')}</p> : null}
      </td>
      <td className="hidden whitespace-nowrap py-3 tabular-nums md:table-cell">{created}</td>
    </tr>
  );
}

export function LeadsCard({ pages }: { pages: Pages<CallReply<EmailLeads>> }) {
  const { t } = useTranslation('email-admin');
  const { t: shared } = useTranslation('email-marketing');
  const head = 'py-2 pr-4 font-semibold';
  return (
    <ListCard
      title={t('leads.title')}
      hint={t('leads.hint')}
      none={t('leads.none')}
      choices={[
        {
          name: 'stage',
          label: t('filter.stage'),
          options: stages.map((stage) => [stage, shared(`stage.${stage}`)] as const),
        },
        {
          name: 'type',
          label: t('filter.type'),
          options: types.map((type) => [type, shared(`type.${type}`)] as const),
        },
      ]}
      pages={pages}
      rowsOf={({ leads }) => leads.length}
    >
      {({ leads }) => (
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{t('leads.title')}</caption>
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th className={head}>{t('column.email')}</th>
              <th className={`hidden md:table-cell ${head}`}>{t('column.type')}</th>
              <th className={`hidden md:table-cell ${head}`}>{t('column.amount')}</th>
              <th className={head}>{t('column.stage')}</th>
              <th className={`hidden md:table-cell ${head}`}>{t('column.created')}</th>
            </tr>
          </thead>
          <tbody>
            {leads.map((lead) => (
              <Row key={lead.id} lead={lead} />
            ))}
          </tbody>
        </table>
      )}
    </ListCard>
  );
}
