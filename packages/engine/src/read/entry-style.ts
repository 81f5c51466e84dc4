import type { DateHit } from './dates.ts';
import type { Piece } from './pieces.ts';
import { isProse } from './scores.ts';
import { datesAtEdges } from './strip.ts';

/** How the entries of a section are written. */
export interface Style {
  /** The mark before each of them, where one opens entries. */
  entryMark: string | undefined;
  commas: boolean;
  /** Lines that head an entry end without a full stop. */
  open: boolean;
}

export const styleOf = (pieces: Piece[]): Style => ({
  entryMark: datedMark(pieces),
  commas: datedByCommas(pieces),
  open: endOpen(pieces),
});

/** "1、" heads an entry, "(1)" at the same margin tells of it: the first kind of mark decides. */
export const markStyle = ({ marker }: Piece): string =>
  marker.replace(/[\d一二三四五六七八九十①-⑳❶-❿]+/gu, '#');

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

/** "From 2006 to 2009, driver, Acme.": twice in a section it is how its entries are written. */
function datedByCommas(pieces: Piece[]): boolean {
  const alike = pieces.filter((piece) => {
    if (!piece.text.includes(', ')) return false;
    const [first] = datesAtEdges(piece.text);
    return first && !first.single && first.start < 2 && /^,\s/.test(piece.text.slice(first.end));
  });
  return alike.length >= 2;
}

/** A full stop that is none of "02/21 → auj.". */
export function endsSentence(text: string, dates: DateHit[]): boolean {
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
