import type { PlanName } from '@tailor/contract/plans';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Standing } from './standing.ts';

interface PlanActionProps {
  plan: PlanName;
  standing: Standing;
  /** Beside large buttons. */
  large?: boolean;
  /** How the plan is chosen by somebody who may. */
  children: ReactNode;
}

/** Nobody is offered what they have: a subscription is managed, what it includes is said. As high as a button. */
export function PlanAction({ plan, standing, large, children }: PlanActionProps) {
  const { t } = useTranslation('plans');
  if (standing === 'included')
    return (
      <p
        className={classNames(
          'mt-auto flex items-center justify-center text-center text-ink-soft text-sm',
          large ? 'min-h-13' : 'min-h-11',
        )}
      >
        {t('included')}
      </p>
    );
  if (standing === 'current' && plan === 'premium')
    return (
      <ButtonLink
        href="/subscription"
        look="secondary"
        size={large ? 'large' : 'medium'}
        className="mt-auto w-full"
      >
        {t('manage')}
      </ButtonLink>
    );
  return children;
}
