import { allMatches } from '../text/all-matches.ts';
import { anyLine } from '../text/any-line.ts';
import { perLine } from '../text/per-line.ts';
import type { LineIndex, ResumeSource } from '../types.ts';
import { headingKind } from './headings.ts';
import { levelOf } from './languages.ts';
import { labelMargin, type Margin, type Run } from './margins.ts';
import { isPlace } from './places.ts';
import { bareOfDates, datesAtEdges } from './strip.ts';
import { labelKind } from './tables.ts';
import { displayWidth } from './width.ts';

/** A line, or the part of it that stands in one column. UTF-16 offsets of the raw line. */
export interface Slice {
  line: LineIndex;
  start: number;
  end: number;
  /** A label in the margin that heads what stands beside and below it. */
  heads?: boolean;
}

/** What is longer stands in no column. */
const longest = 400;
/** No column of text begins nearer to the margin. */
const leastIndent = 6;

const runsOf = perLine(({ text }): Run[] => {
  const runs: Run[] = [];
  let column = 0;
  let at = 0;
  for (const match of allMatches(text, /\S+(?:[ \u00a0\u202f]\S+)*/g)) {
    column += displayWidth(text.slice(at, match.index), column);
    const width = displayWidth(match[0], column);
    const end = match.index + match[0].length;
    runs.push({ start: match.index, end, text: match[0], from: column, to: column + width });
    column += width;
    at = end;
  }
  return runs;
});

function isDateOrPlace(text: string): boolean {
  return isPlace(text) || (datesAtEdges(text).length > 0 && bareOfDates(text).length < 4);
}

/** Where second columns begin: display columns at which many runs start that are not the first of their line. */
function candidates(rows: Run[][]): number[] {
  const starts = new Map<number, number>();
  for (const row of rows)
    for (const run of row) if (run.from > 14) starts.set(run.from, (starts.get(run.from) ?? 0) + 1);
  return [...starts]
    .filter(([, count]) => count >= 5)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([at]) => at);
}

/** Columns are rarely set to the letter, least of all with wide characters. */
const slack = 3;

interface Gutter {
  at: number;
  first: number;
  last: number;
  /** The left column holds headings only; its rows are read together with the right one. */
  margin: boolean;
}

/** A gutter is believed when both sides have headings and hardly a line crosses it. */
function gutterAt(rows: Run[][], at: number): Gutter | undefined {
  const right = rows.flatMap((row) => row.filter((run) => run.from >= at - slack));
  const firstAt = rows.findIndex((row) => row.some((run) => Math.abs(run.from - at) <= slack));
  const lastAt = rows.findLastIndex((row) => row.some((run) => run.from >= at - slack && run.from <= at + 6));
  const band = rows.slice(firstAt, lastAt + 1);
  const left = band.flatMap((row) => row.filter((run) => run.from < at - slack));
  const crossing = band.filter((row) => row.some((run) => run.from < at - slack && run.to >= at)).length;
  if (left.length < 4 || right.length < 5 || crossing > band.length * 0.12) return undefined;
  const heads = (runs: Run[]) => runs.filter((run) => headingKind(run.text) !== undefined).length;
  const leftHeads = heads(left);
  const rightHeads = heads(right.filter((run) => Math.abs(run.from - at) <= slack));
  if (left.filter((run) => isDateOrPlace(run.text)).length > left.length * 0.5) return undefined;
  if (readsAcross(band, at)) return undefined;
  if (leftHeads >= 2 && leftHeads >= left.length * 0.6)
    return { at, first: firstAt, last: lastAt, margin: true };
  if (rightHeads === 0 || leftHeads === 0) return undefined;
  return { at, first: firstAt, last: lastAt, margin: false };
}

/** "2014 – 2019 Acme", with one blank behind a time that fills its column. */
const opensWithSpan = (text: string): boolean =>
  datesAtEdges(text.replace(/(?<=\d) (?=\D{3})/, '\t')).some((hit) => !hit.single && hit.start < 2);

/** "Name:   Jane Roe", "2015 – 2019   Welder", "Excel   very good": a table, whose rows belong together, rather than two columns. */
function readsAcross(band: Run[][], at: number): boolean {
  const beside = band.filter(
    (row) => row.length > 1 && row.some((run) => Math.abs(run.from - at) <= slack && run !== row[0]),
  );
  const across = beside.filter(
    ([first, second]) =>
      first &&
      (isDateOrPlace(first.text) ||
        labelKind(first.text) ||
        opensWithSpan(first.text) ||
        (second && second.text.length <= 24 && levelOf(second.text))),
  );
  return beside.length >= 3 && across.length > beside.length * 0.5;
}

function whole(row: Run[], line: LineIndex): Slice[] {
  const last = row.at(-1);
  return last ? [{ line, start: 0, end: last.end }] : [];
}

/** The runs of a row on one side, with the indent they have there; an empty row stays as a gap. */
function side(row: Run[], line: LineIndex, at: number, keep: (run: Run) => boolean): Slice[] {
  const runs = row.filter(keep);
  const first = runs[0];
  const last = runs.at(-1);
  if (!first || !last) return [{ line, start: 0, end: 0 }];
  return [{ line, start: Math.max(0, first.start - Math.max(0, first.from - at)), end: last.end }];
}

/** A form with labels in its margin: those that head something stand above it, the others before their value. */
function besideLabels(plain: Slice[], { at, first, last, heads, rows }: Margin): Slice[] {
  let open = false;
  return rows.flatMap((row, line): Slice[] => {
    if (heads.has(line)) {
      open = true;
      const label = row[0];
      return [
        ...(label ? [{ line, start: 0, end: label.end, heads: true }] : []),
        ...side(row, line, at, (run) => run !== label),
      ];
    }
    const below = row[0] !== undefined && row[0].from >= at - slack;
    if (!open || line < first || line > last || !below) return plain.slice(line, line + 1);
    return side(row, line, at, () => true);
  });
}

