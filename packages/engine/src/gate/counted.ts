import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';
import { sameRange } from './ranges.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** What may stand between a number and what it counts. */
const counted = /^[\s%€$£+-]*(?:(?:of|de|d'|von|new|neue[nr]?)\s)?$/iu;

/** "5 people and 12 projects" is not "12 people": the word counted must stand nearest to its own number. */
export function countsSame(count: FoundNumber, claims: Claims, statement: Statement, lexis: Lexis): boolean {
  const others = statement.figures.numbers.filter(
    (own) => own.value !== count.value && !sameRange(own, count, statement, lexis),
  );
  if (countsOther(count, claims, statement, lexis)) return false;
  // A share is of what the sentence is about, whatever word follows it.
  if (others.length === 0 || count.unit === '%') return true;
  const next = claims.items.find(
    (item) => item.start >= count.end && counted.test(claims.text.slice(count.end, item.start)),
  );
  if (!next) return true;
  const places = placesOf(next, statement, lexis);
  // "2 cours sur 31 annulés": the verb that opens the line is not what the figure counts.
  const opens = places[0] === 0 && !next.token?.han && lexis.pack.language !== 'de';
  return places.length === 0 || (opens && places.length === 1) || places.some(isNearest);

  /** "Eight years of farming, three years at sea": the word stands behind each. */
  function isNearest(place: number): boolean {
    const distance = (number: FoundNumber) =>
      place >= number.end ? place - number.end : (number.start - place) * 2;
    const own = Math.min(
      ...statement.figures.numbers.filter((number) => number.value === count.value).map(distance),
    );
    return others.every((other) => distance(other) >= own);
  }
}

/** So far behind its figure stands what it counts: "nine new driving instructors". */
const farthestCounted = 4;

/** "Booked lessons for nine instructors" has no nine lessons: the line counts something else by that figure. */
function countsOther(count: FoundNumber, claims: Claims, statement: Statement, lexis: Lexis): boolean {
  const next = claims.tokens.find(({ start }) => start >= count.end);
  if (!next || next.han || next.keys.length === 0 || !isCountedThing(next, count.end, claims.text, lexis))
    return false;
  const isSame = (own: Token) => own.keys.some((key) => next.keys.includes(key));
  const own = statement.figures.numbers.filter(({ value }) => value === count.value);
  return (
    statement.tokens.some(isSame) &&
    own.every(({ end }) => {
      const behind = statement.tokens.filter(({ start }) => start >= end).slice(0, farthestCounted);
      const [thing] = behind;
      if (!thing || !isCountedThing(thing, end, statement.text, lexis)) return false;
      return !behind.some(isSame) && !isOf(next, thing, claims, lexis);
    })
  );
}

/** "Thirty copies of keys" still counts keys. */
function isOf(next: Token, thing: Token, { tokens }: Claims, lexis: Lexis): boolean {
  const { of, determiners } = smallWords(lexis);
  const behind = tokens.slice(tokens.indexOf(next) + 1);
  const end = behind.findIndex(({ folded }) => !of.has(folded) && !determiners.has(folded));
  return end > 0 && (behind[end]?.keys.some((key) => thing.keys.includes(key)) ?? false);
}

const isCountedThing = (token: Token, from: number, text: string, lexis: Lexis): boolean =>
  counted.test(text.slice(from, token.start)) &&
  !lexis.isFunction(token.folded) &&
  lexis.period(token.folded) === undefined;

function placesOf(item: Item, statement: Statement, lexis: Lexis): number[] {
  if (!item.token) {
    const at = statement.text.indexOf(item.text);
    return at < 0 ? [] : [at];
  }
  const { keys } = item.token;
  return statement.tokens
    .filter((token) => token.keys.some((key) => keys.includes(key)) && !lexis.isFunction(token.folded))
    .map(({ start }) => start);
}
