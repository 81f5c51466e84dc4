import type { PlanName } from '@tailor/contract/plans';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanMark, useStanding } from './plan-mark.tsx';
import { usePlanPrice } from './plan-price.ts';

const order: PlanName[] = ['free', 'basic', 'premium'];
const lines = [1, 2, 3, 4] as const;
/** Lines that say what a plan does not have. */
const absent = new Set(['free.1', 'basic.4']);

interface PlanCardsProps {
  onChoose: (plan: PlanName) => void;
}

function PlanCard({ plan, onChoose }: PlanCardsProps & { plan: PlanName }) {
  const { t } = useTranslation('plans');
  const price = usePlanPrice(plan);
  const standing = useStanding(plan);
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-lg border bg-surface p-6 shadow-card',
        plan === 'premium' ? 'border-accent border-t-4 pt-5' : 'border-line',
      )}
    >
      <PlanMark standing={standing} />
      <h3 className="text-lg">{t(`${plan}.name`)}</h3>
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
      <PlanAction plan={plan} standing={standing}>
        <Button
          className="mt-auto w-full"
          look={plan === 'premium' ? 'primary' : 'secondary'}
          onClick={() => onChoose(plan)}
        >
          {t(standing === 'unused' ? 'use' : `choose.${plan}`)}
        </Button>
      </PlanAction>
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
