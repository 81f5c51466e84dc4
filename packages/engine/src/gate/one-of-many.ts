import { allMatches } from '../text/all-matches.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import { fold } from './word-forms.ts';

/** "One of six cooks" are no six cooks, "two of nine glasshouses" no nine. */
export function ofMany(claims: Claims, statements: readonly Statement[], { pack }: Lexis): Refusal[] {
  const { ofMany: before, ofManyBehind: behind } = pack.relations.bounds;
  const isOf = (text: string, { start, end }: { start: number; end: number }): boolean =>
    before.test(text.slice(Math.max(0, start - 24), start)) || (behind?.test(text.slice(end)) ?? false);
  const isOnlyOf = ({ value }: { value: string }): boolean => {
    let found = false;
    for (const { text, figures } of statements)
      for (const own of figures.numbers) {
        if (own.value !== value) continue;
        // One line that means the whole number is enough, and nearly always the first.
        if (!isOf(text, own)) return false;
        found = true;
      }
    return found;
  };
  return claims.figures.numbers
    .filter((number) => !isOf(claims.text, number) && isOnlyOf(number))
    .map(({ start, end }) => refusal('number', claims.text.slice(start, end), 'number'));
}

/** "One of the fastest packers" is not "the fastest packer", nor the second-largest shop the largest. */
export function amongBest(
  { text }: Claims,
  statements: readonly Statement[],
  { pack, forms }: Lexis,
): Refusal[] {
  const { superlative, amongBest: before, amongBestBehind: behind } = pack.relations.bounds;
  const found = (line: string) =>
    allMatches(line, superlative).map(({ index, 0: word }) => ({
      word: forms.keys(fold(word))[0] ?? '',
      isAmong:
        before.test(line.slice(Math.max(0, index - 24), index)) ||
        (behind?.test(line.slice(index + word.length)) ?? false),
    }));
  return found(text)
    .filter(({ word, isAmong }) => {
      if (isAmong) return false;
      const own = statements.flatMap((each) => found(each.text)).filter((each) => each.word === word);
      return own.length > 0 && own.every((each) => each.isAmong);
    })
    .map(({ word }) => refusal('scope', word, 'scope'));
}
