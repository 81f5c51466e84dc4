import type { CallReply } from '@tailor/contract/call';
import type { CreateSubscription } from '@tailor/contract/calls/create-subscription';
import { priceOf } from '@tailor/contract/currencies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { goTo } from '../../lib/go-to.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { useSubscription } from './use-subscription.ts';

/** Long enough to read the notice before the browser goes to where the payment is confirmed. */
const READ_MS = 1_200;

export function UpgradeCard({ userId }: { userId: string }) {
  const { t } = useTranslation('subscription');
  const errorText = useErrorText();
  const language = useLanguage();
  const { data } = useSubscription(userId);
  const [busy, setBusy] = useState(false);
  if (!data || data.hasActiveSubscription) return null;

  const go = async (what: 'unlimited' | 'once') => {
    setBusy(true);
    try {
      const url = what === 'unlimited' ? await subscribe() : await payOnce();
      showToast({ title: t(`toast.${what}.title`), description: t(`toast.${what}.text`) });
      setTimeout(() => goTo(url), READ_MS);
    } catch (error) {
      const description = errorText(error) || t('upgradeFailed.text');
      showToast({ variant: 'destructive', title: t('upgradeFailed.title'), description });
      setBusy(false);
    }
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('upgrade.title')}</h2>
      <p className="text-ink-soft text-sm">{t('upgrade.text')}</p>
      <Button disabled={busy} onClick={() => go('unlimited')}>
        {t('upgrade.unlimited', { price: priceOf('premium', language).text })}
      </Button>
      <Button look="secondary" disabled={busy} onClick={() => go('once')}>
        {t('upgrade.once', { price: priceOf('basic', language).text })}
      </Button>
    </Card>
  );
}

async function subscribe(): Promise<string> {
  return (await call<CallReply<CreateSubscription>>('/api/create-subscription', { method: 'POST', body: {} }))
    .url;
}

async function payOnce(): Promise<string> {
  const body = { type: 'basic' };
  return (await call<{ url: string }>('/api/create-checkout-session', { method: 'POST', body })).url;
}
