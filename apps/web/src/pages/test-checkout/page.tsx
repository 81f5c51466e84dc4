import type { CallReply } from '@tailor/contract/call';
import type { ActOnTestCheckout } from '@tailor/contract/calls/act-on-test-checkout';
import type { TestCheckout } from '@tailor/contract/calls/test-checkout';
import { formatMoney } from '@tailor/contract/currencies';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useErrorText } from '../../features/errors/error-text.ts';
import { call } from '../../lib/api.ts';
import { goTo } from '../../lib/go-to.ts';
import { useLanguage } from '../../lib/language.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Portal } from './portal.tsx';

type Action = 'pay' | 'decline' | 'cancel' | 'expire' | 'pay-later' | 'settle' | 'fail-later';
type Session = CallReply<TestCheckout>;

/** What can be done with a checkout that is still open, and with money that is on its way. */
const actions: Record<Session['state'], readonly Action[]> = {
  open: ['pay', 'pay-later', 'decline', 'cancel', 'expire'],
  settling: ['settle', 'fail-later'],
  paid: [],
  failed: [],
  expired: [],
};

const looks: Partial<Record<Action, ButtonProps['look']>> = { pay: 'primary', settle: 'primary' };

function Order({ session }: { session: Session }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-2 border-line border-b pb-4">
      <dt className="text-lg">{t(`${session.plan}.name`)}</dt>
      <dd className="font-bold font-display text-2xl tabular-nums">
        {formatMoney(session.amount, session.currency, language)}
      </dd>
    </dl>
  );
}

export default function TestCheckoutPage() {
  const { t } = useTranslation('test-checkout');
  const errorText = useErrorText();
  const search = new URLSearchParams(useSearch());
  const id = search.get('session') ?? '';
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const path = `/api/test-checkout/${encodeURIComponent(id)}` as const;
  const query = useQuery({
    queryKey: ['test-checkout', id],
    queryFn: () => call<Session>(path),
    enabled: id !== '',
  });

  const act = async (action: Action) => {
    setBusy(true);
    setNotice(null);
    try {
      const { url } = await call<CallReply<ActOnTestCheckout>>(path, { method: 'POST', body: { action } });
      if (url) goTo(url);
      else setNotice(t('declined'));
    } catch (error) {
      setNotice(errorText(error));
    }
    setBusy(false);
  };

  return (
    <PageFrame title={t('title')} narrow>
      <p className="mb-6 flex items-center gap-3 rounded-md border border-tape bg-tape-soft p-4 font-semibold text-tape-ink">
        <FlaskConical aria-hidden="true" className="size-6 shrink-0" />
        {t('banner')}
      </p>
      {search.has('subscription') ? (
        <Portal back={search.get('back')} />
      ) : id === '' || query.isError ? (
        <Card>{query.isError ? errorText(query.error) : t('none')}</Card>
      ) : query.data ? (
        <Card className="grid gap-5">
          <Order session={query.data} />
          <p className="text-ink-soft text-sm">{t(`state.${query.data.state}`)}</p>
          <div className="grid gap-3">
            {actions[query.data.state].map((action) => (
              <Button
                key={action}
                look={looks[action] ?? 'secondary'}
                disabled={busy}
                onClick={() => act(action)}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
          </div>
          <p role="status" className="text-bad text-sm empty:hidden">
            {notice}
          </p>
        </Card>
      ) : (
        <Skeleton className="h-64" />
      )}
    </PageFrame>
  );
}
