import { memoFor } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';

const shortestTail = 7;
const shortestHead = 4;

/** German: "Stuhlassistenz" is assistance too; the last part of a compound says what it is. */
export const weakenerAtEnd = memoFor((word: string, lexis: Lexis): number | undefined => {
  if (!lexis.pack.compounds) return undefined;
  for (let cut = shortestHead; cut <= word.length - shortestTail; cut += 1) {
    const kind = lexis.weakener(word.slice(cut));
    if (kind !== undefined) return kind;
  }
  return undefined;
});
