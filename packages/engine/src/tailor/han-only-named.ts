import type { Lexis } from '../gate/lexis.ts';
import type { Span } from './han-ways.ts';

/**
 * "在电车上检查车票" checked no tram: what follows the doing is its thing, and the other one only tells where. "通知患者手术
 * 时间" operated on nobody: the doing says the sort of what is behind it. "给患者家属打电话" called no patient.
 */
export function isOnlyNamed(one: Span, other: Span, text: string, { pack: { clauses } }: Lexis): boolean {
  const { onlyWhere, sortOf, kinOf, ownThing } = clauses;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const behind = text.slice(first.end);
  if (first.end < second.start && kinOf?.test(behind)) return true;
  if (kinOf?.test(text.slice(second.end))) return true;
  if (sortOf?.test(text.slice(second.end)) && first.end < second.start) return true;
  const isWhere = onlyWhere?.before.test(text.slice(0, first.start)) && onlyWhere.behind.test(behind);
  return (isWhere ?? false) && (ownThing?.test(text.slice(second.end)) ?? false);
}