/** Slices before a column's first heading, and the rest. */
function splitAtHeading(slices: Slice[], text: (slice: Slice) => string): [Slice[], Slice[]] {
  const at = slices.findIndex((slice) => headingKind(text(slice)) !== undefined);
  return at < 0 ? [slices, []] : [slices.slice(0, at), slices.slice(at)];
}

const anyLayout = anyLine((line) => line.layout !== undefined);
/** More than one run in a line, or one that begins far from the margin: without any there is one column. */
const anySetApart = anyLine((line) => {
  const [first, second] = line.text.length > longest ? [] : runsOf(line);
  return second !== undefined || (first?.from ?? 0) >= leastIndent;
});

/** Text set in two columns by runs of blanks, put in reading order; none where line follows line as it stands. */
export function readingOrder(source: ResumeSource): { slices?: Slice[]; columns: number } {
  // Layout of a document needs none of this.
  if (source.lines.length > 1500 || anyLayout(source.lines) || !anySetApart(source.lines))
    return { columns: 1 };
  const plain = source.lines.map((line, index): Slice => ({ line: index, start: 0, end: line.text.length }));
  const rows = source.lines.map((line) => (line.text.length > longest ? [] : runsOf(line)));
  const form = labelMargin(rows);
  if (form) return { slices: besideLabels(plain, form), columns: 1 };
  const gutter = candidates(rows)
    .map((at) => gutterAt(rows, at))
    .find(Boolean);
  if (gutter) return { slices: besideGutter(plain, rows, gutter, source), columns: gutter.margin ? 1 : 2 };
  // Most texts have no tab at all.
  if (source.lines.filter(({ text }) => text.includes('\t')).length < fewestTabs) return { columns: 1 };
  const cells = source.lines.map(cellsAtTab);
  const tabs = gutterAtTab(cells);
  if (tabs) return { slices: besideGutter(plain, cells, tabs, source), columns: 2 };
  return { columns: 1 };
}

/** Two columns parted by one tab a line, whatever the width of the first: each is as good as its own column. */
const tabColumn = 1000;
const fewestTabs = 8;

function cellsAtTab({ text }: { text: string }): Run[] {
  const at = text.indexOf('\t');
  if (text.length > longest || text.indexOf('\t', at + 1) >= 0) return [];
  const cut = at < 0 ? text.length : at;
  const cell = (start: number, end: number, from: number): Run[] => {
    const own = text.slice(start, end);
    return own.trim() ? [{ start, end, text: own.trim(), from, to: from + own.length }] : [];
  };
  return [...cell(0, cut, 0), ...(at < 0 ? [] : cell(at + 1, text.length, tabColumn))];
}

/** "Welder [tab] 2015 – 2019": times behind the names of the same lines are no column of their own. */
function endsInTimes(rows: Run[][]): boolean {
  const beside = rows.flatMap(([, second]) => second ?? []);
  const times = beside.filter(({ text }) => datesAtEdges(text).length > 0 && bareOfDates(text).length < 4);
  return times.length >= 3 && times.length > beside.length * 0.5;
}

/** The columns end where times in the first date what stands in the second. */
function gutterAtTab(rows: Run[][]): Gutter | undefined {
  const tabbed = rows.filter((row) => row.some((run) => run.from === tabColumn)).length;
  if (tabbed < fewestTabs || endsInTimes(rows)) return undefined;
  const timed = rows.findIndex(
    (row) =>
      row.length === 2 &&
      /\d/.test(row[0]?.text ?? '') &&
      isDateOrPlace(row[0]?.text ?? '') &&
      !isPlace(row[0]?.text ?? ''),
  );
  const heading =
    timed < 0 ? -1 : rows.findLastIndex((row, at) => at < timed && row.length === 1 && row[0]?.from === 0);
  const gutter = gutterAt(timed < 0 ? rows : rows.slice(0, Math.max(0, heading)), tabColumn);
  return gutter && !gutter.margin ? gutter : undefined;
}

function besideGutter(plain: Slice[], rows: Run[][], gutter: Gutter, source: ResumeSource): Slice[] {
  const before = plain.slice(0, gutter.first);
  const after = plain.slice(gutter.last + 1);
  const band = rows.slice(gutter.first, gutter.last + 1);
  const isLeft = (run: Run) => run.from < gutter.at - slack;
  if (gutter.margin) {
    const mixed = band.flatMap((row, i) =>
      row.length
        ? [
            ...side(row, gutter.first + i, 0, isLeft),
            ...side(row, gutter.first + i, gutter.at, (run) => !isLeft(run)),
          ].filter((slice) => slice.end > 0)
        : plain.slice(gutter.first + i, gutter.first + i + 1),
    );
    return [...before, ...mixed, ...after];
  }
  const crosses = (row: Run[]) => row.some((run) => isLeft(run) && run.to >= gutter.at);
  const left = band.flatMap((row, i) =>
    crosses(row) ? whole(row, gutter.first + i) : side(row, gutter.first + i, 0, isLeft),
  );
  const right = band.flatMap((row, i) =>
    crosses(row) ? [] : side(row, gutter.first + i, gutter.at, (run) => !isLeft(run)),
  );
  const text = (slice: Slice) => source.lines[slice.line]?.text.slice(slice.start, slice.end) ?? '';
  const [leftTop, leftRest] = splitAtHeading(left, text);
  const [rightTop, rightRest] = splitAtHeading(right, text);
  return [...before, ...leftTop, ...rightTop, ...leftRest, ...rightRest, ...after];
}
