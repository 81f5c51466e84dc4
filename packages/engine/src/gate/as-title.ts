import { hasWord, supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './support.ts';

/**
 * Who trained apprentices ("formé deux apprentis") held no title ("maître d'apprentissage") by it: a verb and its
 * object say what was done, not what somebody was. "Nounou" does say "assistante maternelle".
 */
export function saysOnlyDone(
  { sayings, tokens }: Statement,
  { groups, phrases }: Item,
  lexis: Lexis,
): boolean {
  const said = sayings.filter(({ group }) => groups.has(group) || phrases?.has(group));
  const isDone = (at: readonly number[]) =>
    at.length > 1 && at.some((place) => lexis.isVerb(tokens[place]?.folded ?? ''));
  return said.length > 0 && said.every(({ at }) => isDone(at));
}

/** What somebody says to have been ("en tant que maître …"), where no list knows the word as a title. */
export function onlyDone(
  items: readonly Item[],
  { tokens }: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Item[] {
  const { as } = smallWords(lexis);
  return items.filter((item) => {
    if (!item.token || item.flags.has('title') || statements.some((each) => hasWord(each, item)))
      return false;
    const before = tokens[tokens.indexOf(item.token) - 1];
    if (!before || before.clause !== item.clause || !as.has(before.folded)) return false;
    const said = statements.filter((each) => supports(each, item, lexis));
    return said.length > 0 && said.every((each) => saysOnlyDone(each, item, lexis));
  });
}
