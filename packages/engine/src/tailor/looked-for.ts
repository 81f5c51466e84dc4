import type { Closing } from '../gate/lexis.ts';
import type { Token } from '../gate/tokens.ts';

/** "Nähte auf Risse geprüft": what a thing was looked through for was checked as well, and no place where it was done. */
export function lookedForIn(
  verb: number,
  from: number,
  to: number,
  { tokens, closing: { lookedFor } }: { tokens: readonly Token[]; closing: Closing },
): number[] {
  if (!lookedFor.verb.test(tokens[verb]?.folded ?? '')) return [];
  const isLookedFor = (at: number): boolean =>
    lookedFor.before.test(tokens[at - 1]?.folded ?? '') && lookedFor.thing.test(tokens[at]?.folded ?? '');
  return tokens.slice(from, to).flatMap((_, i) => (isLookedFor(from + i) ? [from + i] : []));
}
