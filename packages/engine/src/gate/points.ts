import { supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { fold } from './word-forms.ts';

export interface Point {
  items: Item[];
  counts: FoundNumber[];
  /** Where in the text it stands, when it is one of two. */
  from?: number;
  to?: number;
}

/**
 * "Repaired around 25 bikes a week and built wheels": two points of the resume in one, when one of them is said
 * by a line that begins with the very same verb. A figure belongs to the point it stands in.
 */
export function pointsApart(
  clause: number,
  all: Point,
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Point[] {
  const tokens = claims.tokens.filter((token) => token.clause === clause);
  const and = fold(lexis.pack.style.and.trim());
  for (const [at, { folded, start, end }] of tokens.entries()) {
    const [first, second] = [tokens[0], tokens[at + 1]];
    if (folded !== and || !first || !second || !opensPoint(second, statements, lexis)) continue;
    const head = { ...part(all, (each) => each.end <= start), to: start };
    const tail = { ...part(all, (each) => each.start >= end), from: end };
    if (isPoint(tail.items, second, statements, lexis) || isPoint(head.items, first, statements, lexis))
      return [head, tail];
  }
  return [all];
}

const opensPoint = ({ folded }: Token, statements: readonly Statement[], lexis: Lexis): boolean =>
  lexis.isVerb(folded) || statements.some(({ tokens }) => tokens[0]?.folded === folded);

const part = (
  { items, counts }: Point,
  within: (each: { start: number; end: number }) => boolean,
): Point => ({
  items: items.filter(within),
  counts: counts.filter(within),
});

function isPoint(part: Item[], verb: Token, statements: readonly Statement[], lexis: Lexis): boolean {
  return (
    part.length >= 2 &&
    statements.some(
      (each) => each.tokens[0]?.folded === verb.folded && part.every((item) => supports(each, item, lexis)),
    )
  );
}

/** "At Spokeworthy Cycles, repaired 25 bikes": title and employer in full say where, not what was counted. */
export function inField(
  item: Pick<Item, 'start' | 'end'>,
  claims: Claims,
  statements: readonly Statement[],
): boolean {
  const text = claims.text.toLowerCase();
  return statements.some((each) => {
    if (each.role !== 'title' && each.role !== 'organization') return false;
    return namesOf(each).some((field) => {
      const at = field.length < 3 ? -1 : text.indexOf(field);
      return (
        at >= 0 && at <= item.start && item.end <= at + field.length && standsApart(claims, at, field.length)
      );
    });
  });
}

/** In full, and an employer's first words: "Ammerland Baustoffe" for "Ammerland Baustoffe GmbH". */
function namesOf({ text, role }: Pick<Statement, 'text' | 'role'>): string[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const lengths = role === 'organization' ? words.map((_, i) => words.length - i) : [words.length];
  return lengths
    .filter((count) => count > 1 || count === words.length)
    .map((count) => words.slice(0, count).join(' '));
}

/** Not in the middle of a word, and not what a figure counts. */
function standsApart({ text, figures }: Claims, at: number, length: number): boolean {
  const han = /\p{Script=Han}/u.test(text.charAt(at));
  const inWord = !han && /\p{L}/u.test(text.charAt(at - 1) + text.charAt(at + length));
  return !inWord && !figures.numbers.some(({ end }) => end <= at && at - end <= 2);
}
