import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { findEmail, findLinks } from './contact-finds.ts';
import { continues, type Page, pageOf, standsOverTime } from './continues.ts';
import type { DateHit } from './dates.ts';
import { withoutDuties } from './duty-cells.ts';
import { namedByStops, namesInPart } from './extent.ts';
import { withBrokenNames, withHanging } from './hanging.ts';
import { type Part, partsOf } from './header-parts.ts';
import { withLabels } from './labels.ts';
import { withLevels } from './levels.ts';
import { withMarksBeside } from './marks-beside.ts';
import { withMarked, withMarkedRoles, withNumbered } from './numbered.ts';
import { withParagraphs } from './paragraphs.ts';
import { cellsOf, type Piece } from './pieces.ts';
import { saysRole } from './role-label.ts';
import { isProse, likeness } from './scores.ts';
import { headsAfterAll, patternOf, tellsAfterAll } from './second-look.ts';
import { yearsNotMonths } from './short-years.ts';
import { withSideDates } from './side-dates.ts';
import { listItems } from './skills.ts';
import { withSplitSpans } from './split-spans.ts';
import { datesAtEdges, saysLength, trimEdges, withoutDates } from './strip.ts';
import { withTableHead } from './table-heads.ts';
import { labelKind, tables } from './tables.ts';
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

/** "Employer: …" heads an entry, however long. */
const isLabelled = memo((text: string): boolean => {
  const label = /^([^:：]{2,90})[:：]\s*\S/.exec(text)?.[1];
  const kinds = label ? labelKind(label) : undefined;
  return (
    kinds !== undefined &&
    text.length < 140 &&
    (['title', 'organization', 'degree', 'institution', 'dates'] as const).some((kind) => kinds.has(kind))
  );
});

/** "corporate design, edition, packaging": things done, in small letters. */
const isEnumeration = memo((text: string): boolean => {
  const items = listItems(text);
  const like = likeness(text.slice(items[0]?.start ?? 0, items[0]?.end ?? 0));
  if (/^\p{Lu}/u.test(text) && Math.max(like.title, like.degree, like.school, like.organization) >= 2.6)
    return false;
  return items.length >= 3 && items.filter((item) => /^\p{Ll}/u.test(text.slice(item.start))).length >= 2;
});

/** A line that is only an e-mail or web address heads nothing. */
const isAddress = memo((text: string): boolean => {
  const links = findLinks(text);
  const left = links.reduceRight((rest, link) => rest.slice(0, link.start) + rest.slice(link.end), text);
  return (links.length > 0 && trimEdges(left).length < 4) || findEmail(text) !== undefined;
});

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

const isDuty = memo((text: string): boolean => {
  const label = /^([^:：]{2,90})[:：]/.exec(text)?.[1];
  if (!label) return false;
  const kinds = labelKind(label);
  // "Schwerpunkt: Logistik", "Minor: French": said about what was learned.
  if (!kinds) return tables.subjects.has(fold(label)) || tables.gradeLabels.has(fold(label));
  const names = ['title', 'organization', 'dates', 'degree', 'institution', 'location'] as const;
  if (names.some((name) => kinds.has(name)) && text.length > label.length + 1) return false;
  return kinds.has('duties') || kinds.has('technologies') || kinds.has('links');
});

/** How the entries of a section are written. */
interface Style {
  /** The mark before each of them, where one opens entries. */
  entryMark: string | undefined;
  commas: boolean;
  /** Lines that head an entry end without a full stop. */
  open: boolean;
}

