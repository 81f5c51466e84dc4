import { allMatches } from '../text/all-matches.ts';

/** Where a sentence stands in its paragraph. */
export interface Span {
  start: number;
  end: number;
}

/** Sentences of a paragraph; a line that ended early goes on in none. */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  // "Max. 12 Stunden", "z. B. …": behind an abbreviation the sentence goes on.
  for (const match of allMatches(text, /[.!?](?!\s+[\p{Ll}\d])(?=\s)|[。！？]/gu)) {
    const end = match.index + 1;
    found.push({ start: Math.max(start, lineBegun(text, end)), end });
    start = end;
  }
  // What has no full stop is no sentence, unless it is all there is, or stands on a line that ended early.
  if (found.length === 0 && text.trim() !== '') found.push(...linesOf(text.trimEnd()));
  return found.map((span) => ({
    start: span.start + (/^\s*/u.exec(text.slice(span.start, span.end))?.[0].length ?? 0),
    end: span.end,
  }));
}

/** Prose is not set so narrow: who breaks a line before this had something else to say. */
const shortLine = 40;

/** Each line by itself, where all of them are short and begin anew. */
function linesOf(text: string): Span[] {
  const spans = allMatches(text, /[^\n]+/gu).map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  const isList = spans.every(
    ({ start, end }) => end - start <= shortLine && /^\p{Lu}/u.test(text.slice(start)),
  );
  return isList || spans.length === 1 ? spans : [];
}

/** Where the line begins that a sentence ends in, if the line above ended early: its next word had room there. */
function lineBegun(text: string, end: number): number {
  const at = text.lastIndexOf('\n', end - 1) + 1;
  const above = text.slice(text.lastIndexOf('\n', at - 2) + 1, Math.max(0, at - 1));
  const [first = ''] = /^\p{Lu}\S*/u.exec(text.slice(at)) ?? [];
  const widest = Math.max(...text.split('\n').map((line) => line.length));
  return first !== '' && above.length + 1 + first.length <= widest ? at : 0;
}
