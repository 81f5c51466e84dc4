import { onceBy, onceFor } from '../text/once-for.ts';
import { isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import { claimsOf, type Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { type Statement, statement } from './statement.ts';
import type { Token } from './tokens.ts';

type Line = Pick<Statement, 'tokens' | 'text'>;

/** Whether right behind the word another noun may follow, of which it would only tell the sort. */
export function isNounBehind(at: number, tokens: readonly Token[], text: string, lexis: Lexis): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (!own || next?.clause !== own.clause || !/^[\s-]$/u.test(text.slice(own.end, next.start))) return false;
  if (lexis.isFunction(next.folded) || lexis.isLight(next.folded) || /^[^\p{L}]/u.test(next.folded))
    return false;
  return lexis.period(next.folded) === undefined && !lexis.pack.clauses.things?.behind.test(next.folded);
}

/** "Car seats", "blood pressure": one thing that only tells the sort of the next. */
export function isSortOfNext(at: number, { tokens, text }: Line, lexis: Lexis): boolean {
  const { parts } = lexis.pack.clauses;
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (!parts || !own || !next || !isNounBehind(at, tokens, text, lexis)) return false;
  if (!/^\p{Ll}{3,}$/u.test(next.text) || parts.none.test(next.folded)) return false;
  return isOneThing(own, lexis) && !lexis.isTitle(own.folded) && !parts.material.test(own.folded);
}

const isOneThing = ({ text, folded }: Token, lexis: Lexis): boolean =>
  /(?:[^s]|ss)$/.test(text) && !/\p{L}{2}(?:ing|ed|ly)$/u.test(folded) && !lexis.isFunction(folded);

/** Where a line has such a thing under its verb. Behind a preposition it only tells where or with what. */
const sortsIn = onceBy(
  ({ tokens }: Line) => tokens,
  (line: Line, lexis: Lexis): readonly number[] => {
    const { parts, and } = lexis.pack.clauses;
    const { determiners } = smallWords(lexis);
    const places: number[] = [];
    let clause: number | undefined;
    let isObject = true;
    for (const [at, own] of line.tokens.entries()) {
      const isVerb = isDoneByPlace(at, line.tokens, lexis);
      if (isVerb || own.clause !== clause) isObject = !parts?.whole.test(own.folded);
      clause = own.clause;
      if (lexis.isFunction(own.folded) && !determiners.has(own.folded) && !and.test(own.folded))
        isObject = false;
      if (isObject && !isVerb && isSortOfNext(at, line, lexis)) places.push(at);
    }
    return places;
  },
);

/** The keys and groups of all that lines have so. */
const sortsOf = onceFor((statements: readonly Statement[], lexis: Lexis) => {
  const keys = new Set<string>();
  const groups = new Set<number>();
  for (const line of statements) {
    const places = sortsIn(line, lexis);
    if (places.length === 0) continue;
    for (const at of places) for (const key of line.tokens[at]?.keys ?? []) keys.add(key);
    for (const { at, group } of line.sayings) if (places.includes(at.at(-1) ?? -1)) groups.add(group);
  }
  return { keys, groups };
});

/** Who washed car seats has washed no car, and who took the blood pressure has taken no blood. */
export function onlySorts({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (!lexis.pack.clauses.parts) return [];
  const sorts = sortsOf(statements, lexis);
  let said: Statement | undefined;
  return items
    .filter((item) => {
      const isOne = item.token?.keys.some((key) => sorts.keys.has(key));
      if (!isOne && ![...item.groups].some((group) => sorts.groups.has(group))) return false;
      const lines = statements.filter((line) => supports(line, item, lexis));
      if (lines.length === 0) return false;
      said ??= statement(claims.text, 'text', lexis);
      const own = said;
      return lines.every((line) => {
        const heads = headsOf(item, line, lexis);
        return heads.length > 0 && !heads.some((head) => supports(own, head, lexis));
      });
    })
    .map((item) => refusal('scope', item.text, 'scope'));
}

/** What the line means where it has the word: nothing, where it stands for itself somewhere. */
function headsOf({ token, groups }: Item, line: Statement, lexis: Lexis): Item[] {
  const { tokens, sayings, text } = line;
  const own = tokens.flatMap(({ keys }, at) => (keys.some((key) => token?.keys.includes(key)) ? [at] : []));
  const said = sayings.filter(({ group }) => groups.has(group)).map(({ at }) => at.at(-1) ?? -1);
  const places = [...new Set([...own, ...said])];
  const sorts = sortsIn(line, lexis);
  if (!places.every((at) => sorts.includes(at))) return [];
  const starts = places.map((at) => tokens[at + 1]?.start);
  return claimsOf(text, lexis).items.filter(({ start }) => starts.includes(start));
}