/** Says of each piece whether it heads an entry, is a bullet, goes on with one, or is prose. */
export function makeRows(found: Piece[]): Row[] {
  const listed = withMarkedRoles(
    withMarked(withNumbered(withTableHead(withTurnedTable(withMarksBeside(withSplitSpans(found)))))),
  );
  const closed = withHanging(withBrokenNames(withLabels(withLevels(listed))));
  const pieces = withParagraphs(withSideDates(closed));
  const page = pageOf(pieces);
  const style: Style = {
    entryMark: datedMark(pieces),
    commas: datedByCommas(pieces),
    open: endOpen(pieces),
  };
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
  rows.forEach((row, at) => {
    if (isUnderDuties(rows, at) || tellsAfterAll(rows, at)) {
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
const restOf = memo((text) => {
  const dates = datesAtEdges(text);
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

/** "From 2006 to 2009: driver, Acme (Leeds).": a sentence in form, an entry in fact. */
function datedAndParted({ piece, dates }: Row, commas: boolean): boolean {
  const [first] = dates;
  if (first === undefined || first.start >= 2) return false;
  const behind = piece.text.slice(first.end);
  return /^\s*[:：]/.test(behind) || (commas && !first.single && /^,\s/.test(behind));
}

/** "From 2006 to 2009, driver, Acme.": twice in a section it is how its entries are written. */
function datedByCommas(pieces: Piece[]): boolean {
  const alike = pieces.filter((piece) => {
    if (!piece.text.includes(', ')) return false;
    const [first] = datesAtEdges(piece.text);
    return first && !first.single && first.start < 2 && /^,\s/.test(piece.text.slice(first.end));
  });
  return alike.length >= 2;
}

/** "Diploma in …, Acme College": two names with a comma between, however long. */
function namesBoth(text: string): boolean {
  return !/[.!?]\s/.test(text) && namesInPart({ text, like: likeness(text) }) > 1;
}

/** A full stop that is none of "02/21 → auj.". */
function endsSentence(text: string, dates: DateHit[]): boolean {
  if (!/[.。]$/.test(text) || !/\p{Ll}.*[^.][.。]$/u.test(text)) return false;
  return /\d.$/.test(text) || !dates.some((hit) => hit.end >= text.length - 1);
}

/** Two dated lines or more end without a full stop, and hardly one with it. */
function endOpen(pieces: Piece[]): boolean {
  const dated = pieces.filter(
    (piece) => !piece.marker && piece.text.length < 110 && datesAtEdges(piece.text).length > 0,
  );
  const stopped = dated.filter(({ text }) => endsSentence(text, datesAtEdges(text))).length;
  return dated.length - stopped >= 2 && stopped <= dated.length * 0.34;
}

/** Begins with a word for oneself, and small letters go on. */
function saysI(text: string): boolean {
  const word = /^(\p{L}{1,5})\s\p{Ll}/u.exec(text)?.[1];
  return word !== undefined && tables.pronouns.has(fold(word));
}

/** A sentence that mentions a time; in Chinese it may begin with it. */
function tellsAtLength(row: Row): boolean {
  if (hasHan(row.rest)) return row.rest.length > 28 && /[;；。]/.test(row.rest.slice(0, -1));
  return row.rest.length > 70 && row.dates[0]?.start !== 0 && !/\s\|\s|\t|\s{3}/.test(row.piece.text);
}

function kindOf(
  row: Row,
  previous: Row | undefined,
  next: Piece | undefined,
  page: Page,
  { entryMark, commas, open }: Style,
): Row['kind'] {
  const { piece, dates } = row;
  if (piece.opensText && !saysRole(piece.text)) return 'prose';
  if (piece.marker) {
    if (markStyle(piece) === entryMark && dates.length > 0) return 'head';
    // "- position: fitter": one word, as programs write it.
    if (/^\p{Lu}|^\p{Script=Han}|^\p{Ll}+\s?:\s/u.test(piece.text) && isLabelled(piece.text)) return 'head';
    return 'bullet';
  }
  if (/^\p{Lu}|^\p{Script=Han}/u.test(piece.text) && isLabelled(piece.text)) return 'head';
  if (continues(row, previous, next, page)) return 'more';
  if (isLabelled(piece.text)) return 'head';
  if (isDuty(piece.text) || isAddress(piece.text)) return 'prose';
  // "Typography (2019), lettering (2017), Figma (2022)": a list of courses.
  if (dates.length >= 3 && (piece.text.match(/[(（]\d{4}[)）]/g) ?? []).length >= 3) return 'prose';
  const stated = datedAndParted(row, commas);
  if (
    !stated &&
    dates.length > 0 &&
    /^\p{Ll}.*(?:\p{Ll}{2}\.|[^.]!)$/u.test(row.rest) &&
    /\s.*\s.*\s/.test(row.rest)
  )
    return 'prose';
  // "Since 2021 I also show new drivers their lines."
  if (dates[0]?.start === 0 && saysI(row.rest)) return 'prose';
  // "Member of the council from 2014 to 2022.": no line that heads an entry here ends so.
  if (!stated && open && dates.length > 0 && (dates[0]?.start ?? 0) > 8 && endsSentence(piece.text, dates))
    return 'prose';
  const told = isProse(row.rest) && tellsAtLength(row) && !namesBoth(row.rest) && !namedByStops(row.rest);
  if (dates.length > 0 && piece.also && piece.text.length < 260) return 'head';
  const longest = stated && namesBoth(row.rest) ? 180 : 110;
  if (dates.length > 0 && trimEdges(row.rest).length < longest && !told) return 'head';
  if (standsOverTime(piece, next)) return 'head';
  if (/\s[|·]\s|\t/.test(piece.text) && namesBoth(piece.text)) return 'head';
  return isProse(piece.text) || isEnumeration(piece.text) ? 'prose' : 'head';
}

/** "1、" heads an entry, "(1)" at the same margin tells of it: the first kind of mark decides. */
const markStyle = ({ marker }: Piece): string => marker.replace(/[\d一二三四五六七八九十①-⑩]+/gu, '#');

/** "• 2018 – 2020: Engineer, Acme" all the way down: such bullets head entries. */
function datedMark(pieces: Piece[]): string | undefined {
  const marked = pieces.filter((piece) => piece.marker);
  if (marked.length === 0) return undefined;
  const unmarkedDates = pieces.some(
    (piece) => !piece.marker && !isProse(piece.text) && datesAtEdges(piece.text).length > 0,
  );
  if (unmarkedDates) return undefined;
  const shallow = Math.min(...marked.map((piece) => piece.indent));
  const level = marked.filter((piece) => piece.indent === shallow);
  const own = level[0] && markStyle(level[0]);
  const top = level.filter((piece) => markStyle(piece) === own);
  const dated = top.filter((piece) =>
    datesAtEdges(piece.text).some((hit) => !hit.single || hit.start < 3 || top.length < 4),
  );
  return dated.length >= Math.max(1, top.length * 0.6) ? own : undefined;
}
