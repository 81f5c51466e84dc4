import { limits } from '@tailor/contract/limits';
import type { Plan } from '@tailor/contract/plans';

const HOUR = 3_600_000;

/** Unpaid: 48 hours after the last change. A visitor's paid one: 12 months. A user's paid one: kept. */
export function expiryOf(plan: Plan, ownerKind: 'visitor' | 'user', changedAt: Date): Date | null {
  if (!plan.whole) return new Date(changedAt.getTime() + limits.unpaidRetentionHours * HOUR);
  if (ownerKind === 'user') return null;
  const end = new Date(changedAt);
  end.setUTCMonth(end.getUTCMonth() + limits.visitorPaidRetentionMonths);
  return end;
}
