import { shareOf } from './clauses.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

/** "20 cars and vans" are not 20 cars and 20 vans: one figure counts one thing. */
export function countedOnce(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  // "3DMax" counts nothing.
  const numbers = claims.figures.numbers.filter(({ end }) => !/[A-Za-z]/.test(claims.text.charAt(end)));
  return numbers.flatMap((number, at) => {
    const before = numbers.slice(0, at).filter((own) => isSame(own, number));
    if (before.length === 0) return [];
    const things = new Set([...before, number].map((own) => thingBehind(own, claims)));
    if (things.size < 2 || things.has('')) return [];
    const known = statements.reduce((sum, each) => sum + countOf(number, each, claims, lexis), 0);
    return known > 0 && known < things.size
      ? [refusal('number', claims.text.slice(number.start, number.end), 'number-elsewhere')]
      : [];
  });
}

const isSame = (one: FoundNumber, other: FoundNumber): boolean =>
  one.value === other.value && one.unit === other.unit;

/** So often a line that the text is made of has the figure. */
function countOf(number: FoundNumber, statement: Statement, { items }: Claims, lexis: Lexis): number {
  const own = statement.figures.numbers.filter((each) => isSame(each, number)).length;
  return own === 0 || shareOf(items, statement, lexis) === 0 ? 0 : own;
}

/** What stands behind the figure: a word, or two Chinese characters behind the one that measures. */
function thingBehind({ end }: FoundNumber, { text, tokens }: Claims): string {
  const next = tokens.find((token) => token.end > end && (token.han || token.keys.length > 0));
  if (!next) return '';
  return next.han ? text.slice(end + 1, end + 3) : (next.keys[0] ?? '');
}
