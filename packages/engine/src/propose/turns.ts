import type { Lexis } from '../gate/lexis.ts';

/** A rewording has as many small words of each kind that turn a sentence round as the original. */
export function turnsAlike(original: string, text: string, { pack }: Lexis): boolean {
  return pack.turns.every((pattern) => count(original, pattern) === count(text, pattern));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
