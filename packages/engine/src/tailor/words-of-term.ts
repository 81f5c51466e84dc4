import { isAcronym, isAction, isCommon, isRewording } from '../gate/equal-groups.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { literalSayings, type Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { onceFor } from '../text/once-for.ts';
import { namesDoer } from './own-doing.ts';

/** A word of a term, or several that are one name ("PRL", "prevención de riesgos laborales"). */
export interface Word {
  token: Token;
  /** The other words of the name, in the term's own words. */
  more?: readonly Token[];
  name?: { groups: ReadonlySet<number>; members: ReadonlySet<number> };
}

const isWord = (token: Token, lexis: Lexis): boolean =>
  /\p{L}/u.test(token.text) && !lexis.isFunction(token.folded);

/** Light words too: "cash handling" is said by who handled cash. */
export const wordsOf = onceFor((claims: Claims, lexis: Lexis): readonly Word[] =>
  claims.tokens.filter((token) => isWord(token, lexis)).map((token) => ({ token })),
);

/** With the other names of each: of a thing ("GDPR"), and of what is done with it ("installation", "fitting"). */
export const withNames = onceFor(readNames);

function readNames({ tokens, sayings }: Claims, lexis: Lexis): Word[] {
  const names = sayings.filter(
    ({ group, at }) =>
      (isAcronym(group) || isAction(group) || saysHowOften(group, at, tokens, lexis)) &&
      at.length < tokens.length,
  );
  return tokens.flatMap((token, i): Word[] => {
    if (!isWord(token, lexis)) return [];
    const own = names.filter(({ at }) => at.includes(i));
    if (own.length === 0) return [{ token }];
    if (own.some(({ at }) => at[0] !== i)) return [];
    const name = {
      groups: new Set(own.map(({ group }) => group)),
      members: new Set(own.map(({ member }) => member)),
    };
    const longest = own.reduce((a, b) => (b.at.length > a.at.length ? b : a));
    const more = longest.at.slice(1).flatMap((place) => tokens[place] ?? []);
    return [{ token, more, name }];
  });
}

/** "Mensual" is "cada mes", in a language that sets it behind its noun. */
const saysHowOften = (
  group: number,
  [at = -1, ...more]: readonly number[],
  tokens: readonly Token[],
  lexis: Lexis,
): boolean =>
  isCommon(group) && !isRewording(group) && at > 0 && more.length === 0 && isHowOften(tokens[at], lexis);

const isHowOften = (token: Token | undefined, { pack, period }: Lexis): boolean =>
  pack.clauses.hanging !== undefined && token !== undefined && period(token.folded) !== undefined;

/** "Hice inventario y cada mes pedí material": how often belongs to what it was said of. */
export function isTimeOfAnother(
  words: readonly Word[],
  heads: readonly number[],
  { tokens }: Statement,
  lexis: Lexis,
): boolean {
  const at = words.findIndex(({ token, name }) => name !== undefined && isHowOften(token, lexis));
  const [time, first] = [heads[at], Math.min(...heads.filter((_, i) => i !== at))];
  if (time === undefined || words[at]?.token.folded === tokens[time]?.folded) return false;
  return tokens
    .slice(Math.min(time, first), Math.max(time, first))
    .some(({ folded, clause }) => lexis.pack.clauses.and.test(folded) || clause !== tokens[time]?.clause);
}

/** Where the point says another name of the one in the term, its words side by side. */
export function namePlaces({ token, name }: Word, statement: Statement, lexis: Lexis): number[][] {
  if (!name) return [];
  const { tokens } = statement;
  return literalSayings(statement, lexis)
    .filter(({ group, member }) => name.groups.has(group) && !name.members.has(member))
    .filter(({ at }) => !at.some((place) => saysDoer(tokens[place], token, lexis)))
    .map(({ at }) => at)
    .filter((at) => extentOf(at, tokens, lexis) <= at.length + 2);
}

const saysDoer = (own: Token | undefined, { folded }: Token, lexis: Lexis): boolean =>
  own !== undefined && namesDoer(own, folded, lexis);

/** "Service d'aide par le travail": the small words of a name part it no further. */
function extentOf(at: readonly number[], tokens: readonly Token[], lexis: Lexis): number {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const small = tokens.slice(first, last).filter(({ folded }) => lexis.isFunction(folded)).length;
  return last - first - small;
}
