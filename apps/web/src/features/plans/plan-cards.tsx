import type { PlanName } from '@tailor/contract/plans';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { usePlanPrice } from './plan-price.ts';

const order: PlanName[] = ['free', 'basic', 'premium'];
const lines = [1, 2, 3, 4] as const;
/** Lines that say what a plan does not have. */
const absent = new Set(['free.1', 'basic.4']);

interface PlanCardsProps {
  current: PlanName | null;
  onChoose: (plan: PlanName) => void;
}

function PlanCard({ plan, current, onChoose }: PlanCardsProps & { plan: PlanName }) {
  const { t } = useTranslation('plans');
  const price = usePlanPrice(plan);
  const mine = current === plan;
  return (
    <li
      className={classNames(
        'flex flex-col rounded-lg border bg-surface p-6 shadow-card',
        plan === 'premium' ? 'border-accent border-t-4 pt-5' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t(`${plan}.name`)}</h3>
        {mine ? <Badge tone="accent">{t('current')}</Badge> : null}
      </div>
      <p className="mt-3 font-bold font-display text-2xl tabular-nums">{price}</p>
      <p className="text-ink-faint text-sm">{t(`${plan}.period`)}</p>
      <ul className="mt-5 mb-6 grid gap-2.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            {absent.has(`${plan}.${line}`) ? (
              <Minus aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
            ) : (
              <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
            )}
            {t(`${plan}.${line}`)}
          </li>
        ))}
      </ul>
      <Button
        className="mt-auto w-full"
        look={plan === 'premium' ? 'primary' : 'secondary'}
        onClick={() => onChoose(plan)}
      >
        {t(`choose.${plan}`)}
      </Button>
    </li>
  );
}

export function PlanCards(props: PlanCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {order.map((plan) => (
        <PlanCard key={plan} plan={plan} {...props} />
      ))}
    </ul>
  );
}
