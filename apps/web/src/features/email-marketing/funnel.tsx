import type { CallReply } from '@tailor/contract/call';
import type { EmailAnalytics } from '@tailor/contract/calls/email-analytics';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';

type Steps = CallReply<EmailAnalytics>['funnel'];
const steps = ['leads', 'confirmed', 'checkoutStarted', 'checkoutCompleted'] as const;

/** How many came how far; each bar is a share of all leads. */
export function Funnel({ funnel }: { funnel: Steps }) {
  const { t } = useTranslation('email-analytics');
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <ol className="grid grid-cols-1 gap-4">
      {steps.map((step) => {
        const share = funnel.leads === 0 ? 0 : funnel[step] / funnel.leads;
        return (
          <li key={step} className="grid gap-1.5">
            <span className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span>{t(`funnel.${step}`)}</span>
              <span className="tabular-nums">
                <strong>{funnel[step].toLocaleString(language)}</strong>{' '}
                <span className="text-ink-soft">{percent.format(share)}</span>
              </span>
            </span>
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${100 * share}%` }} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
