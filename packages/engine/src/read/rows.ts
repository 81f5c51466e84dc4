import { hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { pageOf } from './continues.ts';
import type { DateHit } from './dates.ts';
import { withoutDuties } from './duty-cells.ts';
import { styleOf } from './entry-style.ts';
import { namesInPart } from './extent.ts';
import { withBrokenNames, withHanging } from './hanging.ts';
import { type Part, partsOf } from './header-parts.ts';
import { withLabels } from './labels.ts';
import { withLevels } from './levels.ts';
import { withMarksBeside } from './marks-beside.ts';
import { withMarked, withMarkedRoles, withNumbered } from './numbered.ts';
import { withParagraphs } from './paragraphs.ts';
import { cellsOf, type Piece } from './pieces.ts';
import { isDuty, kindOf } from './row-kind.ts';
import { likeness } from './scores.ts';
import { headsAfterAll, mentionsTime, patternOf, tellsAfterAll } from './second-look.ts';
import { yearsNotMonths } from './short-years.ts';
import { withSideDates } from './side-dates.ts';
import { withSplitSpans } from './split-spans.ts';
import { closesHeader, datesAtEdges, saysLength, trimEdges, withoutDates } from './strip.ts';
import { withTableHead } from './table-heads.ts';
import { labelKind } from './tables.ts';
import { partsByGaps, tellsBelowHead } from './told-below.ts';
import { markTownBeside } from './town-beside.ts';
import { withTurnedTable } from './turned-tables.ts';

/** A piece of a section and what it is there. */
export interface Row {
  piece: Piece;
  kind: 'head' | 'bullet' | 'more' | 'prose';
  dates: DateHit[];
  /** Text without its dates. */
  rest: string;
  parts: Part[];
  /** Names of titles, employers, degrees and schools that the parts may hold. */
  names: number;
}

/** "Period   Employer   Position": the head of a table says nothing itself. */
const isTableHead = memo((text: string): boolean => {
  const set = cellsOf(text.replace(/\s*[|/;·]\s*/g, '\t'));
  const words = text.split(/\s+/);
  const cells = set.length === 1 && hasHan(text) && words.length >= 3 && words.length <= 6 ? words : set;
  if (cells.length < 2 || cells.some((cell) => cell.length >= 24)) return false;
  const known = cells.filter((cell) => labelKind(cell)).length;
  return (
    known === cells.length ||
    (cells.length >= 3 && known >= cells.length - 1 && /[|\t]|\s{2}/.test(text)) ||
    (cells.length >= 4 && known >= cells.length * 0.6 && !/\d/.test(text))
  );
});

/** "4 years 2 months": how long one was at an employer, between its name and the roles there. */
const isDuration = memo((text: string): boolean => {
  return text.length < 30 && /^\d/.test(text) && trimEdges(withoutDates(`(${text})`, [])).length < 2;
});

/** What stands right above a length of time, and has no time of its own, is where one was. */
function markEmployer(above: Row | undefined, { gap }: Piece): void {
  const [only, ...others] =
    above?.kind === 'head' && above.dates.length === 0 && gap === 0 ? above.parts : [];
  if (above && only && others.length === 0 && only.like.title < 2)
    above.parts = [{ ...only, like: { ...only.like, organization: Math.max(3, only.like.organization) } }];
}

/** Says of each piece whether it heads an entry, is a bullet, goes on with one, or is prose. */
export function makeRows(found: Piece[]): Row[] {
  const listed = withMarkedRoles(
    withMarked(withNumbered(withTableHead(withTurnedTable(withMarksBeside(withSplitSpans(found)))))),
  );
  const closed = withHanging(withBrokenNames(withLabels(withLevels(listed))));
  const pieces = withParagraphs(withSideDates(closed));
  const page = pageOf(pieces);
  const style = styleOf(pieces);
  const years = yearsNotMonths(pieces);
  const rows: Row[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (isDuration(piece.text)) markEmployer(rows.at(-1), piece);
    if (isTableHead(piece.text) || isDuration(piece.text)) continue;
    const dates = years(datesAtEdges(piece.text), piece.text);
    const row: Row = {
      piece,
      kind: 'head',
      dates,
      rest: restOf(piece.text),
      parts: [],
      names: 0,
    };
    row.kind = kindOf(row, rows.at(-1), pieces[at + 1], page, style);
    if (row.kind === 'head') row.parts = ownParts(row);
    rows.push(row);
  }
  lookAgain(rows);
  for (const [at, row] of rows.entries()) markTownBeside(row, rows[at + 1]);
  for (const row of rows) row.names = row.parts.reduce((sum, part) => sum + namesInPart(part), 0);
  return rows;
}

function ownParts({ rest, piece, dates }: Row): Part[] {
  const parts = partsOf(rest, piece.line, 0, piece.markup.bold, dates.length > 0);
  const { also } = piece;
  return also ? parts.map((part) => ({ ...part, also })) : parts;
}

/** Right below "Results:" stands a result, though it begins with a year. */
function isUnderDuties(rows: Row[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (row?.kind !== 'head' || row.piece.gap > 0 || !above || row.dates.some((hit) => !hit.single))
    return false;
  return /[:：]$/.test(above.piece.text) && isDuty(above.piece.text);
}

/** What each row is by itself is known; what stands around it may say otherwise. */
function lookAgain(rows: Row[]): void {
  const pattern = patternOf(rows);
  const apart = partsByGaps(rows);
  rows.forEach((row, at) => {
    if (
      isUnderDuties(rows, at) ||
      mentionsTime(rows, at, pattern) ||
      tellsAfterAll(rows, at) ||
      (apart && tellsBelowHead(rows, at))
    ) {
      row.kind = 'prose';
      row.parts = [];
      return;
    }
    const parts = isDuty(row.piece.text) ? undefined : headsAfterAll(rows, at, pattern, ownParts);
    if (!parts) return;
    row.kind = 'head';
    row.parts = parts;
  });
}

/** Which dates they are is for the section to say; where they stand is not. */
const restOf = memo((line) => {
  const dates = datesAtEdges(line);
  const text = line.slice(0, dates.find((hit) => closesHeader(line, hit))?.end);
  // "January 2024, two weeks: Town Hall": how long it was is no name.
  const rest = withoutDates(text, dates).replace(/^([^:：]{4,24})[:：]\s+/, (found, lead: string) =>
    dates.length > 0 && saysLength(lead) ? '' : found,
  );
  const [names = '', told] = rest.split(/;\s+/, 2);
  const what = likeness(names.split(/,\s+/)[0] ?? '');
  // "2018 – 2022: Designer, Acme Works, Leeds; brochures and fairs": what stands behind tells of it.
  if (told && dates[0]?.start === 0 && names.includes(', ') && Math.max(what.title, what.degree) >= 2)
    return names;
  return rest.length > 70 && dates[0] !== undefined && dates[0].start < 2 ? withoutDuties(rest) : rest;
});
