import { isPerson } from './for-whom.ts';
import { hasWord, supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
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
    if (!isBehindAs(item, tokens, lexis)) return false;
    const naming = statements.filter(
      (each) => hasWord(each, item) || (lexis.closing && placeOf(item, each) >= 0),
    );
    if (naming.length > 0) return naming.every((each) => isDoneTo(item, each, lexis));
    const said = statements.filter((each) => supports(each, item, lexis));
    return said.length > 0 && said.every((each) => saysOnlyDone(each, item, lexis));
  });
}

const placeOf = ({ token }: Item, { tokens }: Statement): number =>
  tokens.findIndex(({ keys }) => keys.some((key) => token?.keys.includes(key)));

/** German: "Handwerker beauftragt": whom the verb right behind, or a small word before, makes somebody else. */
function isDoneTo({ token }: Item, { role, tokens }: Statement, lexis: Lexis): boolean {
  if (!lexis.closing || role === 'title' || !token) return false;
  if (!lexis.pack.clauses.doer?.test(token.folded) && !isPerson(token, lexis)) return false;
  const at = tokens.findIndex(({ keys }) => keys.some((key) => token.keys.includes(key)));
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (isAs(at - 1, tokens, lexis)) return false;
  const isIn = (own?: Token): own is Token => own !== undefined && own.clause === tokens[at]?.clause;
  return (
    (isIn(next) && /^\p{Ll}/u.test(next.text) && isParticiple(next.folded, lexis)) ||
    (isIn(before) && lexis.isOtherPerson(before.folded))
  );
}
