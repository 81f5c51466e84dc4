import { hasHan } from '../text/fold.ts';
import { findDates } from './dates.ts';
import type { Piece } from './pieces.ts';
import { isPlace } from './places.ts';
import { isTrade, likeness } from './scores.ts';
import { splitAtWord } from './split-at-word.ts';
import { isAbbreviation, shortened } from './stops.ts';
import { trimEdges } from './strip.ts';

const sentenceEnd = /[.。;；:：]\s*(?=\S)/gu;

/** Where the first sentence from `from` on ends, and where the next begins. */
function sentenceAfter(text: string, from: number): Cut | undefined {
  sentenceEnd.lastIndex = from;
  for (let match = sentenceEnd.exec(text); match; match = sentenceEnd.exec(text)) {
    const next = match.index + match[0].length;
    const han = /[。；]/.test(match[0]) || hasHan(text[next] ?? '');
    if (!han && match[0].length < 2) continue;
    const stop = match[0].startsWith('.');
    if (stop && !han && !/^[\p{Lu}\d"«„“]/u.test(text.slice(next))) continue;
    const last = text.slice(Math.max(0, match.index - 8), match.index);
    if (stop && (shortened.test(last) || isAbbreviation(/\S*$/.exec(last)?.[0] ?? ''))) continue;
    return { end: match.index, next };
  }
  return undefined;
}

interface Cut {
  end: number;
  next: number;
}

/** Enough words to tell what was done, rather than one more name. */
function tells(text: string): boolean {
  if (hasHan(text)) return text.replace(/\s/g, '').length >= 6;
  const words = text.split(/\s+/);
  const like = likeness(text.replace(/[.]$/, ''));
  if (words.length < 12 && Math.max(like.organization, like.school, like.title) >= 2) return false;
  return words.length >= 3 && words.slice(1).some((word) => /^\p{Ll}/u.test(word));
}

/** A title and, behind a comma, a stop or a word like "at", something else: the header is whole. */
function namesIn(header: string): string[] {
  // Long runs of blanks would be looked through anew from each of them, and again.
  return (
    trimEdges(header.replace(/\s{3,}/g, '  '))
      .split(/[.,;:]\s+|\s+[–—|·-]\s+|\s+@?\s+(?=[(（])/)
      .filter((name) => trimEdges(name).length > 2 && !isPlace(name) && findDates(name).length === 0)
      // "Driver, night shift": what follows in small letters is a field of the first.
      .filter((name, at) => at === 0 || !/^[^\p{Lu}\p{Script=Han}]+$/u.test(name))
  );
}

/** The same, and one of them is known to be what it is. */
function namesBoth(header: string): boolean {
  if (splitAtWord(header, likeness)) return true;
  const names = namesIn(header);
  if (names.length < 2) return false;
  return names.some((name) => {
    const like = likeness(name);
    return Math.max(like.title, like.degree, like.organization, like.school) >= 2;
  });
}

/** Where an entry written as one paragraph turns from its header to its text. `alike`: others are written so too. */
function turn(text: string, below: string, alike: boolean): Cut | undefined {
  if (text.length < (hasHan(text) ? 22 : 40)) return undefined;
  const date = findDates(text.slice(0, 220)).find((hit) => !hit.single || hit.start < 3);
  if (!date || date.start > 130) return undefined;
  const leading = trimEdges(text.slice(0, date.start)).length < 2;
  if (!leading) {
    const before = text.slice(0, date.start);
    // A sentence that mentions a time is no header.
    const sentence = !alike && /[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u.test(before);
    if (sentence || /^\p{Ll}/u.test(text)) return undefined;
    const closed = /^\s*[)）\]]?\s*(?:[.。;；:：–—-]\s*(?=\S)|,\s+(?=\p{Ll}))/u.exec(text.slice(date.end));
    if (closed) {
      const next = date.end + closed[0].length;
      const rest = text.slice(next);
      return tells(rest) || (alike && namesIn(before).length >= 2 && /\s/.test(rest))
        ? { end: date.end + closed[0].search(/[.,。;；:：–—-]/), next }
        : undefined;
    }
    return undefined;
  }
  const first = sentenceAfter(text, date.end + 3);
  const ended = first && alike ? pastNames(text, date.end, first) : first;
  if (!ended || ended.end > 150) return undefined;
  const head = trimEdges(text.slice(date.end, ended.end));
  if (head.length < 3 || !/[.。]/.test(text[ended.end] ?? '')) return undefined;
  const rest = below ? `${text.slice(ended.next)} ${below}` : text.slice(ended.next);
  const words = rest.split(/\s+/).length;
  const written =
    hasHan(rest) ||
    words >= 12 ||
    /^["“«„‘]/.test(rest) ||
    (words >= 5 && /[.!;]$/.test(rest)) ||
    (alike && words >= 3 && (namesBoth(head) || likeness(rest).title < 2));
  const told = tells(rest) || (alike && words >= 2 && namesBoth(head));
  return written && told && !endsWithDate(rest) ? ended : undefined;
}

/** Long words all with a capital: a name rather than a sentence. */
function isName(text: string): boolean {
  const words = text
    .replace(/\([^()]{0,60}\)/g, ' ')
    .split(/[\s()-]+/)
    .filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[\p{Lu}\d"“«]/u.test(word));
}

/** "2014: Acme, Leeds. Kitchen help. Soups and …": a title or a name in the next sentence is still the header. */
function pastNames(text: string, from: number, first: Cut): Cut {
  const second = sentenceAfter(text, first.next);
  const next = trimEdges(text.slice(first.next, second?.end ?? text.length));
  const head = trimEdges(text.slice(from, first.end));
  const titled = (part: string) => part.split(/,\s+/).some(isTrade);
  const what = next.length < 60 && likeness(next.split(/,\s/)[0] ?? '').title >= 2.6 && !titled(head);
  const where = next.length < 70 && isName(next) && !namesBoth(head);
  const short =
    !titled(head) && likeness(head.split(/,\s/)[0] ?? '').organization >= 2 && next.split(/\s+/).length <= 4;
  if (!what && !where && !short) return first;
  return second ?? { end: text.length, next: text.length };
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
function lastCell(text: string): Cut | undefined {
  const cut = /(?:\t+|\s{3,})(?=\S)[^\t]*$/.exec(text);
  if (!cut || text.slice(0, cut.index).split(/\t+|\s{3,}/).length < 3) return undefined;
  if (!findDates(text.slice(0, 40)).some((hit) => hit.start < 3)) return undefined;
  const told = cut[0].trim();
  const words = told.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length < 5 || small < words.length * 0.4 || !/[.!;]$/.test(told)) return undefined;
  return { end: cut.index, next: cut.index + cut[0].length - told.length };
}

const closing = /^\s*[)）\]]?\s*(?:[.,;:。；：，]|$)/u;
const opening = /(?:^|[.,;:。；：，(（|])\s*$/u;

/** A span of time that stops and commas set apart from what stands around it. */
function hasOwnTime(text: string): boolean {
  return findDates(text.slice(0, 220)).some(
    (hit) => !hit.single && opening.test(text.slice(0, hit.start)) && closing.test(text.slice(hit.end)),
  );
}

/** How the entries of a section are written, where they are paragraphs. */
interface Habits {
  /** Two or more begin with a time. */
  leading: boolean;
  /** Each mark opens an entry: "- Clerk. Town of Leigh. From 2019 to 2022. Permits." */
  marked: boolean;
}

function habitsOf(pieces: Piece[]): Habits {
  const spans = (piece: Piece) =>
    findDates(piece.text.slice(0, 60)).some((hit) => !hit.single && hit.start < 3);
  const plain = pieces.filter((piece) => !piece.marker && piece.text.length >= 40 && spans(piece));
  const marks = pieces.filter((piece) => piece.marker);
  const timed = marks.filter((piece) => hasOwnTime(piece.text));
  const outside = pieces.some((piece) => !piece.marker && hasOwnTime(piece.text));
  return {
    leading: plain.length >= 2,
    marked: !outside && timed.length >= 2 && timed.length >= marks.length * 0.6,
  };
}

/** "Waitress, Café Lark, May 2017 to June 2019. Part time, …": the header and the text of one paragraph apart. */
export function withParagraphs(pieces: Piece[]): Piece[] {
  const habits = habitsOf(pieces);
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
    const alike = piece.marker ? habits.marked : habits.leading;
    const parts = !piece.opensText && (!piece.marker || (habits.marked && hasOwnTime(piece.text)));
    const at = parts ? (turn(piece.text, below, alike) ?? lastCell(piece.text)) : undefined;
    if (!at) return [piece];
    const head = part(piece, 0, at.end);
    const body = part(piece, at.next, piece.text.length);
    return [
      { ...head, width: piece.width },
      { ...body, gap: 0, ruledUnder: false, opensText: true, marker: '' },
    ];
  });
}
