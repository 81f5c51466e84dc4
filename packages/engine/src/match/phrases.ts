import { fold } from './fold.ts';

/** The phrases of a pack's line ("a|b c|d"), folded. */
export function phraseList(line: string): string[] {
  return line
    .split('|')
    .map((phrase) => fold(phrase).trim())
    .filter((phrase) => phrase.length > 0);
}

/** " _ " stands for up to three words between; at the beginning "*" for the front of a compound, "#" for a figure. */
const literal = (text: string): string =>
  text
    .replace(/^\*/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^# /, '\\d\\s*')
    .replace(/ _ /g, '(?:\\s+[^\\s,;.]+){0,3}\\s+')
    .replace(/ /g, '\\s+');

const isWord = (character: string | undefined): boolean => /^[a-z0-9]$/.test(character ?? '');

/** A phrase stands alone where its script has words; Han has none, and Han beside it does no harm ("英语B2"). */
function bounded(phrases: string[], before: boolean, after: boolean): string[] {
  const own = phrases.filter((phrase) => isWord(phrase[0]) === before && isWord(phrase.at(-1)) === after);
  if (own.length === 0) return [];
  // Folded text has its Latin letters without marks: plain classes do, and are fast.
  return [`${before ? '(?<![a-z0-9])' : ''}(?:${own.map(literal).join('|')})${after ? '(?![a-z0-9])' : ''}`];
}

/** Finds any of the phrases in folded text, the longest first. */
export function phrasePattern(line: string, flags = ''): RegExp {
  const phrases = phraseList(line).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (phrases.length === 0) return /(?!)/;
  const sources = [true, false].flatMap((before) =>
    [true, false].flatMap((after) => bounded(phrases, before, after)),
  );
  return new RegExp(sources.join('|'), flags);
}
