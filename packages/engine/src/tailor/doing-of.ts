import type { Lexis } from '../gate/lexis.ts';
import { hasOtherVerb } from './as-noun.ts';

/**
 * "Fraisé des moules" becomes "Fraisage de moules": the noun of the verb that opens the point takes its place, and what
 * it was done to hangs on that noun. Without such a thing right behind the verb nothing is changed.
 */
export function doingOf(say: string, bullet: string, end: number, lexis: Lexis): string | undefined {
  const { objects } = lexis.pack.naming;
  const rest = bullet.slice(end);
  if (!objects || say.includes(' ') || objects.none.test(rest) || hasOtherVerb(rest, lexis)) return undefined;
  const found = objects.after.find(([before]) => before.test(rest));
  if (!found) return undefined;
  const [before, of] = found;
  return say.charAt(0).toUpperCase() + say.slice(1) + rest.replace(before, of);
}

/** "Renovación" of "renovación de permisos" is half of what is asked for. */
export const isPartOfPhrase = (say: string, posting: string, { pack }: Lexis): boolean =>
  posting
    .toLowerCase()
    .split(say.toLowerCase())
    .slice(1)
    .some((behind) => pack.clauses.of.test(/^\s+(\p{L}+)/u.exec(behind)?.[1] ?? ''));
