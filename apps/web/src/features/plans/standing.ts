import type { PlanName } from '@tailor/contract/plans';
import type { OwnPlan } from '../session/use-plan.ts';

/**
 * How a plan stands to the person before the screen: the one they have, part of the one they have, or
 * paid for and not yet used. Null: it is offered as to everybody.
 */
export type Standing = 'current' | 'included' | 'unused' | null;

export function standingOf(plan: PlanName, own: OwnPlan): Standing {
  if (!own.known) return null;
  if (own.premium) return plan === 'premium' ? 'current' : 'included';
  if (own.credits > 0) return plan === 'basic' ? 'unused' : null;
  return plan === 'free' && own.signedIn ? 'current' : null;
}
