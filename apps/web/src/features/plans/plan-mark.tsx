import type { PlanName } from '@tailor/contract/plans';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { useOwnPlan } from '../session/use-plan.ts';
import { type Standing, standingOf } from './standing.ts';

export function useStanding(plan: PlanName): Standing {
  return standingOf(plan, useOwnPlan());
}

/** Stands on the edge of a card that is `relative`: it comes after the page, and moves nothing. */
export function PlanMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation('plans');
  if (standing !== 'current' && standing !== 'unused') return null;
  return (
    <Badge tone="accent" className="absolute -top-3 right-4 border border-accent">
      {t(standing)}
    </Badge>
  );
}
