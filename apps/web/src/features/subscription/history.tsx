import type { CallReply } from '@tailor/contract/call';
import type { PaymentHistory } from '@tailor/contract/calls/payment-history';
import { formatMoney } from '@tailor/contract/currencies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unloaded } from '../../ui/unloaded.tsx';
import { useErrorText } from '../errors/error-text.ts';

type Payment = CallReply<PaymentHistory>['payments'][number];

const known = new Set(['completed', 'refunded', 'refund_requested', 'pending', 'failed']);

function PaymentRow({ payment, onChange }: { payment: Payment; onChange: () => void }) {
  const { t } = useTranslation('subscription');
  const errorText = useErrorText();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(payment.createdAt));
  const ask = async () => {
    try {
      await call(`/api/payments/${payment.id}/refund-request`, { method: 'POST', body: {} });
      showToast({ title: t('refund.asked') });
      onChange();
    } catch (error) {
      showToast({ variant: 'destructive', title: t('refund.failed'), description: errorText(error) });
    }
  };
  return (
    <li className="grid gap-2 border-line border-b py-3 last:border-b-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="font-medium">{t(`type.${payment.type}`)}</p>
        <p className="text-ink-faint text-sm">{date}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        <span className="text-ink-soft text-sm">
          {known.has(payment.status) ? t(`payment.${payment.status}`) : payment.status}
        </span>
        <span className="font-semibold tabular-nums">
          {formatMoney(payment.amount, payment.currency, language)}
        </span>
        {payment.refundableUntil ? (
          <Button look="quiet" size="small" className="-ml-3 sm:ml-0" onClick={ask}>
            {t('refund.ask')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

export function History({ userId }: { userId: string }) {
  const { t } = useTranslation('subscription');
  const query = useQuery({
    queryKey: ['payment-history', userId],
    queryFn: () => call<CallReply<PaymentHistory>>(`/api/payment-history/${userId}`),
  });
  const body = () => {
    if (query.isError)
      return <Unloaded text={t('couldNotLoad')} again={t('tryAgain')} onAgain={query.refetch} />;
    if (!query.data) return <Skeleton className="h-24" />;
    if (query.data.payments.length === 0) return <p className="text-ink-soft">{t('noHistory')}</p>;
    return (
      <ul>
        {query.data.payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onChange={() => query.refetch()} />
        ))}
      </ul>
    );
  };
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('history')}</h2>
      {body()}
    </Card>
  );
}
