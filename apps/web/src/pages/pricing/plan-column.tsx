import type { PlanName } from '@tailor/contract/plans';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlanAction } from '../../features/plans/plan-action.tsx';
import { PlanMark, useStanding } from '../../features/plans/plan-mark.tsx';
import { usePlanPrice } from '../../features/plans/plan-price.ts';
import { classNames } from '../../lib/class-names.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What each plan includes and where it ends, as keys of the page's texts. */
const lists: Record<PlanName, { in: number[]; not: number[] }> = {
  free: { in: [1, 2, 3], not: [1, 2] },
  basic: { in: [1, 2, 3, 4], not: [1, 2] },
  premium: { in: [1, 2, 3, 4, 5, 6, 7], not: [1] },
};

/** Lines of Unlimited that are listed only where the thing itself exists. */
const needs = new Map<number, 'tracking' | 'jobAlerts'>([
  [5, 'tracking'],
  [6, 'jobAlerts'],
  [7, 'tracking'],
]);

/** What is sold exists: a line whose part this server has not is left out. */
export function includedLines(plan: PlanName, has: Record<'tracking' | 'jobAlerts', boolean>): number[] {
  return lists[plan].in.filter((line) => {
    const need = plan === 'premium' ? needs.get(line) : undefined;
    return !need || has[need];
  });
}

const targets: Record<PlanName, string> = {
  free: '/',
  basic: '/checkout?type=basic',
  premium: '/checkout?type=premium',
};

export function PlanColumn({ plan }: { plan: PlanName }) {
  const { t } = useTranslation(['pricing', 'plans']);
  const price = usePlanPrice(plan);
  const included = includedLines(plan, useSiteConfig());
  const standing = useStanding(plan);
  const chosen = plan === 'premium';
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-lg border bg-surface p-6 shadow-card',
        chosen ? 'border-accent border-t-4 pt-5' : 'border-line',
      )}
    >
      <PlanMark standing={standing} />
      <h2 className="text-xl">{t(`${plan}.name`, { ns: 'plans' })}</h2>
      <p className="mt-3 font-bold font-display text-3xl tabular-nums">{price}</p>
      <p className="text-ink-faint text-sm">{t(`${plan}.period`, { ns: 'plans' })}</p>
      <h3 className="mt-6 font-sans font-semibold text-sm tracking-normal">{t('included')}</h3>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {included.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {t(`${plan}.in.${line}`)}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-sans font-semibold text-sm tracking-normal">{t('limits')}</h3>
      <ul className="mt-3 mb-6 grid gap-2.5 text-ink-soft text-sm">
        {lists[plan].not.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Minus aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
            {t(`${plan}.not.${line}`)}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} standing={standing}>
        <ButtonLink
          href={standing === 'unused' ? '/' : targets[plan]}
          look={chosen ? 'primary' : 'secondary'}
          className="mt-auto w-full"
        >
          {t(standing === 'unused' ? 'use' : `choose.${plan}`, { ns: 'plans' })}
        </ButtonLink>
      </PlanAction>
    </li>
  );
}
