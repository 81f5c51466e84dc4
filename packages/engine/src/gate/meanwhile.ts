import { onceFor } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';

const duringWords = onceFor(
  ({ pack: { relations } }: Lexis): ReadonlySet<string> =>
    new Set((relations.ownClauses?.during ?? '').split(' ').filter(Boolean)),
);

/** "Held dogs during their vaccinations" vaccinated none: what a line names only as the time of another doing opens no other. */
export function meanwhile({ clause, claims, items, statements, lexis }: ClauseCheck): Refusal[] {
  const during = duringWords(lexis);
  const opening = claims.tokens.find((token) => token.clause === clause);
  const item = items.find(({ token }) => token === opening);
  // A German verb stands at the end.
  if (!opening || !item || during.size === 0 || lexis.closing || !isDoing(opening, lexis)) return [];
  const told = statements.filter(isTold);
  const times = told.map((each) => timesOf(opening, each, during, lexis));
  const said = times.flat();
  if (said.length === 0 || !said.every(Boolean)) return [];
  // "Repaired fences" is said by "mended fences", whatever was done during repairs elsewhere.
  const inOtherWords = told.some((each, at) => times[at]?.length === 0 && supports(each, item, lexis));
  return inOtherWords ? [] : [refusal('scope', opening.text, 'scope')];
}

const isDoing = ({ text, folded }: Token, { isVerb, pack }: Lexis): boolean =>
  isVerb(folded) || (pack.clauses.past?.test(text) ?? false) || pack.relations.doing.noun.test(folded);

/** For each place where a line names the doing: whether only small words part it from "during". */
function timesOf(doing: Token, { tokens }: Statement, during: ReadonlySet<string>, lexis: Lexis): boolean[] {
  return tokens.flatMap((own, at) => {
    if (!own.keys.some((key) => doing.keys.includes(key))) return [];
    let before = at - 1;
    const isSmall = ({ folded, clause }: Token): boolean =>
      clause === own.clause && lexis.isFunction(folded) && !during.has(folded);
    while (tokens[before] && isSmall(tokens[before] as Token)) before -= 1;
    return [tokens[before]?.clause === own.clause && during.has(tokens[before]?.folded ?? '')];
  });
}
