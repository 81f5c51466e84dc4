import { fold } from '../text/fold.ts';
import type { Piece } from './pieces.ts';
import { datesAtEdges, trimEdges, withoutDates } from './strip.ts';
import { labelKind } from './tables.ts';

type Kinds = NonNullable<ReturnType<typeof labelKind>>;

const naming = [
  'title',
  'organization',
  'dates',
  'start',
  'end',
  'degree',
  'institution',
  'location',
  'duties',
] as const;

function bareLabel(piece: Piece | undefined): Kinds | undefined {
  if (!piece || piece.marker || piece.text.length > 40) return undefined;
  const kinds = labelKind(piece.text.replace(/\s*[:：]$/, ''));
  return kinds && naming.some((kind) => kinds.has(kind)) ? kinds : undefined;
}

/** A label and, in the line below, what it names. */
function isPair(pieces: Piece[], at: number): boolean {
  const value = pieces[at + 1];
  return bareLabel(pieces[at]) !== undefined && value !== undefined && !value.marker && value.gap === 0;
}

/**
 * A form whose labels stand above their values ("Employer", below it "Acme"): each is brought into one line.
 * One such pair may be a heading or a name; a form has several, and some of them again and again.
 */
export function closeStacked(pieces: Piece[]): Piece[] {
  const pairs = new Set<number>();
  for (let at = 0; at < pieces.length; at++) {
    if (!isPair(pieces, at) || pairs.has(at - 1)) continue;
    pairs.add(at);
  }
  const labels = [...pairs].map((at) => fold(pieces[at]?.text ?? ''));
  if (pairs.size < 3 || new Set(labels).size < 2 || pairs.size < pieces.length * 0.25) return pieces;
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const label = pieces[at];
    const value = pieces[at + 1];
    if (!label) continue;
    if (!pairs.has(at) || !value) {
      result.push(label);
      continue;
    }
    const text = `${label.text.replace(/\s*[:：]$/, '')}: ${value.text}`;
    result.push({ ...value, text, gap: label.gap, indent: label.indent, markup: label.markup });
    at += 1;
  }
  return result;
}

const labelled = /^([^:：]{1,30})[:：]\s*(\S.*)$/;

/** The date of "From: 05/2021", if the line says nothing else. */
function dateUnder(text: string, kind: 'start' | 'end'): { label: string; date: string } | undefined {
  const match = labelled.exec(text);
  if (!match?.[1] || !match[2] || !labelKind(match[1])?.has(kind)) return undefined;
  const date = trimEdges(match[2]);
  return date.length < 30 ? { label: match[1], date } : undefined;
}

/** "From: 05/2021" and, below or beside it, "To: present": one time. */
export function closeSpans(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const above = result.at(-1);
    const to = dateUnder(piece.text, 'end');
    const from = to && above && piece.gap === 0 ? dateUnder(above.text, 'start') : undefined;
    const whole = to && from ? `${from.date} – ${to.date}` : '';
    const hit = whole ? datesAtEdges(whole)[0] : undefined;
    if (above && from && hit && !hit.single && trimEdges(withoutDates(whole, [hit])) === '')
      result[result.length - 1] = { ...above, text: `${from.label}: ${whole}` };
    else {
      const text = besideEachOther(piece.text);
      result.push(text === piece.text ? piece : { ...piece, text });
    }
  }
  return result;
}

/** "From: 2019   To: 2021" in one line. */
function besideEachOther(text: string): string {
  if (!/[:：].*\d.*[:：]/.test(text)) return text;
  const match = /^([^:：]{1,30}[:：]\s*[^:：]{3,24}?)[\s,;|]+(\p{L}[^:：\d]{0,20}[:：]\s*\S.{0,24})$/u.exec(
    text,
  );
  const from = match?.[1] ? dateUnder(match[1], 'start') : undefined;
  const to = match?.[2] ? dateUnder(match[2], 'end') : undefined;
  if (!from || !to) return text;
  // "To: still there": whatever it says instead of a date, it has not ended.
  const whole = `${from.date} – ${/\d/.test(to.date) ? to.date : ''}`.trim();
  const hit = datesAtEdges(whole)[0];
  return hit && !hit.single ? `${from.label}: ${whole}` : text;
}
