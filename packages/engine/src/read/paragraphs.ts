import { hasHan } from '../text/fold.ts';
import { findDates } from './dates.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { trimEdges } from './strip.ts';

const sentenceEnd = /[.。;；:：]\s*(?=\S)/gu;
/** A full stop behind these ends no sentence ("Acme Inc. Berlin", "Dr. Roe", "S.A."). */
const shortened = /(?:^|[\s(.])(?:\p{L}{1,3}|corp|univ|dept|sept|prof|dipl)$/iu;

/** Where the first sentence from `from` on ends, and where the next begins. */
function sentenceAfter(text: string, from: number): { end: number; next: number } | undefined {
  sentenceEnd.lastIndex = from;
  for (let match = sentenceEnd.exec(text); match; match = sentenceEnd.exec(text)) {
    const next = match.index + match[0].length;
    const han = /[。；]/.test(match[0]) || hasHan(text[next] ?? '');
    if (!han && match[0].length < 2) continue;
    const stop = match[0].startsWith('.');
    if (stop && !han && !/^[\p{Lu}\d"«„“]/u.test(text.slice(next))) continue;
    if (stop && shortened.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    return { end: match.index, next };
  }
  return undefined;
}

/** Enough words to tell what was done, rather than one more name. */
function tells(text: string): boolean {
  if (hasHan(text)) return text.replace(/\s/g, '').length >= 6;
  const words = text.split(/\s+/);
  const like = likeness(text.replace(/[.]$/, ''));
  if (words.length < 12 && Math.max(like.organization, like.school, like.title) >= 2) return false;
  return words.length >= 3 && words.slice(1).some((word) => /^\p{Ll}/u.test(word));
}

/** Where an entry written as one paragraph turns from its header to its text. */
function turn(text: string, below: string): { end: number; next: number } | undefined {
  if (text.length < (hasHan(text) ? 22 : 40)) return undefined;
  const date = findDates(text.slice(0, 220)).find((hit) => !hit.single || hit.start < 3);
  if (!date || date.start > 130) return undefined;
  const leading = trimEdges(text.slice(0, date.start)).length < 2;
  if (!leading) {
    const before = text.slice(0, date.start);
    // A sentence that mentions a time is no header.
    if (/[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u.test(before) || /^\p{Ll}/u.test(text)) return undefined;
    const closed = /^\s*[)）\]]?\s*(?:[.。;；:：–—-]\s*(?=\S)|,\s+(?=\p{Ll}))/u.exec(text.slice(date.end));
    if (closed) {
      const next = date.end + closed[0].length;
      return tells(text.slice(next))
        ? { end: date.end + closed[0].search(/[.,。;；:：–—-]/), next }
        : undefined;
    }
    return undefined;
  }
  const ended = sentenceAfter(text, date.end + 3);
  if (!ended || ended.end > 150) return undefined;
  const head = trimEdges(text.slice(date.end, ended.end));
  if (head.length < 3 || !/[.。]/.test(text[ended.end] ?? '')) return undefined;
  const rest = below ? `${text.slice(ended.next)} ${below}` : text.slice(ended.next);
  const words = rest.split(/\s+/).length;
  const written = hasHan(rest) || words >= 12 || /^["“«„‘]/.test(rest) || (words >= 5 && /[.!;]$/.test(rest));
  return written && tells(rest) && !endsWithDate(rest) ? ended : undefined;
}

function endsWithDate(text: string): boolean {
  return findDates(text).some((hit) => trimEdges(text.slice(hit.end)) === '');
}

function part(piece: Piece, start: number, end: number): Piece {
  const text = piece.text.slice(start, end);
  const offsets =
    piece.clean.offsets?.slice(start, end + 1) ??
    Array.from({ length: end - start + 1 }, (_, i) => start + i);
  return { ...piece, text, clean: { text, offsets } };
}

/** "2019–2021   Researcher   Acme   Leeds   Noise of the sea floor, …": the last cell tells. */
function lastCell(text: string): { end: number; next: number } | undefined {
  const cut = /(?:\t+|\s{3,})(?=\S)[^\t]*$/.exec(text);
  if (!cut || text.slice(0, cut.index).split(/\t+|\s{3,}/).length < 3) return undefined;
  if (!findDates(text.slice(0, 40)).some((hit) => hit.start < 3)) return undefined;
  const told = cut[0].trim();
  const words = told.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length < 5 || small < words.length * 0.4 || !/[.!;]$/.test(told)) return undefined;
  return { end: cut.index, next: cut.index + cut[0].length - told.length };
}

/** "Waitress, Café Lark, May 2017 to June 2019. Part time, …": the header and the text of one paragraph apart. */
export function withParagraphs(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    // A paragraph broken over lines goes on in the next one.
    const goesOn =
      piece.text.length >= 80 &&
      !/[.!?]$/.test(piece.text) &&
      next?.gap === 0 &&
      !next.marker &&
      findDates(next.text).length === 0;
    const below = goesOn ? next.text : '';
    const at =
      piece.marker || piece.opensText ? undefined : (turn(piece.text, below) ?? lastCell(piece.text));
    if (!at) return [piece];
    const head = part(piece, 0, at.end);
    const body = part(piece, at.next, piece.text.length);
    return [
      { ...head, width: piece.width },
      { ...body, gap: 0, ruledUnder: false, opensText: true },
    ];
  });
}
