import { priceOf } from '@tailor/contract/currencies';
import { type PaidPlan, paidPlans } from '@tailor/contract/plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { checkoutUrl } from '../../features/offers/checkout.ts';
import { usePaymentError } from '../../features/offers/payment-error.ts';
import { PlanAction } from '../../features/plans/plan-action.tsx';
import { PlanMark, useStanding } from '../../features/plans/plan-mark.tsx';
import { classNames } from '../../lib/class-names.ts';
import { goTo } from '../../lib/go-to.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

interface ChoiceProps {
  plan: PaidPlan;
  chosen: boolean;
  busy: PaidPlan | null;
  onPay: (consent: boolean) => void;
}

function Choice({ plan, chosen, busy, onPay }: ChoiceProps) {
  const { t } = useTranslation('checkout');
  const { payments } = useSiteConfig();
  const price = priceOf(plan, useLanguage()).text;
  const [consent, setConsent] = useState(false);
  const standing = useStanding(plan);
  // What is said instead stands in the same place, so that nothing moves when this becomes known.
  const own = standing === 'current' || standing === 'included' ? standing : null;
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-lg border bg-surface p-6 shadow-card',
        chosen ? 'border-2 border-accent' : 'border-line',
      )}
    >
      <PlanMark standing={standing} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t(`${plan}.name`)}</h2>
        {chosen ? (
          <Badge tone="accent" className={own ? 'invisible' : ''}>
            {t('chosen')}
          </Badge>
        ) : null}
      </div>
      <p className="mt-2">
        <span className="font-bold font-display text-3xl tabular-nums">{price}</span>{' '}
        <span className="text-ink-faint text-sm">{t(`${plan}.period`)}</span>
      </p>
      <p className="mt-4 text-ink-soft">{t(`${plan}.text`)}</p>
      <div className="my-5 grid text-ink-soft text-sm">
        <Checkbox
          checked={consent}
          onChange={setConsent}
          className={classNames('col-start-1 row-start-1', own ? 'invisible' : null)}
        >
          {t('consent')}
        </Checkbox>
        {own ? <p className="col-start-1 row-start-1">{t(`own.${own}`)}</p> : null}
      </div>
      <PlanAction plan={plan} standing={standing} large>
        <Button
          className="mt-auto"
          size="large"
          data-unkept
          look={plan === 'premium' ? 'primary' : 'secondary'}
          disabled={!payments || busy !== null}
          onClick={() => onPay(consent)}
        >
          {busy === plan ? t('busy') : t('pay', { price })}
        </Button>
      </PlanAction>
    </li>
  );
}

/** `?type=` chooses and never starts by itself; an unknown type chooses nothing. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const { payments } = useSiteConfig();
  const paymentError = usePaymentError();
  const query = new URLSearchParams(useSearch());
  const resumeId = query.get('resumeId');
  const [busy, setBusy] = useState<PaidPlan | null>(null);
  const pay = async (plan: PaidPlan, immediateConsent: boolean) => {
    setBusy(plan);
    try {
      goTo(await checkoutUrl(plan, resumeId, { immediateConsent }));
    } catch (error) {
      paymentError(error);
      setBusy(null);
    }
  };
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      {payments ? null : <p className="mb-6 rounded-md bg-tape-soft p-4 text-tape-ink">{t('closed')}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {paidPlans.map((plan) => (
          <Choice
            key={plan}
            plan={plan}
            chosen={query.get('type') === plan}
            busy={busy}
            onPay={(consent) => pay(plan, consent)}
          />
        ))}
      </ul>
      <p className="mt-6 text-ink-faint text-sm">{t('footer')}</p>
      {resumeId ? (
        <ButtonLink href={`/?resume=${resumeId}`} look="quiet" className="mt-4">
          {t('back')}
        </ButtonLink>
      ) : null}
    </PageFrame>
  );
}
