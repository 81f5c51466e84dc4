import { allMatches } from '../text/all-matches.ts';
import { checkTimes } from './check-times.ts';
import { clauseOf, clauseText, shareOf } from './clauses.ts';
import { countsSame } from './counted.ts';
import { countedOnce } from './counted-once.ts';
import { isAcronym } from './equal-groups.ts';
import { countsApart, timesApart } from './han-numbers.ts';
import { supports } from './item-support.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { withoutMarks } from './marks.ts';
import { isInEach, saysPeriod } from './marks-fit.ts';
import { isMoved } from './moved.ts';
import { type FoundNumber, periodsIn } from './numbers.ts';
import { amongBest, ofMany } from './one-of-many.ts';
import { opposites } from './opposites.ts';
import { saysNumeral } from './other-numerals.ts';
import { hasOtherYear } from './own-year.ts';
import { partsOtherWay } from './part-way.ts';
import { inField, type Point, pointsApart } from './points.ts';
import { tornFromRange } from './ranges.ts';
import { type Refusal, refusal } from './refusal.ts';
import { several } from './several.ts';
import { around, groupsApart } from './sizes.ts';
import type { Statement } from './statement.ts';
import type { Unit } from './support.ts';

/** "Office 365" for "O365": the digits belong to a second name of what the resume says. */
function isInName(number: FoundNumber, claims: Claims, statements: Statement[], lexis: Lexis): boolean {
  const within = (at: number) => number.start <= at && at < number.end;
  return claims.sayings.some(
    (saying) =>
      isAcronym(saying.group) &&
      statements.some((each) => each.groups.has(saying.group)) &&
      saying.at.some((at) => {
        if (lexis.pack.language === 'zh') return within(at);
        const token = claims.tokens[at];
        return token !== undefined && token.start < number.end && number.start < token.end;
      }),
  );
}

const isYear = (number: FoundNumber) => /^(19|20)\d\d$/.test(number.value) && number.unit === '';

/** Numbers, dates and recurring times: the same value, unit and "about", counting the same thing, in one statement. */
export function checkFigures(claims: Claims, units: readonly Unit[], lexis: Lexis): Refusal[] {
  const statements = units.flatMap((unit) => unit.statements);
  const refused: Refusal[] = [];
  for (const date of claims.figures.dates)
    if (
      !statements.some((each) =>
        each.figures.dates.some((own) => own.year === date.year && own.month === date.month),
      )
    )
      refused.push(refusal('date', claims.text.slice(date.start, date.end), 'date'));
  refused.push(...checkTimes(claims, statements, lexis), ...several(claims, statements, lexis));
  refused.push(...partsOtherWay(claims, statements, lexis), ...countedOnce(claims, statements, lexis));
  refused.push(...ofMany(claims, statements, lexis), ...opposites(claims, statements, lexis));
  refused.push(...amongBest(claims, statements, lexis));
  for (const clause of claims.clauses) refused.push(...checkClause(clause, claims, statements, lexis));
  return refused;
}

function checkClause(clause: number, claims: Claims, statements: Statement[], lexis: Lexis): Refusal[] {
  const numbers = claims.figures.numbers.filter(
    (number) =>
      clauseOf(number, claims) === clause &&
      !isInName(number, claims, statements, lexis) &&
      !inField(number, claims, statements),
  );
  if (numbers.length === 0) return [];
  const confirmed = statements.filter((each) => each.role === 'fact');
  const items = claims.items
    .filter((item) => item.clause === clause && item.end > item.start)
    .filter((item) => !inField(item, claims, statements))
    .filter((item) => !confirmed.some((each) => supports(each, item, lexis)))
    .filter((item) => !isMoved(item, claims, statements, lexis));
  const years = numbers.filter(isYear);
  const counts = numbers.filter((number) => !isYear(number));
  const say = (number: FoundNumber) => claims.text.slice(number.start, number.end);
  const dated = pointsApart(clause, { items, counts: years }, claims, statements, lexis);
  const besides = (year: string) =>
    dated.find((point) => point.counts.some(({ value }) => value === year))?.items ?? items;
  const refused = years
    .filter(
      ({ value }) =>
        !statements.some((each) => hasYear(each, value)) ||
        hasOtherYear(value, besides(value), statements, lexis),
    )
    .map((year) => refusal('date', say(year), 'date'));
  const says = (each: Statement, count: FoundNumber) =>
    hasNumber(each, count, claims.text, lexis) || saysNumeral(count, claims, each, lexis);
  const missing = counts.filter(
    (count) =>
      !statements.some((each) => says(each, count)) || tornFromRange(count, items, claims, statements, lexis),
  );
  refused.push(...missing.map((count) => refusal('number', say(count), 'number')));
  if (refused.length > 0 || counts.length === 0) return refused;
  const all = { items, counts };
  const points = countsTogether(all, claims, statements, lexis)
    ? []
    : pointsApart(clause, all, claims, statements, lexis);
  return points
    .filter((point) => point.counts.length > 0 && !countsTogether(point, claims, statements, lexis))
    .flatMap((point) => point.counts.map((count) => refusal('number', say(count), 'number-elsewhere')));
}

