import type { Lexis } from '../gate/lexis.ts';
import { tokenize } from '../gate/tokens.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { allBullets, type TailorContext } from './context.ts';
import { nounOfVerb } from './noun-of-verb.ts';
import type { Saying } from './sayings.ts';

/**
 * "Desinfecto cabina y utensilios (desinfección de cabinas)": where a doing stands there already as a verb, and its thing too,
 * its name beside them tells a reader nothing.
 */
export const repeatsThing = ({ wanted, source }: Saying, lexis: Lexis): boolean =>
  wanted.doing !== undefined && isInWordsOf(wanted.say, source, lexis);

const pageKeys = onceFor(
  ({ resume, lexis }: TailorContext) =>
    new Set(
      allBullets(resume).flatMap(({ bullet }) => tokenize(bullet.text, lexis).flatMap(({ keys }) => keys)),
    ),
);

const thingsOf = memoFor((say: string, lexis: Lexis) =>
  tokenize(say, lexis)
    .slice(1)
    .filter(({ folded, keys }) => keys.length > 0 && !lexis.isFunction(folded)),
);

/** Of most doings of a posting the page has not even the thing: they are not looked for line by line. */
export function hasItsThing(say: string, context: TailorContext): boolean {
  const told = pageKeys(context);
  return thingsOf(say, context.lexis).every(({ keys }) => keys.some((key) => told.has(key)));
}

/** Each word of the doing in some form, its noun as the verb. */
export function isInWordsOf(say: string, source: string, lexis: Lexis): boolean {
  const told = tokenize(source, lexis);
  const said = new Set(told.flatMap(({ keys }) => keys));
  const asked = tokenize(say, lexis).filter(
    ({ folded, keys }) => keys.length > 0 && !lexis.isFunction(folded),
  );
  return asked.every(
    ({ text, keys }, at) =>
      keys.some((key) => said.has(key)) ||
      (at === 0 && told.some((token) => nounOfVerb(token.text, lexis) === text.toLowerCase())),
  );
}
