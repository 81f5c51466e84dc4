import { mostAlike } from './alike.ts';
import { type ClauseCheck, shareOf } from './clauses.ts';
import { isRewording } from './equal-groups.ts';
import { hanWeakeners } from './han-items.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './support.ts';

/** Who helped, took part or learned has not done it alone: the weaker word stays with what it weakens. */
export function weakened({ clause, items, claims, units, lexis }: ClauseCheck): Refusal[] {
  let best: Statement | undefined;
  let bestShare = 0;
  for (const statement of units.flatMap((unit) => unit.statements)) {
    const share = shareOf(items, statement, lexis);
    const better =
      share > bestShare || (share === bestShare && best && weakens(best, items, lexis) !== undefined);
    if (better) [best, bestShare] = [statement, share];
  }
  if (!best || bestShare < 0.4) return [];
  const found = weakens(best, items, lexis);
  const kept =
    found &&
    (weakenersOf(clause, claims, lexis).some((kind) => isAlike(kind, found.kind)) ||
      saysAny(found.groups, clause, claims, lexis));
  return found && !kept ? [refusal('scope', found.word, 'weaker')] : [];
}

/** "携手" for "共同", "attended" for "took part": another word for what weakens. */
function saysAny(groups: number[], clause: number, { sayings, tokens }: Claims, lexis: Lexis): boolean {
  const chinese = lexis.pack.language === 'zh';
  const within = (at: number) =>
    chinese
      ? tokens.some((token) => token.clause === clause && token.start <= at && at < token.end)
      : tokens[at]?.clause === clause;
  return sayings.some(({ group, at }) => groups.includes(group) && at.some(within));
}

/** What weakens a clause still does behind a bracket in it: "Assisted an auditor (CPA) in 20 firms". */
function weakenersOf(clause: number, claims: Claims, lexis: Lexis): number[] {
  const own = [...(claims.weakened.get(clause) ?? []), ...weakenersBehind(clause, claims, lexis)];
  const first = claims.tokens.find((token) => token.clause === clause);
  const before = claims.tokens.filter((token) => token.clause < clause).at(-1);
  if (!first || !before || !/^\s*[)）]\s*$/u.test(claims.text.slice(before.end, first.start))) return own;
  return [...own, ...weakenersOf(before.clause, claims, lexis)];
}

/** "Dans Excel, aide à la paie": where or when, set first, is part of what follows the comma. */
function weakenersBehind(clause: number, { tokens, weakened, text }: Claims, lexis: Lexis): number[] {
  const own = tokens.filter((token) => token.clause === clause);
  const next = tokens.find((token) => token.clause > clause);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || !next || own.length > 4 || !lexis.isFunction(first.folded)) return [];
  if (own.some((token) => lexis.isVerb(token.folded)) || text.slice(last.end, next.start).trim() !== ',')
    return [];
  return [...(weakened.get(next.clause) ?? [])];
}

const isAlike = (a: number, b: number) => a === b || (a <= mostAlike && b <= mostAlike);

/** "Planned discharges" did plan; "lernte Kräfte an" taught: neither weakens. */
function isPlainVerb(at: number, statement: Statement, lexis: Lexis): boolean {
  const token = statement.tokens[at];
  const kind = token && lexis.weakener(token.folded);
  if (at === 0 && kind === plannedKind) return true;
  return statement.particles.has(token?.clause ?? -1) && kind === learnedKind;
}

/** Lines of the pack's list of weakeners: learning, planned. */
const learnedKind = 4;
const plannedKind = 5;

function weakens(
  statement: Statement,
  items: Item[],
  lexis: Lexis,
): { word: string; kind: number; groups: number[] } | undefined {
  if (lexis.pack.language === 'zh') {
    const word = hanWeakeners(statement.folded, lexis)[0];
    if (word === undefined) return undefined;
    const at = statement.folded.indexOf(word);
    return { word, kind: lexis.weakener(word) ?? 0, groups: groupsAt(at, statement, word.length) };
  }
  for (const [i, token] of statement.tokens.entries()) {
    const kind = lexis.weakener(token.folded);
    if (kind === undefined || isPlainVerb(i, statement, lexis)) continue;
    const meant = weakenedBy(i, statement, lexis).some((own) =>
      items.some((item) => item.token?.keys.some((key) => own.keys.includes(key))),
    );
    if (meant) return { word: token.text, kind, groups: groupsAt(i, statement) };
  }
  return undefined;
}

/** So many words a helper stands before what it helps with: "supported the head of traffic in planning routes". */
const REACH = 10;

/** What stands behind the word; before it, up to another verb, where it closes the clause: "bei der Abrechnung unterstützt". */
function weakenedBy(at: number, { tokens }: Statement, lexis: Lexis): Statement['tokens'] {
  const { clause } = tokens[at] ?? {};
  const behind = tokens.slice(at + 1, at + 1 + REACH).filter((own) => own.clause === clause);
  if (behind.length > 0) return behind;
  const before = tokens.slice(Math.max(0, at - REACH), at).filter((own) => own.clause === clause);
  const verb = before.findLastIndex((own) => lexis.isVerb(own.folded));
  return before.slice(verb + 1);
}

/** Groups that the word is one of, by itself or with another: "Azubis" are no less than "Auszubildende". */
const groupsAt = (at: number, { sayings }: Statement, length = 1) =>
  sayings
    .filter((saying) => saying.at.includes(at))
    .filter((saying) => saying.at.length === length || (length === 1 && isRewording(saying.group)))
    .map((saying) => saying.group);
