import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { showToast } from '../../lib/toast.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { type Status, useSubscription } from './use-subscription.ts';

const tones: Record<Status['subscriptionStatus'], Tone> = {
  active: 'good',
  canceled: 'tape',
  past_due: 'bad',
  none: 'plain',
};

/** What may be pressed in which state. */
type Action = 'cancel' | 'cancelNow' | 'keep' | 'updatePayment';
const actions: Record<Status['subscriptionStatus'], readonly Action[]> = {
  active: ['cancel'],
  canceled: ['keep'],
  past_due: ['updatePayment', 'cancelNow'],
  none: [],
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
      <span className="font-semibold">{t('test.label')}</span>
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
  const errorText = useErrorText();
  const language = useLanguage();
  const queries = useQueryClient();
  const query = useSubscription(userId);
  const [busy, setBusy] = useState(false);
  if (query.isError) {
    console.warn('the subscription status could not be loaded', query.error);
    return (
      <Card className="grid justify-items-start gap-3">
        <p>{t('couldNotLoad')}</p>
        <Button look="secondary" onClick={() => query.refetch()}>
          {t('tryAgain')}
        </Button>
      </Card>
    );
  }
  if (!query.data) return <Skeleton className="h-48" />;
  const { subscriptionStatus, subscriptionEndDate, credits } = query.data;
  const refresh = async () => {
    await queries.invalidateQueries();
  };
  const toPortal = async () => {
    setBusy(true);
    try {
      location.assign((await call<{ url: string }>('/api/billing-portal', { method: 'POST', body: {} })).url);
    } catch (error) {
      showToast({ variant: 'destructive', title: t('portalFailed'), description: errorText(error) });
      setBusy(false);
    }
  };
  const act = async (action: Action) => {
    if (action === 'updatePayment') return toPortal();
    if (action !== 'keep' && !confirm(t('cancelConfirm'))) return;
    setBusy(true);
    try {
      if (action === 'keep') await call(`/api/resume-subscription/${userId}`, { method: 'POST' });
      else
        await call(`/api/cancel-subscription/${userId}`, {
          method: 'POST',
          body: { now: action === 'cancelNow' },
        });
      await refresh();
      if (action !== 'keep') showToast({ title: t('canceled.title'), description: t('canceled.text') });
    } catch (error) {
      const description = errorText(error) || t('cancelFailed.text');
      showToast({ variant: 'destructive', title: t('cancelFailed.title'), description });
    }
    setBusy(false);
  };
  const date = subscriptionEndDate
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(subscriptionEndDate))
    : null;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t('status.title')}</h2>
        <Badge tone={tones[subscriptionStatus]}>{t(`status.${subscriptionStatus}`)}</Badge>
      </div>
      <p className="text-ink-soft">{t(`text.${subscriptionStatus}`, { date })}</p>
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
