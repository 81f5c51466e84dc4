import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import type { Statement } from './statement.ts';
import { fold } from './word-forms.ts';

/** "Früh- und Spätdienst": words that are cut before their last part, which a later word has. */
const cutWords = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text }: Statement): string[] =>
    // Most lines have no such hyphen, and a pattern that begins with letters looks at each of them.
    /-[,\s]/.test(text)
      ? allMatches(text, /(\p{L}{3,})-(?=[,\s])/gu).map(({ 1: word = '' }) => fold(word))
      : [],
);

const shortestEnd = 4;

/** "Frühdienst" is said by "Früh- und Spätdienst". */
export function saysShortened(word: string, statement: Statement): boolean {
  return cutWords(statement).some((cut) => {
    const end = word.startsWith(cut) ? word.slice(cut.length) : '';
    return (
      end.length >= shortestEnd &&
      [...statement.words].some((own) => own.length > end.length && own.endsWith(end))
    );
  });
}
