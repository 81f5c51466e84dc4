import type { Piece } from './pieces.ts';
import { datesAtEdges, trimEdges, withoutDates } from './strip.ts';
import { labelKind } from './tables.ts';

const padded = /^(\S.{1,89}?)(?:\t\s*|\s{2,})[:：]\s*(?=\S)/;
const spaced = /^(\S.{1,120}?)(?:\t\s*|\s{2,})(?=\S)/;
const named = ['title', 'organization', 'dates', 'degree', 'institution', 'duties', 'technologies'] as const;

/** "CARGO        : Cajera", "Employer    Acme": labels set apart from their values are brought to them. */
function closeLabel(piece: Piece): Piece {
  const match = padded.exec(piece.text);
  if (match?.[1] && labelKind(match[1]))
    return { ...piece, text: `${match[1]}: ${piece.text.slice(match[0].length)}` };
  const bare = spaced.exec(piece.text);
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

/** What typesetting pulled apart in the lines of a section brought together. */
export function withLabels(pieces: Piece[]): Piece[] {
  return closeDates(pieces.map(closeLabel));
}
