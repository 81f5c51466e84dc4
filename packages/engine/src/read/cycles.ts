import { fold } from '../text/fold.ts';
import type { Row } from './rows.ts';
import type { Segment } from './segment.ts';
import { labelKind } from './tables.ts';

const heading = ['title', 'organization', 'location', 'dates', 'start', 'degree', 'institution'] as const;

/** The label a row begins with, if it names a part of an entry. */
function labelOf(row: Row): string | undefined {
  const label = /^([^:：]{2,90})[:：]/.exec(row.piece.text)?.[1];
  const kinds = label ? labelKind(label) : undefined;
  return label && kinds && heading.some((kind) => kinds.has(kind)) ? fold(label) : undefined;
}

/** "School: …" above a gap, "Institution: …" below it: another word for what was said already. */
function saysAgain(label: string, at: number, rows: Row[], said: Set<string>): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  // A line of one's own may stand between the gap and the label.
  const apart = above && !labelOf(above) ? Math.max(above.piece.gap, row?.piece.gap ?? 0) : row?.piece.gap;
  if (!apart) return false;
  const kinds = labelKind(label);
  return [...said].some((other) => heading.some((kind) => kinds?.has(kind) && labelKind(other)?.has(kind)));
}

/** "School: …" where an employer was said: nobody has both. */
function turnsToSchool(label: string, said: Set<string>): boolean {
  const kinds = labelKind(label);
  if (!kinds?.has('institution') || kinds.has('organization')) return false;
  return [...said].some((other) => labelKind(other)?.has('organization'));
}

/** Where a label that an entry has already comes again: there the next one begins. */
function startsOf(labels: (string | undefined)[], rows: Row[]): number[] {
  const starts: number[] = [];
  const said = new Set<string>();
  labels.forEach((label, at) => {
    const again =
      label !== undefined &&
      (said.has(label) || saysAgain(label, at, rows, said) || turnsToSchool(label, said));
    if (at === 0 || again) {
      starts.push(at);
      said.clear();
    }
    if (label) said.add(label);
  });
  return starts;
}

/**
 * A form filled in again and again ("Employer: …", "Position: …", "Period: …"): wherever the date stands in
 * it, an entry goes on until a label comes again. Undefined where a section is no such form.
 */
export function segmentForms(rows: Row[]): Segment[] | undefined {
  if (!rows[0] || !labelOf(rows[0])) return undefined;
  const labels = rows.map(labelOf);
  const starts = startsOf(labels, rows);
  const said = labels.filter(Boolean).length;
  if (said < starts.length * 2 || (starts.length < 2 && said < Math.max(3, rows.length))) return undefined;
  const segments = starts.map((from, i): Segment => {
    const own = rows.slice(from, starts[i + 1]);
    const head = own.filter((row) => row.kind === 'head' && (labelOf(row) || row.dates.length > 0));
    return { head, body: own.filter((row) => !head.includes(row)) };
  });
  // Two times in one of them: something else stands between the forms, and layout must tell.
  const twice = segments.some((part) => part.head.filter((row) => row.dates.length > 0).length > 1);
  return twice ? undefined : segments;
}
