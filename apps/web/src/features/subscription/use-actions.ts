import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { goTo } from '../../lib/go-to.ts';
import { showToast } from '../../lib/toast.ts';
import { useErrorText } from '../errors/error-text.ts';
import type { Status } from './use-subscription.ts';

export type Action = 'cancel' | 'cancelNow' | 'keep' | 'updatePayment';

/** What may be pressed in which state. */
export const actions: Record<Status['subscriptionStatus'], readonly Action[]> = {
  active: ['cancel'],
  canceled: ['keep'],
  past_due: ['updatePayment', 'cancelNow'],
  none: [],
};

/** What a subscriber does about their subscription, on its page and in the banner above every page. */
export function useActions(userId: string) {
  const { t } = useTranslation('subscription');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const toPortal = async () => {
    setBusy(true);
    try {
      goTo((await call<{ url: string }>('/api/billing-portal', { method: 'POST', body: {} })).url);
    } catch (error) {
      showToast({ variant: 'destructive', title: t('portalFailed'), description: errorText(error) });
      setBusy(false);
    }
  };
  const send = (action: Action) =>
    action === 'keep'
      ? call(`/api/resume-subscription/${userId}`, { method: 'POST' })
      : call(`/api/cancel-subscription/${userId}`, {
          method: 'POST',
          body: { now: action === 'cancelNow' },
        });
  const act = async (action: Action) => {
    if (action === 'updatePayment') return toPortal();
    if (action === 'cancel' && !confirm(t('cancelConfirm'))) return;
    if (action === 'cancelNow' && !confirm(t('cancelNowConfirm'))) return;
    setBusy(true);
    try {
      await send(action);
      await queries.invalidateQueries();
      if (action !== 'keep') {
        const description = t(action === 'cancel' ? 'canceled.text' : 'canceledNow.text');
        showToast({ title: t('canceled.title'), description });
      } else showToast({ title: t('kept') });
    } catch (error) {
      const [title, text] =
        action === 'keep' ? [t('keepFailed'), ''] : [t('cancelFailed.title'), t('cancelFailed.text')];
      showToast({ variant: 'destructive', title, description: errorText(error) || text });
    }
    setBusy(false);
  };
  return { busy, act };
}
