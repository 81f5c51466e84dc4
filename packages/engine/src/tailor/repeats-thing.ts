import type { Lexis } from '../gate/lexis.ts';
import { tokenize } from '../gate/tokens.ts';
import { nounOfVerb } from './noun-of-verb.ts';
import type { Saying } from './sayings.ts';

/**
 * "Desinfecto cabina y utensilios (desinfección de cabinas)": where a doing stands there already as a verb, and its thing too,
 * its name beside them tells a reader nothing.
 */
export function repeatsThing({ wanted, source }: Saying, lexis: Lexis): boolean {
  if (wanted.doing === undefined) return false;
  const told = tokenize(source, lexis);
  const said = new Set(told.flatMap(({ keys }) => keys));
  const asked = tokenize(wanted.say, lexis).filter(
    ({ folded, keys }) => keys.length > 0 && !lexis.isFunction(folded),
  );
  return asked.every(
    ({ text, keys }, at) =>
      keys.some((key) => said.has(key)) ||
      (at === 0 && told.some((token) => nounOfVerb(token.text, lexis) === text.toLowerCase())),
  );
}
