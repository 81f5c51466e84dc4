import type { Claims, Item } from '../gate/items.ts';
import type { Statement } from '../gate/statement.ts';
import type { Support } from '../gate/support.ts';
import type { Token } from '../gate/tokens.ts';
import { onceFor } from '../text/once-for.ts';
import { allBullets, type PlacedBullet, type TailorContext } from './context.ts';
import { mayStand, type Spellings, spellingsOf } from './spelled-otherwise.ts';
import { withNames, wordsOf } from './words-of-term.ts';

/** The statement of each point; each is looked for once, however many terms ask. */
export const statementsOf = onceFor(({ units }: Support) => {
  const byText = new Map(
    units.flatMap(({ id, statements }) => statements.map((each) => [`${id} ${each.text}`, each] as const)),
  );
  return onceFor(({ entryId, bullet }: PlacedBullet) => byText.get(`${entryId} ${bullet.text}`));
});

/** What the points of a page say, taken together. */
interface Together {
  words: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  groups: ReadonlySet<number>;
  concepts: ReadonlySet<number>;
  squeezed: string;
  spellings: Spellings;
}

const union = <T>(statements: readonly Statement[], of: (each: Statement) => ReadonlySet<T>): Set<T> => {
  const all = new Set<T>();
  for (const each of statements) for (const one of of(each)) all.add(one);
  return all;
};

const together = onceFor(({ resume, support, lexis }: TailorContext): Together => {
  const statementOf = statementsOf(support);
  const statements = allBullets(resume).flatMap((place) => statementOf(place) ?? []);
  return {
    words: union(statements, ({ words }) => words),
    keys: union(statements, ({ keys }) => keys),
    groups: union(statements, ({ groups }) => groups),
    concepts: union(statements, ({ concepts }) => concepts),
    squeezed: statements.map(({ squeezed }) => squeezed).join(''),
    spellings: spellingsOf(
      statements.map(({ text }) => text),
      lexis,
    ),
  };
});

/** In which ways any point may say a term. Most terms have a word that no point has in any way: then none is asked. */
export interface Ways {
  spelling: boolean;
  family: boolean;
  name: boolean;
  words: boolean;
}

export function waysOnPage(say: string, claims: Claims, context: TailorContext): Ways {
  const page = together(context);
  const { lexis } = context;
  return {
    spelling: mayStand(say, page.spellings, lexis),
    family: wordsOf(claims, lexis).every(({ token }) => mayHaveFamily(token, page, context)),
    name: withNames(claims, lexis).every(({ token, name }) => name || mayHaveFamily(token, page, context)),
    words: mayAllBeSaid(claims.items, context),
  };
}

/** Whether each is said by any point at all; one point need not say them all. */
export function mayAllBeSaid(items: readonly Item[], context: TailorContext): boolean {
  const page = together(context);
  return items.every((item) => mayBeSaid(item, page, context));
}

const hasWord = ({ folded, keys }: Token, page: Together): boolean =>
  page.words.has(folded) || keys.some((key) => page.keys.has(key));

/** What `sameFamily` looks for in one point. */
const mayHaveFamily = (token: Token, page: Together, { lexis: { pack } }: TailorContext): boolean =>
  pack.compounds !== undefined ||
  hasWord(token, page) ||
  page.squeezed.includes(` ${token.folded} `) ||
  pack.naming.inTwoWords?.noun === token.folded;

/** What the gate's `supports` asks of one point, without what speaks against it there. */
function mayBeSaid(item: Item, page: Together, { lexis }: TailorContext): boolean {
  const { token, groups, phrases = [], concepts, achieved, wholeOf, joined, hyphened } = item;
  const { pack } = lexis;
  // Chinese has no words to look for, and a German compound may be said by its parts.
  if (pack.language === 'zh' || pack.compounds) return true;
  if (!token || achieved || wholeOf || hasWord(token, page)) return true;
  if (lexis.weakener(token.folded) !== undefined || lexis.period(token.folded) !== undefined) return true;
  if (pack.relations.ledAlike?.verbs.test(token.folded)) return true;
  if ([...groups, ...phrases].some((group) => page.groups.has(group))) return true;
  if ([...concepts].some((concept) => page.concepts.has(concept))) return true;
  return [joined, hyphened].some((squeezed) => squeezed !== undefined && page.squeezed.includes(squeezed));
}
