import type { Lexis } from '../gate/lexis.ts';
import { tokenize } from '../gate/tokens.ts';
import type { Saying } from './sayings.ts';

/**
 * "Desinfecto cabina y utensilios (desinfección de cabinas)": where the thing of a doing stands there already, its other name
 * beside it tells a reader nothing.
 */
export function repeatsThing({ wanted, source }: Saying, lexis: Lexis): boolean {
  if (wanted.doing === undefined) return false;
  const said = new Set(tokenize(source, lexis).flatMap(({ keys }) => keys));
  const [, ...things] = tokenize(wanted.say, lexis).filter(
    ({ folded, keys }) => keys.length > 0 && !lexis.isFunction(folded),
  );
  return things.every(({ keys }) => keys.some((key) => said.has(key)));
}
