import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useDateText } from './date-text.ts';
import { actions, useActions } from './use-actions.ts';
import type { Status } from './use-subscription.ts';

/** Above every page while the last payment is missing: a card that expired is mended in two presses. */
export default function PastDueBanner({ userId, status }: { userId: string; status: Status }) {
  const { t } = useTranslation('subscription');
  const { busy, act } = useActions(userId);
  const date = useDateText(status.subscriptionEndDate);
  return (
    <aside aria-label={t('status.past_due')} className="border-tape border-b bg-tape-soft text-tape-ink">
      <div className="measure flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-3 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t(status.hasActiveSubscription ? 'text.past_due' : 'text.past_due_over', { date })}
        </p>
        <div className="flex flex-wrap gap-3">
          {actions.past_due.map((action) => (
            <Button
              key={action}
              look={action === 'updatePayment' ? 'primary' : 'secondary'}
              disabled={busy}
              onClick={() => act(action)}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </div>
      </div>
    </aside>
  );
}
