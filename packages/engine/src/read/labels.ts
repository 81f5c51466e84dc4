import type { DateHit } from './dates.ts';
import { withLearnedLabels } from './learned-labels.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { closeSpans, closeStacked } from './stacked.ts';
import { datesAtEdges, trimEdges, withoutDates } from './strip.ts';
import { labelKind } from './tables.ts';

const padded = /^(\S.{1,89}?)(?:\t\s*|\s{2,}|\s?\.{2,}\s*)[:：]\s*(?=\S)/;
const spaced = /^(\S.{1,120}?)(?:\t\s*|\s{2,})(?=\S)/;
const barred = /^(\S[^|｜│]{0,60}?)\s*[|｜│]\s*(?=\S[^|｜│]*$)/;
const named = [
  'title',
  'organization',
  'location',
  'dates',
  'degree',
  'institution',
  'duties',
  'technologies',
] as const;

/** "CARGO        : Cajera", "Employer....: Acme", "Employer    Acme", "Employer | Acme": labels set apart from their values are brought to them. */
function closeLabel(piece: Piece): Piece {
  if (!/\t|\s\s|\.\.|[|｜│]/.test(piece.text)) return piece;
  const match = padded.exec(piece.text);
  if (match?.[1] && labelKind(match[1]))
    return { ...piece, text: `${match[1]}: ${piece.text.slice(match[0].length)}` };
  const bare = spaced.exec(piece.text) ?? barred.exec(piece.text);
  const label = bare?.[1]?.replace(/[:：]$/, '');
  const kinds = label ? labelKind(label) : undefined;
  if (!bare || !kinds || !named.some((kind) => kinds.has(kind))) return piece;
  const rest = piece.text.slice(bare[0].length);
  // "Period   Employer   Position" is the head of a table.
  if (/\t|\s{2,}/.test(rest) || labelKind(rest)) return piece;
  return { ...piece, text: `${label}: ${rest}` };
}

const openDate = /^(\S.{2,30}?\s?[–—-])(\t+|\s{2,}|$)(.*)$/;
const lonely = /^(\S.{2,30}?)(?:\t+|\s{2,}|$)(.*)$/;

/** "November 2015 –" and below it "Februar 2020": a time broken over two lines of a margin. */
function closeDates(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const above = result.at(-1);
    const open = above && piece.gap === 0 ? openDate.exec(above.text) : null;
    const low = open ? lonely.exec(piece.text) : null;
    const date = low?.[1] ?? '';
    const hits = open && low ? datesAtEdges(date) : [];
    const whole = open && low ? `${open[1]} ${date}` : '';
    const range = whole ? datesAtEdges(whole)[0] : undefined;
    const alone = hits.length === 0 || trimEdges(withoutDates(date, hits)) === '';
    if (!above || !open || !low || !range || range.single || range.end < whole.length || !alone) {
      result.push(piece);
      continue;
    }
    if (datesAtEdges(open[1] ?? '').length === 0) {
      result.push(piece);
      continue;
    }
    result[result.length - 1] = { ...above, text: `${whole}\t${open[3] ?? ''}`.trim() };
    if (low[2]?.trim())
      result.push({ ...piece, text: low[2].trim(), indent: piece.indent + date.length + 3 });
  }
  return result;
}

const inMargin = /^(\S.{2,22}?)(?:\t+|\s{2,}|$)(.*)$/;

/** The date alone in the margin of a line, with what stands beside it. */
function marginDate(piece: Piece | undefined): { date: string; rest: string; hit: DateHit } | undefined {
  const worth = piece && !piece.marker && /^.{0,18}\d{2}/.test(piece.text);
  const match = worth ? inMargin.exec(piece.text) : null;
  if (!match?.[1]) return undefined;
  const [hit] = datesAtEdges(match[1]);
  if (!hit || trimEdges(withoutDates(match[1], [hit])) !== '') return undefined;
  return { date: match[1], rest: match[2]?.trim() ?? '', hit };
}

/** "2001   BA English" over "2016   Certificate in …": beside both times stands what one was or learned. */
function namesTwice(first: string, second: string): boolean {
  return [first, second].every((text) => {
    const { title, degree } = likeness(text.split(/,\s/)[0] ?? '');
    return Math.max(title, degree) >= 2.4;
  });
}

/** "January 2020" and, in the margin below it, "until today" or "March 2022": where a pair begins. */
function marginPairs(pieces: Piece[]): Map<number, string> {
  const dated = pieces.map(marginDate);
  const pairs = new Map<number, string>();
  dated.forEach((first, at) => {
    const below = pieces[at + 1];
    const cell = below && !below.marker ? (inMargin.exec(below.text)?.[1] ?? '') : '';
    if (
      !first?.hit.single ||
      !below ||
      cell.length < 3 ||
      below.gap > 0 ||
      pairs.has(at - 1) ||
      (pieces[at + 2]?.gap === 0 && dated[at + 2]?.hit.single)
    )
      return;
    if (at > 0 && pieces[at]?.gap === 0 && dated[at - 1]) return;
    if (namesTwice(first.rest, dated[at + 1]?.rest ?? '')) return;
    for (const whole of [`${first.date} ${cell}`, `${first.date} – ${cell}`]) {
      const [range] = datesAtEdges(whole);
      if (!range || range.single || range.end < whole.trimEnd().length - 1 || range.start > 0) continue;
      if (range.to && range.from && range.to.year * 12 + (range.to.month ?? 12) < range.from.year * 12)
        return;
      pairs.set(at, whole);
      return;
    }
  });
  // Single dates below one another are a list of years, unless all of them come in twos, parted by gaps.
  const singles = dated.filter((date) => date?.hit.single).length;
  const parted = [...pairs.keys()].filter((at) => at === 0 || (pieces[at]?.gap ?? 0) > 0).length;
  return parted === pairs.size && singles <= pairs.size * 2 + 1 ? pairs : new Map();
}

function closeMargins(pieces: Piece[]): Piece[] {
  const pairs = marginPairs(pieces);
  if (pairs.size === 0) return pieces;
  return pieces.flatMap((piece, at) => {
    const whole = pairs.get(at);
    const above = pairs.get(at - 1);
    if (whole !== undefined)
      return [{ ...piece, text: `${whole}\t${inMargin.exec(piece.text)?.[2] ?? ''}`.trim() }];
    const [, cell = '', rest = ''] = above === undefined ? [] : (inMargin.exec(piece.text) ?? []);
    if (above === undefined) return [piece];
    return rest.trim() ? [{ ...piece, text: rest.trim(), indent: piece.indent + cell.length + 3 }] : [];
  });
}

/** "Clerk .... Acme .... 2019": dots that lead the eye from one cell to the next. */
function closeLeaders(piece: Piece): Piece {
  if (!/\.\.|…|____|····/.test(piece.text)) return piece;
  const text = piece.text.replace(
    /(?<=\S)(?:\s*(?:\.{4,}|…{2,}|_{4,}|·{4,})\s*|\s+(?:\.{2,3}|…)\s+)(?=\S)/gu,
    '\t',
  );
  return text === piece.text ? piece : { ...piece, text };
}

/** What typesetting pulled apart in the lines of a section brought together. */
export function withLabels(pieces: Piece[]): Piece[] {
  const closed = closeSpans(closeStacked(pieces.map(closeLeaders)).map(closeLabel));
  return closeMargins(closeDates(withLearnedLabels(closed)));
}
