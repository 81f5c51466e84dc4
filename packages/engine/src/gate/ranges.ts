import { onceBy } from '../text/once-for.ts';
import { shareOf } from './clauses.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import { fold } from './word-forms.ts';

export interface Range {
  first: FoundNumber;
  last: FoundNumber;
}

const isYear = ({ value }: FoundNumber) => /^(?:19|20)\d\d$/.test(value);

/** Two figures of which the line tells that one became the other, or that both bound something. */
export const rangesOf = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text, figures: { numbers } }: Statement, { pack }: Lexis) =>
    numbers.flatMap((first, i): Range[] => {
      const last = numbers[i + 1];
      if (!last || isYear(first) || isYear(last)) return [];
      const gap = text.slice(first.end, last.start);
      const joins = pack.relations.ranges.some(
        (range) => range.between.test(gap) && (range.before?.test(text.slice(0, first.start)) ?? true),
      );
      return joins ? [{ first, last }] : [];
    }),
);

/** "From three days to two days": the word counted is the other's too. */
export function sameRange(one: FoundNumber, other: FoundNumber, statement: Statement, lexis: Lexis): boolean {
  return rangesOf(statement, lexis).some(
    ({ first, last }) =>
      [first.value, last.value].includes(one.value) && [first.value, last.value].includes(other.value),
  );
}

/**
 * "30 to 40 samples" are not 40, "from three days to two" is not by two: a figure of a range stays beside the other,
 * or behind the word that says what it is.
 */
export function tornFromRange(
  count: FoundNumber,
  items: readonly Item[],
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const all = statements.filter((each) => each.figures.numbers.some((own) => own.value === count.value));
  // "Two carriers" say nothing of two days.
  const near = all.filter((each) => shareOf(items, each, lexis) >= 0.5);
  const saying = near.length > 0 ? near : all;
  return saying.length > 0 && saying.every((each) => isTorn(count, claims, each, lexis));
}

function isTorn(count: FoundNumber, claims: Claims, statement: Statement, lexis: Lexis): boolean {
  const { numbers } = statement.figures;
  const ranges = rangesOf(statement, lexis).filter((range) =>
    [range.first.value, range.last.value].includes(count.value),
  );
  const way = wayOf(count, claims.text, lexis);
  if (ranges.length === 0)
    return numbers
      .filter((own) => own.value === count.value)
      .every((own) => isOtherWay(way, wayOf(own, statement.text, lexis), count, lexis));
  const alone = numbers.filter((own) => own.value === count.value).length > ranges.length;
  if (alone) return false;
  return ranges.every(({ first, last }) => {
    const other = first.value === count.value ? last.value : first.value;
    if (claims.figures.numbers.some(({ value }) => value === other)) return false;
    return !(last.value === count.value && way.to);
  });
}

export interface Way {
  by: boolean;
  to: boolean;
}

const wayOf = ({ start }: FoundNumber, text: string, lexis: Lexis): Way => wayBefore(start, text, lexis);

/** What stands before a figure: "by 30 %", "to 30 %". */
export function wayBefore(start: number, text: string, lexis: Lexis): Way {
  const before = text.slice(Math.max(0, start - 24), start);
  if (lexis.pack.language === 'zh')
    return {
      by: /[了低高升降增减少缩短长加涨落]\s*(?:约|近)?$/u.test(before),
      to: /[到至为]\s*(?:约|近)?$/u.test(before),
    };
  const word = fold(/(\p{L}+)[^\p{L}]*$/u.exec(before)?.[1] ?? '');
  const { by, to } = smallWords(lexis);
  return { by: by.has(word), to: to.has(word) };
}

/** A change and its end are two figures; in French and Spanish the small words mean too much beside other things. */
function isOtherWay(claimed: Way, own: Way, { unit }: FoundNumber, { pack }: Lexis): boolean {
  if (unit !== '%' && !/^(?:en|de|zh)$/.test(pack.language)) return false;
  return (claimed.by && own.to) || (claimed.to && own.by);
}
