import { fold, hasHan } from './fold.ts';

/** The phrases of a pack's line ("a|b c|d"), folded. */
export function phraseList(line: string): string[] {
  return line
    .split('|')
    .map((phrase) => fold(phrase).trim())
    .filter((phrase) => phrase.length > 0);
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');

/** A phrase stands alone where its script has words; Han has none to see. */
function source(phrase: string): string {
  if (hasHan(phrase)) return literal(phrase);
  // Han beside it does no harm: "英语B1水平".
  const word = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}]';
  const before = /^[\p{L}\p{N}]/u.test(phrase) ? `(?<!${word})` : '';
  const after = /[\p{L}\p{N}]$/u.test(phrase) ? `(?!${word})` : '';
  return `${before}${literal(phrase)}${after}`;
}

/** Finds any of the phrases in folded text, the longest first. */
export function phrasePattern(line: string, flags = 'u'): RegExp {
  const phrases = phraseList(line).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (phrases.length === 0) return /(?!)/u;
  return new RegExp(phrases.map(source).join('|'), flags);
}
