import type { CallReply } from '@tailor/contract/call';
import type { SendAbandonedCartEmails } from '@tailor/contract/calls/send-abandoned-cart-emails';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from '../sign-in/notice.tsx';
import { queueKey } from './use-pages.ts';

const standard = '2';
const most = 720;

/** Reminds, by hand and once, of checkouts that nobody finished. */
export function SenderCard() {
  const { t } = useTranslation('email-admin');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [hours, setHours] = useState(standard);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<CallReply<SendAbandonedCartEmails> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const hoursAgo = hours.trim() === '' ? Number.NaN : Number(hours);
  const wrong = !(hoursAgo >= 0 && hoursAgo <= most);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    setBusy(true);
    setDone(null);
    setFailure(null);
    try {
      setDone(await call('/api/send-abandoned-cart-emails', { method: 'POST', body: { hoursAgo } }));
      await queries.invalidateQueries({ queryKey: [queueKey] });
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby="sender-title" className="grid grid-cols-1 content-start gap-4">
      <h2 id="sender-title" className="text-lg">
        {t('sender.title')}
      </h2>
      <p className="text-ink-soft text-sm">{t('sender.text')}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-wrap items-start gap-3">
        <div className="w-40">
          <Field
            label={t('sender.hours')}
            type="number"
            inputMode="decimal"
            min={0}
            max={most}
            step="any"
            value={hours}
            error={wrong ? t('sender.wrong') : null}
            onChange={(event) => setHours(event.target.value)}
          />
        </div>
        <Button type="submit" className="sm:mt-7" disabled={busy || wrong}>
          {t('sender.action')}
        </Button>
      </form>
      {done ? (
        <Notice tone="good">
          {t('sender.found', { count: done.abandonedCarts })} {t('sender.sent', { count: done.emailsSent })}
        </Notice>
      ) : null}
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
    </Card>
  );
}
