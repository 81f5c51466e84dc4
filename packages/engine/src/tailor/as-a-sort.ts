import { isThing, type Saying } from '../gate/equal-groups.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { isNounBehind } from '../gate/sort-of-next.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { onceFor } from '../text/once-for.ts';

/** What the point says in equal words, without things that it only seems to name. */
export function ofThingsThemselves(claims: Claims, statement: Statement, lexis: Lexis): readonly Saying[] {
  if (!lexis.pack.clauses.things) return statement.sayings;
  const doings = new Set(
    claims.sayings.filter(({ at }) => isDoing(at, claims.tokens, lexis)).map(({ group }) => group),
  );
  return statement.sayings.filter(
    ({ group, at }) =>
      !isThing(group) ||
      !(
        doings.has(group) ||
        isDoing(at, statement.tokens, lexis) ||
        isUnaskedSort(at, claims, statement, lexis)
      ),
  );
}

/** Things of one word as the list writes them: "clothing" is one of them, "machining" is none. */
const thingsOfOneWord = onceFor(
  ({ things = '' }: WritingPack): ReadonlySet<string> =>
    new Set(things.toLowerCase().split(/\n|\|| > |@.*?(?=[|\n])/u)),
);

/** "Machined parts" and "machining" name no machine: one word of a doing. */
function isDoing(at: readonly number[], tokens: readonly Token[], { pack }: Lexis): boolean {
  const [first = 0, ...others] = at;
  const word = tokens[first]?.folded ?? '';
  if (others.length > 0 || !pack.clauses.things?.doing.test(word)) return false;
  return !thingsOfOneWord(pack).has(word);
}

/** "Sold car insurance" sold no vehicles: English sets a noun before the one that it tells the sort of. */
function isUnaskedSort(
  places: readonly number[],
  claims: Claims,
  { tokens, text }: Statement,
  lexis: Lexis,
): boolean {
  const last = Math.max(...places);
  if (!isNounBehind(last, tokens, text, lexis)) return false;
  const next = tokens[last + 1];
  // "Car repairs": the doing that is asked for.
  return !claims.items.some(({ token }) => token?.keys.some((key) => next?.keys.includes(key)));
}