function countsTogether(
  { items, counts, from, to }: Point,
  claims: Claims,
  statements: Statement[],
  lexis: Lexis,
): boolean {
  const periods = periodsBeside({ items, counts, from, to }, claims, statements, lexis);
  return statements.some(
    (each) =>
      counts.every(
        (count) =>
          (hasNumber(each, count, claims.text, lexis) && countsSame(count, claims, each, lexis)) ||
          saysNumeral(count, claims, each, lexis),
      ) &&
      [...periods].every((period) => saysPeriod(period, each.figures) || isInEach(period, each, lexis)) &&
      shareOf(items, each, lexis) >= 0.7,
  );
}

function hasYear(statement: Statement, year: string): boolean {
  const { numbers, dates } = statement.figures;
  return numbers.some((number) => number.value === year) || dates.some((date) => String(date.year) === year);
}

/** "40 a day", "八人": with what stands behind it, in the line as in the new text. */
function hasNumber(statement: Statement, wanted: FoundNumber, text: string, lexis: Lexis): boolean {
  const behind = text.slice(wanted.end);
  return statement.figures.numbers.some(
    (own) =>
      own.value === wanted.value &&
      unitFits(own.unit, wanted.unit) &&
      hedgeFits(own.hedge, wanted.hedge) &&
      !timesApart(statement.text.slice(own.end), behind) &&
      !groupsApart(around(own, statement.text), around(wanted, text), lexis) &&
      // "每组八人" has no eight groups.
      !countsApart(statement.text.charAt(own.end), behind.charAt(0)),
  );
}

/** "40 a day" is not "40 an hour", where one sentence speaks of one stretch of time. */
function periodsBeside(
  { counts: [count], from = 0, to }: Point,
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Set<number> {
  const text = withoutMarks(claims.text, claims.figures.marks);
  const [start, end] = sentenceAt(count?.start ?? 0, text);
  const periods = periodsIn(text.slice(Math.max(start, from), Math.min(end, to ?? end)), lexis);
  if (claims.clauses.length === 1) return periods;
  return periods.size === 1 && !isAnothers(periods, count, claims, statements, lexis) ? periods : new Set();
}

/** "Trained two clerks, counted stock each month": another point of the resume, joined behind a comma, has the month. */
function isAnothers(
  periods: ReadonlySet<number>,
  count: FoundNumber | undefined,
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const [period = -1] = periods;
  const own = count && clauseOf(count, claims);
  const telling = claims.clauses.filter((clause) => periodsIn(clauseText(clause, claims), lexis).has(period));
  return telling.every((clause) => {
    const items = claims.items.filter((item) => item.clause === clause);
    if (clause === own || items.length < 2) return false;
    return statements.some((each) => saysPeriod(period, each.figures) && shareOf(items, each, lexis) === 1);
  });
}

function sentenceAt(at: number, text: string): [number, number] {
  let start = 0;
  for (const { index, 0: mark } of allMatches(text, /[;；。]|[.!?]\s+(?=\p{Lu})/gu)) {
    if (index >= at) return [start, index];
    start = index + mark.length;
  }
  return [start, text.length];
}

const unitFits = (own: string, wanted: string) => own === wanted;

/** "Over 30" may become "30", and "30" may become "about 30"; never the other way round. */
function hedgeFits(own: string, wanted: string): boolean {
  if (own === wanted || (own === '' && wanted === 'about')) return true;
  // Who did more than 30 did at least 30, and did 30.
  if (wanted === '' && (own === 'over' || own === 'atLeast')) return true;
  if (own === 'over' && wanted === 'atLeast') return true;
  // "最多12人" is "12人以内".
  if (own === 'upTo' && wanted === 'within') return true;
  // "Within 24 hours", "in 24 hours" and "in under 24 hours" are one promise.
  return (
    (own === 'within' && (wanted === '' || wanted === 'under' || wanted === 'upTo')) ||
    (wanted === 'within' && (own === '' || own === 'under'))
  );
}
