import { shareOf } from './clauses.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { isTold, type Statement } from './statement.ts';

/** What a point dates to a year was not done in another one, though the job has both. */
export function hasOtherYear(
  year: string,
  items: readonly Item[],
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const dated = statements
    .filter((each) => isTold(each) && yearsOf(each).length > 0)
    .map((each) => ({ years: yearsOf(each), share: shareOf(items, each, lexis) }));
  const most = Math.max(0, ...dated.map(({ share }) => share));
  return most >= 0.5 && !dated.some(({ years, share }) => share === most && years.includes(year));
}

const yearsOf = ({ figures }: Statement): string[] => [
  ...figures.numbers
    .filter(({ value, unit }) => unit === '' && /^(?:19|20)\d\d$/.test(value))
    .map(({ value }) => value),
  ...figures.dates.map(({ year }) => String(year)),
];
