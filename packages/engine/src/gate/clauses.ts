import { supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Unit } from './support.ts';

/** One clause of a text that is checked, what it claims, and what stands for it. */
export interface ClauseCheck {
  clause: number;
  items: Item[];
  claims: Claims;
  units: readonly Unit[];
  /** Those of all units. */
  statements: readonly Statement[];
  /** Those that have each of its words: what other lines mean need not be asked where one of them says it all. */
  verbatim: readonly Statement[];
  lexis: Lexis;
}

/** The clause that a stretch of the text stands in. */
export function clauseOf({ start, end }: { start: number; end: number }, claims: Claims): number {
  const token = claims.tokens.find((each) => each.start < end && start < each.end);
  return token?.clause ?? 0;
}

/** The words of a clause with what stands between them. */
export function clauseText(clause: number, { tokens, text }: Pick<Claims, 'tokens' | 'text'>): string {
  const own = tokens.filter((token) => token.clause === clause);
  return text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0).trim();
}

/** How much of a claim one statement says. */
export function shareOf(items: readonly Item[], statement: Statement, lexis: Lexis): number {
  if (items.length === 0) return 1;
  return items.filter((item) => supports(statement, item, lexis)).length / items.length;
}

/** The items of a clause that a kind of claim is made of. */
export const flagged = (items: readonly Item[], flag: 'scope' | 'title' | 'level' | 'degree') =>
  items.filter((item) => item.flags.has(flag));
