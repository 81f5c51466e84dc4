import { headingKind } from './headings.ts';
import { datesAtEdges } from './strip.ts';
import { labelKind } from './tables.ts';

/** A run of text in a line: where it begins and ends on the page. */
export interface Run {
  start: number;
  end: number;
  text: string;
  /** Display columns. */
  from: number;
  to: number;
}

/** A form whose labels stand in a margin of their own, all text beside and below them at one column. */
export interface Margin {
  at: number;
  first: number;
  last: number;
  /** Rows whose label heads what stands beside and below it, rather than one value. */
  heads: Set<number>;
  rows: Run[][];
}

const slack = 1;
const widest = 34;

const near = (run: Run | undefined, at: number) => run !== undefined && Math.abs(run.from - at) <= slack;

/** "Work:", "Compulsory service": a few words and no number. */
function isLabel(run: Run | undefined): boolean {
  return run !== undefined && run.from <= 2 && run.text.length <= 26 && !/[\d@]|[.,;]$/.test(run.text);
}

const hasLabel = (row: Run[], at: number) =>
  isLabel(row[0]) && (row[0]?.to ?? 0) < at && near(row[1], at) && row[0]?.text !== '';

/** Where the text of such a form begins: the column that most lines begin at, behind labels or below them. */
function columnOf(rows: Run[][]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const run = isLabel(row[0]) ? row[1] : row[0];
    if (run && run.from >= 6 && run.from <= widest) counts.set(run.from, (counts.get(run.from) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 8 ? best[0] : undefined;
}

const bare = (label: string) => label.replace(/\s*[:：]$/, '');

const opensWithTime = (run: Run | undefined) =>
  run !== undefined && datesAtEdges(run.text).some((hit) => hit.start < 3);

/** Which labels head a section: known ones, those over times, and after the first of them whatever is no personal data. */
function headsOf(rows: Run[][], labels: number[], at: number): Set<number> {
  const heads = new Set<number>();
  labels.forEach((row, i) => {
    const text = bare(rows[row]?.[0]?.text ?? '');
    const own = rows.slice(row, labels[i + 1] ?? rows.length);
    const timed = own.some((line) => opensWithTime(line.find((run) => near(run, at))));
    const lines = own.filter((line) => line.length > 0).length;
    const kinds = labelKind(text);
    const says =
      kinds !== undefined &&
      !['title', 'organization', 'degree', 'institution', 'dates'].some((kind) => kinds.has(kind as 'title'));
    const kind = headingKind(text);
    if (kind === 'contact') return;
    const known = kind !== undefined && (timed || lines > 1 || heads.size > 0 || !says);
    if (known || (timed && !says) || (heads.size > 0 && !says)) heads.add(row);
  });
  return heads;
}

/** "Military service: 1986 - 1987": one blank alone before the column is as good as many. */
function cutAt(row: Run[], at: number): Run[] {
  const [first, ...others] = row;
  if (!first || first.from > 2 || first.to <= at || first.text.length !== first.to - first.from) return row;
  const cut = at - first.from;
  if (!/[:：] $/.test(first.text.slice(0, cut))) return row;
  const left: Run = { ...first, end: first.start + cut - 1, to: at - 1, text: first.text.slice(0, cut - 1) };
  return [left, { ...first, start: first.start + cut, from: at, text: first.text.slice(cut) }, ...others];
}

/** Such a form, where the lines that do not fit it are few and two labels or more head something. */
export function labelMargin(found: Run[][]): Margin | undefined {
  const at = columnOf(found);
  if (at === undefined) return undefined;
  const rows = found.map((row) => cutAt(row, at));
  const labels = rows.flatMap((row, i) => (hasLabel(row, at) ? [i] : []));
  const [first] = labels;
  if (first === undefined || labels.length < 3) return undefined;
  // A form filled in again and again says the same of each entry.
  const said = labels.map((row) => bare(rows[row]?.[0]?.text ?? ''));
  if (new Set(said).size < said.length * 0.8) return undefined;
  const last = rows.findLastIndex(
    (row) => hasLabel(row, at) || (row[0] !== undefined && row[0].from >= at - slack),
  );
  const band = rows.slice(first, last + 1).filter((row) => row.length > 0);
  const below = band.filter((row) => (row[0]?.from ?? 0) >= at - slack).length;
  if (below < 4 || band.length - below - labels.length > band.length * 0.12) return undefined;
  const heads = headsOf(rows.slice(0, last + 1), labels, at);
  const timed = [...heads].filter((row) => {
    const next = labels[labels.indexOf(row) + 1] ?? last + 1;
    return rows.slice(row, next).some((line) => opensWithTime(line.find((run) => near(run, at))));
  });
  return heads.size >= 2 && timed.length >= 1 ? { at, first, last, heads, rows } : undefined;
}
