import { moving } from '../locales/moving.ts';
import { onceBy } from '../text/once-for.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';
import { type Range, rangesOf } from './ranges.ts';
import type { Statement } from './statement.ts';

/**
 * "Empty miles down from 16 to 11 percent" did reduce them: the figures tell which way it went. What fell or rose by
 * itself in the line is nobody's doing.
 */
export function isMoved(
  { token, clause }: Item,
  { figures, tokens }: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const words = moving[lexis.pack.language];
  if (!token || !words) return false;
  const isDown = words.down.test(token.folded);
  if (!isDown && !words.up.test(token.folded)) return false;
  const inClause = (number: FoundNumber) =>
    tokens.some((own) => own.clause === clause && own.start < number.end && number.start < own.end);
  const said = figures.numbers.filter(inClause).map(({ value }) => value);
  const goes = ({ first, last }: Range) =>
    said.some((value, i) => value === first.value && said[i + 1] === last.value) &&
    (isDown ? Number(last.value) < Number(first.value) : Number(last.value) > Number(first.value));
  return statements.some((line) => line.role === 'text' && movesIn(line, lexis).some(goes));
}

/** The ranges of a line that somebody made: ages and hours have two figures too. */
const movesIn = onceBy(
  ({ tokens }: Statement) => tokens,
  (line: Statement, lexis: Lexis): Range[] => {
    const words = moving[lexis.pack.language];
    if (!words) return [];
    return rangesOf(line, lexis).filter(({ first, last }) => {
      const at = line.tokens.find(({ start, end }) => start < first.end && first.start < end);
      const beside = line.tokens.filter(({ clause }) => clause === at?.clause).map(({ folded }) => folded);
      return (
        (first.unit === '' || last.unit === first.unit) &&
        beside.some((word) => words.brought.test(word)) &&
        !beside.some((word) => words.itself.test(word))
      );
    });
  },
);
