import type { ClauseCheck } from './clauses.ts';
import { isPerson } from './for-whom.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { isOneMore, type OwnClause, ownClausesOf } from './own-clauses.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

/** What a line says to be so at a time, on a condition or with somebody, and the words that say it. */
export interface Timed {
  what: readonly Token[];
  by: readonly Token[];
  /** Else with whom. */
  isTime: boolean;
}

export const timesOf = ({ tokens }: Statement, lexis: Lexis): Timed[] => [
  ...ownClausesOf({ tokens }, lexis)
    .filter(({ when }) => when)
    .map(
      (own): Timed => ({
        what: boundBy(own, tokens, lexis),
        by: tokens.slice(own.from + 1, own.to + 1).filter(({ keys }) => keys.length > 0),
        isTime: true,
      }),
    ),
  ...withWhom(tokens, lexis),
];

/** "Pruned the vines with two colleagues" was not done alone. */
function withWhom(tokens: readonly Token[], lexis: Lexis): Timed[] {
  const { beside } = smallWords(lexis);
  const companion = lexis.pack.relations.ownClauses?.companion;
  return tokens.flatMap(({ folded }, at): Timed[] => {
    if (!beside.has(folded)) return [];
    const head = headBehind(at + 1, tokens, lexis);
    const to = head ? tokens.indexOf(head) : at;
    const between = tokens.slice(at + 1, to);
    // "A shop with 14 employees" says how large it is.
    if (!head || between.some((own) => /^\d{2}/.test(own.folded))) return [];
    const isOther = between.some((own) => isOneMore(own.folded, lexis));
    if (
      !isPerson(head, lexis) &&
      !companion?.test(head.folded) &&
      !(isOther && lexis.pack.relations.person.test(head.folded))
    )
      return [];
    return [{ what: boundBy({ from: at, to }, tokens, lexis), by: [head], isTime: false }];
  });
}

/** The words before it, back to "and" or a mark; where it opens the line, those behind it. */
function boundBy(
  { from, to }: Pick<OwnClause, 'from' | 'to'>,
  tokens: readonly Token[],
  { pack }: Lexis,
): readonly Token[] {
  if (from === 0) return tokens.slice(to + 1);
  const clause = tokens[from - 1]?.clause;
  let first = from;
  while (
    first > 0 &&
    tokens[first - 1]?.clause === clause &&
    !pack.clauses.and.test(tokens[first - 1]?.folded ?? '')
  )
    first -= 1;
  return tokens.slice(first, from);
}

/** The text says what was so then, and nothing of the time: no word of it, and no other clause of time. */
export function outOfItsTime(times: readonly Timed[], check: ClauseCheck): string | undefined {
  if (times.length === 0) return undefined;
  const { claims, clause, lexis } = check;
  const own = claims.tokens.filter((token) => token.clause === clause);
  const isSame = (one: Token, other: Token) => one.keys.some((key) => other.keys.includes(key));
  for (const { what, by, isTime } of times) {
    const found = own.find((token) => what.some((each) => isSame(token, each)));
    if (!found || claims.tokens.some((token) => by.some((each) => isSame(token, each)))) continue;
    if (!isTime && own.some((token) => by.some((each) => isNamedIn(token, each, lexis)))) continue;
    if (!(isTime ? saysWhen(claims, lexis) : saysWithWhom(claims, lexis))) return found.text;
  }
  return undefined;
}

/** German: "Kundengespräche" are held with customers. */
const isNamedIn = (word: Token, whom: Token, { pack }: Lexis): boolean =>
  pack.compounds !== undefined &&
  whom.keys.some(
    (key) => key.length >= 4 && word.keys.some((own) => own.length >= key.length + 4 && own.startsWith(key)),
  );

const saysWhen = ({ text, tokens }: Claims, lexis: Lexis): boolean =>
  ownClausesOf({ tokens }, lexis).some(({ when }) => when) || lexis.pack.relations.limits.when.test(text);

function saysWithWhom({ tokens, weakened }: Claims, lexis: Lexis): boolean {
  const { beside, together } = smallWords(lexis);
  return weakened.size > 0 || tokens.some(({ folded }) => beside.has(folded) || together.has(folded));
}
