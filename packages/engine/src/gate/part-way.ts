import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundMark } from './marks.ts';
import { wayBefore } from './ranges.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

const isPart = ({ value }: FoundMark): boolean => value.startsWith('part ') && value !== 'part most';

/** By half and to half are one. */
const half = 'part 0.5';

/** Cut by a third is not cut to a third. */
export function partsOtherWay(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  return claims.figures.marks
    .filter((mark) => isPart(mark) && mark.value !== half)
    .filter(({ value, start }) => {
      const own = statements.flatMap(({ text, figures }) =>
        figures.marks
          .filter((mark) => mark.value === value)
          .map((mark) => wayBefore(mark.start, text, lexis)),
      );
      const way = wayBefore(start, claims.text, lexis);
      return own.length > 0 && own.every((each) => (way.by && each.to) || (way.to && each.by));
    })
    .map(({ start, end }) => refusal('number', claims.text.slice(start, end), 'number'));
}
