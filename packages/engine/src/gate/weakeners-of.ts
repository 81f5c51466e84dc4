import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { firstOfList, lastOfList } from './listed.ts';
import { smallWords } from './small-words.ts';

/** What weakens a clause still does behind a bracket in it: "Assisted an auditor (CPA) in 20 firms". */
export function weakenersOf(clause: number, claims: Claims, lexis: Lexis): number[] {
  const own = [
    ...(claims.weakened.get(clause) ?? []),
    ...weakenersBehind(clause, claims, lexis),
    ...weakenersBehindBracket(clause, claims),
  ];
  const first = claims.tokens.find((token) => token.clause === clause);
  const before = claims.tokens.filter((token) => token.clause < clause).at(-1);
  if (!first || !before || !/^\s*[)）]\s*$/u.test(claims.text.slice(before.end, first.start))) return own;
  return [...own, ...weakenersOf(before.clause, claims, lexis)];
}

/** "Set priorities (backlog prioritisation) with sales and support": a bracket ends no clause. */
function weakenersBehindBracket(clause: number, { tokens, text, weakened }: Claims): number[] {
  const last = tokens.findLast((token) => token.clause === clause);
  const next = tokens.find((token) => token.clause > clause);
  if (!last || !next || !/^\s*[)）]\s*$/u.test(text.slice(last.end, next.start))) return [];
  return [...(weakened.get(next.clause) ?? [])];
}

/**
 * "Dans Excel, aide à la paie": where or when, set first, is part of what follows the comma, and the other way round.
 * A list goes on behind its commas: "helped in the kitchen: soups, sauces".
 */
function weakenersBehind(clause: number, claims: Claims, lexis: Lexis): number[] {
  const { tokens, weakened } = claims;
  const first = firstOfList(clause, claims, lexis);
  const last = lastOfList(clause, claims, lexis);
  const clauses = [...new Set(tokens.map((token) => token.clause))];
  const meant = clauses.flatMap((end, i) => {
    const next = clauses[i + 1];
    if (next === undefined || end < first - 1 || end > last || !isSetFirst(end, next, claims, lexis))
      return [];
    return end >= clause ? [next] : clauses.slice(0, i + 1);
  });
  return [...meant, ...(first < clause ? [first] : [])].flatMap((each) => [...(weakened.get(each) ?? [])]);
}

const longestFirst = 12;

/** Whether the text up to the end of this clause does no more than say where or when. */
function isSetFirst(end: number, next: number, { tokens, text }: Claims, lexis: Lexis): boolean {
  const own = tokens.filter(({ clause }) => clause <= end);
  const [first, last] = [own[0], own.at(-1)];
  const behind = tokens.find((token) => token.clause === next);
  if (!first || !last || !behind || first.start > 0 || own.length > longestFirst) return false;
  if (text.slice(last.end, behind.start).trim() !== ',') return false;
  const { determiners, together, beside } = smallWords(lexis);
  const opens =
    lexis.isFunction(first.folded) ||
    lexis.numberWord(first.folded) !== undefined ||
    together.has(first.folded) ||
    beside.has(first.folded);
  // "During the move", "à la vente": behind an article it is a noun.
  return (
    opens &&
    !own.some(({ folded }, at) => lexis.isVerb(folded) && !determiners.has(own[at - 1]?.folded ?? ''))
  );
}
