import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { memoFor } from '../text/memo.ts';

interface InFull {
  start: number;
  end: number;
  text: string;
}

const shortestTail = 4;

/** "Kunden- und Lieferantendaten": where the end stands that the first half waits for. */
export function waitingPlaces(word: string, { tokens, text }: Statement, lexis: Lexis): number[] {
  // Most points have no such half.
  if (!lexis.pack.compounds || !text.includes('- ')) return [];
  return tokens.flatMap(({ folded, end }, at) => {
    const whole = tokens[at + 2];
    const tail = word.slice(folded.length);
    if (text.charAt(end) !== '-' || !whole || tail.length < shortestTail || !word.startsWith(folded))
      return [];
    const from = whole.folded.lastIndexOf(tail.slice(0, shortestTail));
    if (from < 2 || !lexis.pack.clauses.and.test(tokens[at + 1]?.folded ?? '')) return [];
    const keys = lexis.forms.keys(whole.folded.slice(from));
    return lexis.forms.keys(tail).some((key) => keys.includes(key)) ? [at + 2] : [];
  });
}

/**
 * "MRI and CT scans" are "MRI scans and CT scans", "Kunden- und Lieferantendaten" "Kundendaten und Lieferantendaten": what
 * both share is written with each.
 */
export function inFull(say: string, { text }: Statement, lexis: Lexis): InFull | undefined {
  const shared = sharedIn(text, lexis);
  if (!shared || !say.startsWith(shared.half)) return undefined;
  const { start, whole, half, and, other } = shared;
  const tail = say.slice(half.length);
  if (tail.length < shortestTail || !other.endsWith(tail)) return undefined;
  return { start, end: start + whole.length, text: `${say} ${and} ${other}` };
}

const sharedIn = memoFor((text: string, { pack }: Lexis) => {
  const found = pack.naming.sharedEnd?.exec(text);
  if (!found) return undefined;
  const { 0: whole, 1: half = '', 2: and = '', 3: other = '', index } = found;
  return { start: index, whole, half, and, other };
});
