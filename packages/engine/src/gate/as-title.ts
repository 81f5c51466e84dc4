import { hasWord, supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { isAs } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

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

/** A word right behind "as" that no list knows as a title. */
export function isBehindAs({ token, flags }: Item, tokens: readonly Token[], lexis: Lexis): boolean {
  if (!token || flags.has('title')) return false;
  const at = tokens.indexOf(token) - 1;
  return tokens[at]?.clause === token.clause && isAs(at, tokens, lexis);
}

/** What somebody says to have been ("en tant que maître …"), where no list knows the word as a title. */
export function onlyDone(
  items: readonly Item[],
  { tokens }: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Item[] {
  return items.filter((item) => {
    if (!isBehindAs(item, tokens, lexis) || statements.some((each) => hasWord(each, item))) return false;
    const said = statements.filter((each) => supports(each, item, lexis));
    return said.length > 0 && said.every((each) => saysOnlyDone(each, item, lexis));
  });
}
