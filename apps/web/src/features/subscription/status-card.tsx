import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';
import { useDateText } from './date-text.ts';
import { actions, useActions } from './use-actions.ts';
import { type Status, useSubscription } from './use-subscription.ts';

const tones: Record<Status['subscriptionStatus'], Tone> = {
  active: 'good',
  canceled: 'tape',
  past_due: 'bad',
  none: 'plain',
};

/** The test subscription can be moved on by hand; nothing of this is there with a real provider. */
function TestActions({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation('subscription');
  const { testCheckout } = useSiteConfig();
  if (!testCheckout) return null;
  const act = async (action: 'renew' | 'fail') => {
    await call('/api/test-subscription', { method: 'POST', body: { action } }).catch(() => undefined);
    await onDone();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-tape-soft p-3 text-sm text-tape-ink">
      <span className="w-full font-semibold sm:w-auto">{t('test.label')}</span>
      <Button look="secondary" size="small" onClick={() => act('renew')}>
        {t('test.renew')}
      </Button>
      <Button look="secondary" size="small" onClick={() => act('fail')}>
        {t('test.fail')}
      </Button>
    </div>
  );
}

export function StatusCard({ userId }: { userId: string }) {
  const { t } = useTranslation('subscription');
  const queries = useQueryClient();
  const query = useSubscription(userId);
  const { busy, act } = useActions(userId);
  const date = useDateText(query.data?.subscriptionEndDate ?? null);
  if (query.isError) {
    console.warn('the subscription status could not be loaded', query.error);
    return (
      <Card>
        <Unloaded text={t('couldNotLoad')} again={t('tryAgain')} onAgain={query.refetch} />
      </Card>
    );
  }
  if (!query.data) return <Skeleton className="h-48" />;
  const { subscriptionStatus, hasActiveSubscription, credits } = query.data;
  const over = subscriptionStatus === 'past_due' && !hasActiveSubscription;
  const refresh = async () => {
    await queries.invalidateQueries();
  };
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t('status.title')}</h2>
        <Badge tone={tones[subscriptionStatus]}>{t(`status.${subscriptionStatus}`)}</Badge>
      </div>
      <p className="text-ink-soft">
        {t(over ? 'text.past_due_over' : `text.${subscriptionStatus}`, { date })}
      </p>
      {credits > 0 ? <p className="font-medium">{t('credits', { count: credits })}</p> : null}
      <div className="flex flex-wrap gap-3">
        {actions[subscriptionStatus].map((action) => (
          <Button key={action} look="secondary" disabled={busy} onClick={() => act(action)}>
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
      {subscriptionStatus === 'none' ? null : <TestActions onDone={refresh} />}
    </Card>
  );
}
