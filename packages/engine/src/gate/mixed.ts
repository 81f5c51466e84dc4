import { type ClauseCheck, flagged } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { Unit } from './support.ts';

/** In the summary, what is said of an employer, a school or a date must come from that one place. */
export function mixed({ clause, items, claims, units, verbatim, lexis }: ClauseCheck): Refusal[] {
  const figures = [...claims.figures.numbers, ...claims.figures.dates].filter((figure) =>
    claims.tokens.some(
      (token) => token.clause === clause && token.start < figure.end && figure.start < token.end,
    ),
  );
  if (figures.length === 0 && verbatim.length > 0) return [];
  const anchored =
    figures.length > 0 ||
    flagged(items, 'degree').length > 0 ||
    flagged(items, 'scope').length > 0 ||
    items.some((item) => namesPlace(item, units, lexis));
  if (!anchored) return [];
  const oneUnit = units.some(
    (unit) =>
      items.every((item) => unit.statements.some((statement) => supports(statement, item, lexis))) &&
      figures.every((figure) => unit.statements.some((statement) => saysFigure(statement, figure))),
  );
  if (oneUnit) return [];
  const first = items[0];
  return [refusal('mixed-entry', claims.text.slice(first?.start, items.at(-1)?.end), 'mixed')];
}

function namesPlace(item: Item, units: readonly Unit[], lexis: Lexis): boolean {
  let named = false;
  for (const { statements } of units)
    for (const statement of statements) {
      if (!supports(statement, item, lexis)) continue;
      if (statement.role !== 'organization' && statement.role !== 'dates') return false;
      named = true;
    }
  return named;
}

function saysFigure(
  statement: Statement,
  figure: { value?: string; year?: number; month?: number },
): boolean {
  const { numbers, dates } = statement.figures;
  if (figure.value !== undefined)
    return (
      numbers.some((own) => own.value === figure.value) ||
      dates.some((own) => String(own.year) === figure.value)
    );
  return dates.some((own) => own.year === figure.year && own.month === figure.month);
}
