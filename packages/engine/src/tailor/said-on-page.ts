import { mayBeInCompound, type Together } from '../gate/item-support.ts';
import type { Claims, Item } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Support } from '../gate/support.ts';
import type { Token } from '../gate/tokens.ts';
import { isTwin } from '../gate/twins.ts';
import { fold } from '../gate/word-forms.ts';
import { allMatches } from '../text/all-matches.ts';
import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import { mayBeInParts } from './compounds.ts';
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
interface Page extends Together {
  concepts: ReadonlySet<number>;
  squeezed: string;
  spellings: Spellings;
}

const union = <T>(statements: readonly Statement[], of: (each: Statement) => ReadonlySet<T>): Set<T> => {
  const all = new Set<T>();
  for (const each of statements) for (const one of of(each)) all.add(one);
  return all;
};

const halvesIn = ({ text }: Statement): string[] =>
  allMatches(text, /(\p{L}+)-(?=[,\s])/gu).map(({ 1: half = '' }) => fold(half));

/** Only German compounds are looked for inside of words. */
const pageOf = onceFor(({ resume, support, lexis }: TailorContext): Page => {
  const statementOf = statementsOf(support);
  const statements = allBullets(resume).flatMap((place) => statementOf(place) ?? []);
  const words = union(statements, (each) => each.words);
  const hasCompounds = lexis.pack.compounds !== undefined;
  return {
    words,
    all: hasCompounds ? [...words].join('\n') : '',
    halves: hasCompounds ? statements.flatMap(halvesIn) : [],
    alike: wordsAlike(hasCompounds ? words : []),
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

const fewLetters = 3;

/** Words by their first and by their last letters: most have neither in common. */
function wordsAlike(words: Iterable<string>): (word: string) => readonly string[] {
  const begin = new Map<string, string[]>();
  const end = new Map<string, string[]>();
  for (const word of words) {
    gather(begin, word.slice(0, fewLetters), word);
    gather(end, word.slice(-fewLetters), word);
  }
  return (word) => [
    ...(begin.get(word.slice(0, fewLetters)) ?? []),
    ...(end.get(word.slice(-fewLetters)) ?? []),
  ];
}

/** In which ways any point may say a term. Most terms have a word that no point has in any way: then none is asked. */
export interface Ways {
  spelling: boolean;
  family: boolean;
  name: boolean;
  words: boolean;
}

export function waysOnPage(say: string, claims: Claims, context: TailorContext): Ways {
  const page = pageOf(context);
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
  const page = pageOf(context);
  return items.every((item) => mayBeSaid(item, page, context));
}

const hasWord = ({ folded, keys }: Token, page: Page): boolean =>
  page.words.has(folded) || keys.some((key) => page.keys.has(key));

/** What `sameFamily` looks for in one point. */
const mayHaveFamily = (token: Token, page: Page, { lexis }: TailorContext): boolean =>
  hasWord(token, page) ||
  page.squeezed.includes(` ${token.folded} `) ||
  lexis.pack.naming.inTwoWords?.noun === token.folded ||
  (lexis.pack.compounds !== undefined && mayBeInSorts(token, page, lexis));

/** German: by its parts, as the end of another compound, by one alike, or with its end behind another word. */
const mayBeInSorts = ({ folded }: Token, page: Page, lexis: Lexis): boolean =>
  isPartOfWord(folded, page, lexis) ||
  page.halves.some((half) => folded.startsWith(half)) ||
  page.alike(folded).some((own) => isTwin(folded, own, lexis)) ||
  mayBeInParts(folded, page, lexis);

const isPartOfWord = (folded: string, { all }: Page, { pack: { compounds } }: Lexis): boolean =>
  all.includes(folded) || (compounds !== undefined && all.includes(folded.replace(compounds.joint, '')));

/** What the gate's `supports` asks of one point, without what speaks against it there. */
function mayBeSaid(item: Item, page: Page, { lexis }: TailorContext): boolean {
  const { token, groups, phrases = [], concepts, achieved, wholeOf, joined, hyphened } = item;
  const { pack } = lexis;
  // Chinese has no words to look for.
  if (pack.language === 'zh' || !token || achieved || wholeOf || hasWord(token, page)) return true;
  if (lexis.weakener(token.folded) !== undefined || lexis.period(token.folded) !== undefined) return true;
  if (pack.relations.ledAlike?.verbs.test(token.folded)) return true;
  if ([...groups, ...phrases].some((group) => page.groups.has(group))) return true;
  if ([...concepts].some((concept) => page.concepts.has(concept))) return true;
  if ([joined, hyphened].some((squeezed) => squeezed !== undefined && page.squeezed.includes(squeezed)))
    return true;
  return mayBeInCompound(token, page, lexis);
}
