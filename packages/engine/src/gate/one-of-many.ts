import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

/** "One of six cooks" are no six cooks, "two of nine glasshouses" no nine. */
export function ofMany(claims: Claims, statements: readonly Statement[], { pack }: Lexis): Refusal[] {
  const { ofMany: before, ofManyBehind: behind } = pack.relations.bounds;
  const isOf = (text: string, { start, end }: { start: number; end: number }): boolean =>
    before.test(text.slice(Math.max(0, start - 24), start)) || (behind?.test(text.slice(end)) ?? false);
  return claims.figures.numbers
    .filter((number) => {
      const own = statements.flatMap(({ text, figures }) =>
        figures.numbers.filter(({ value }) => value === number.value).map((each) => isOf(text, each)),
      );
      return own.length > 0 && own.every(Boolean) && !isOf(claims.text, number);
    })
    .map(({ start, end }) => refusal('number', claims.text.slice(start, end), 'number'));
}
