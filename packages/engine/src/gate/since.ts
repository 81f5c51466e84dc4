import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { Unit } from './support.ts';

interface Year {
  year: number;
  start: number;
  end: number;
}

/** "In 2018" is not "since 2018": what was done once did not go on, unless the entry itself begins then. */
export function onlyThen(claims: Claims, units: readonly Unit[], lexis: Lexis): Refusal[] {
  const statements = units.flatMap((unit) => unit.statements);
  return yearsIn(claims)
    .filter((found) => goesOn(found, claims.text, lexis))
    .filter(({ year }) => !statements.some((each) => begins(each, year, lexis)))
    .map(({ start, end }) => refusal('date', claims.text.slice(start, end), 'date'));
}

const yearsIn = ({ figures }: Pick<Statement, 'figures'>): Year[] => [
  ...figures.numbers
    .filter(({ value, unit }) => /^(?:19|20)\d\d$/.test(value) && unit === '')
    .map(({ value, start, end }) => ({ year: Number(value), start, end })),
  ...figures.dates,
];

function goesOn({ start, end }: Year, text: string, { pack }: Lexis): boolean {
  const { before, behind, until } = pack.relations.since;
  const after = text.slice(end);
  if (until.test(after)) return false;
  return (before?.test(text.slice(0, start)) ?? false) || (behind?.test(after) ?? false);
}

function begins(statement: Statement, year: number, lexis: Lexis): boolean {
  const years = yearsIn(statement);
  if (statement.role === 'dates') return years[0]?.year === year;
  return years.some((own) => {
    if (own.year !== year) return false;
    const { text } = statement;
    return goesOn(own, text, lexis) || lexis.pack.relations.since.until.test(text.slice(own.end));
  });
}
