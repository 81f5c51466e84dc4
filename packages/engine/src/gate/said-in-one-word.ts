import { isCommon } from './equal-groups.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

const shortestPart = 4;

/**
 * German: "bei der Tourenplanung" holds "Touren geplant", and a list says that "Blutentnahme" is "Blut abnehmen": what is
 * said in one word there is meant as well.
 */
export function saidInOneWord(
  tokens: readonly Token[],
  { sayings, tokens: all }: Statement,
  items: readonly Item[],
  { pack }: Lexis,
): boolean {
  if (!pack.compounds) return false;
  if (tokens.some((own) => items.some((item) => isPartOf(item, own)))) return true;
  const named = sayings.filter(
    ({ group, at }) => !isCommon(group) && at.every((place) => tokens.some((own) => own === all[place])),
  );
  return items.some((item) =>
    named.some(({ group }) => item.groups.has(group) || (item.phrases?.has(group) ?? false)),
  );
}

/** "Touren" begins "Tourenplanung", and "geplant" ends it. */
const isPartOf = ({ token }: Item, own: Token): boolean =>
  /^\p{Lu}/u.test(own.text) &&
  (token?.keys.some(
    (key) =>
      key.length >= shortestPart &&
      own.keys.some((whole) => whole.length > key.length && (whole.startsWith(key) || whole.endsWith(key))),
  ) ??
    false);
