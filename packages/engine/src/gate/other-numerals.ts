import { numerals } from '../locales/zh/numerals.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundMark } from './marks.ts';
import { isPart } from './marks-fit.ts';
import type { Figures, FoundNumber } from './numbers.ts';
import type { Statement } from './statement.ts';

/** "Avec 1 collègue" for "avec une collègue": the article counts where the same noun stands behind it. */
function saysOne(count: FoundNumber, claims: Claims, { tokens }: Statement, { pack }: Lexis): boolean {
  if (count.value !== '1' || count.unit !== '' || count.hedge !== '') return false;
  const { one } = pack.relations;
  const noun = claims.tokens.find((token) => token.start >= count.end);
  return tokens.some(
    (token, i) => one?.test(token.folded) && noun?.keys.some((key) => tokens[i + 1]?.keys.includes(key)),
  );
}

/** "About 50 %" for "about half". */
const saysPart = ({ value, unit }: FoundNumber, { figures }: Statement): boolean =>
  (unit === '%' || value === '0.5') &&
  figures.marks.some((mark) => isPart(mark.value, unit === '%' ? Number(value) / 100 : Number(value)));

/** Whether that stretch of time is told with more than once in it, and not without. */
const isMoreOften = ({ value }: FoundMark, claimed: Figures, own: Figures): boolean => {
  const [, period] = /^times (?!1\/)\d+\/(\d)$/.exec(value) ?? [];
  return period !== undefined && claimed.periods.has(Number(period)) && !own.periods.has(Number(period));
};

/** "每月清点一次" for "每月清点": what was done each month was done once in it, where no other count is told. */
function saysOnce(
  count: FoundNumber,
  claims: Claims,
  { text, figures }: Statement,
  { pack }: Lexis,
): boolean {
  const { once } = pack.relations;
  if (!once || count.value !== '1' || !once.counter.test(claims.text.slice(count.end))) return false;
  return (
    once.each.test(claims.text) &&
    once.each.test(text) &&
    !figures.marks.some((mark) => isMoreOften(mark, claims.figures, figures)) &&
    !figures.numbers.some(({ end }) => once.counter.test(text.slice(end)))
  );
}

/** "5轴机床" for "五轴机床": a figure in a name, with the same character behind it. */
function saysInName({ value, hedge, end }: FoundNumber, { text }: Claims, { folded }: Statement): boolean {
  const [character, next] = [numerals.inNames.charAt(Number(value)), text.charAt(end).toLowerCase()];
  return hedge === '' && character !== '' && next !== '' && folded.includes(character + next);
}

/** "写一份小结" for "写小结", where the line counts none of them. */
function saysThing(
  count: FoundNumber,
  { text }: Claims,
  { text: own, figures }: Statement,
  { pack }: Lexis,
): boolean {
  const { oneOfThing } = pack.relations;
  if (!oneOfThing?.test(text.slice(count.end)) || count.value !== '1' || count.hedge !== '') return false;
  return !figures.numbers.some(({ end }) => oneOfThing.test(own.slice(end)));
}

/** The same number in a form that is no figure. */
export function saysNumeral(count: FoundNumber, claims: Claims, statement: Statement, lexis: Lexis): boolean {
  return (
    saysOne(count, claims, statement, lexis) ||
    saysThing(count, claims, statement, lexis) ||
    saysPart(count, statement) ||
    saysOnce(count, claims, statement, lexis) ||
    saysInName(count, claims, statement)
  );
}
