import type { CallReply } from '@tailor/contract/call';
import type { ListPayments } from '@tailor/contract/calls/list-payments';
import { formatMoney } from '@tailor/contract/currencies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from '../sign-in/notice.tsx';

type Payment = CallReply<ListPayments>['payments'][number];
const known = new Set(['completed', 'refunded']);

function PaymentItem({ payment, onChange }: { payment: Payment; onChange: () => void }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const amount = formatMoney(payment.amount, payment.currency, language);
  const refund = async () => {
    if (!confirm(t('refund.sure', { amount, who: payment.email ?? t('visitor') }))) return;
    setBusy(true);
    setFailure(null);
    try {
      await call(`/api/payments/${payment.id}/refund`, { method: 'POST', body: {} });
      onChange();
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return (
    <li className="grid gap-2 border-line border-b py-3 last:border-b-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="break-all font-medium">{payment.email ?? t('visitor')}</p>
        <p className="text-ink-soft text-sm">
          {t('receipt', { number: payment.receiptNumber })} · {t(`type.${payment.type}`)} ·{' '}
          {date.format(new Date(payment.createdAt))}
        </p>
        {payment.refundRequestedAt && payment.status === 'completed' ? (
          <p className="text-sm text-tape-ink">
            {t('asked', { date: date.format(new Date(payment.refundRequestedAt)) })}
          </p>
        ) : null}
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:justify-end">
        <span className="font-semibold tabular-nums">{amount}</span>
        {payment.status === 'completed' ? (
          <Button look="secondary" size="small" disabled={busy} onClick={refund}>
            {t('refund.action')}
          </Button>
        ) : (
          <span className="text-ink-soft text-sm">
            {known.has(payment.status) ? t(`status.${payment.status}`) : payment.status}
          </span>
        )}
      </div>
    </li>
  );
}

export function RefundsCard() {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const [which, setWhich] = useState<'asked' | 'all'>('asked');
  const query = useQuery({
    queryKey: ['payments', which],
    queryFn: () => call<CallReply<ListPayments>>(`/api/payments?which=${which}`),
  });
  const list = () => {
    if (query.isError) return <Notice tone="bad">{errorText(query.error)}</Notice>;
    if (!query.data) return <Skeleton className="h-24" />;
    if (query.data.payments.length === 0) return <p className="text-ink-soft">{t(`none.${which}`)}</p>;
    return (
      <ul>
        {query.data.payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} onChange={() => query.refetch()} />
        ))}
      </ul>
    );
  };
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t(`payments.${which}`)}</h2>
        <Button look="quiet" size="small" onClick={() => setWhich(which === 'asked' ? 'all' : 'asked')}>
          {t(which === 'asked' ? 'show.all' : 'show.asked')}
        </Button>
      </div>
      {list()}
    </Card>
  );
}
