import { onceBy } from '../text/once-for.ts';
import { isDoneByPlace, isNamedByPlace } from './at-its-place.ts';
import { thingOf } from './hangs-elsewhere.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

interface Doing {
  /** Where its verb stands, and the stretch in which its things do. */
  verb: number;
  from: number;
  to: number;
  /** It has a thing of its own. */
  hasThing: boolean;
  /** That is none that was named before ("unpacked deliveries and priced the goods"). */
  isNew: boolean;
}

interface Pair {
  verb: Item;
  thing: Item;
}

type Line = Pick<Statement, 'tokens' | 'sayings'>;

/** "Painted fences and varnished doors" painted no doors: in a line of several doings, each has its own thing. */
export function isOfOtherDoing({ verb, thing }: Pair, claims: Claims, line: Line, lexis: Lexis): boolean {
  const doings = doingsIn(line, lexis);
  if (doings.length < 2) return false;
  const at = claims.tokens.indexOf(verb.token as Token);
  const isNamed = () =>
    isNamedByPlace(at, claims.tokens, lexis) && doings.some((each) => isForm(line.tokens[each.verb], verb));
  if (!isVerb(at, claims.tokens, lexis) && !isNamed()) return false;
  const said = placesOf(verb, claims, line);
  const [own, things] = [doings.filter((each) => said.includes(each.verb)), placesOf(thing, claims, line)];
  if (own.length === 0 || things.length === 0 || areOneSaying(verb, thing, claims, line, doings))
    return false;
  return own.every((doing) => doing.hasThing && things.every((place) => isOthers(place, doing, doings)));
}

/** The verb that the noun is made of. */
const isForm = (own: Token | undefined, { token }: Item): boolean =>
  own?.keys.some((key) => token?.keys.includes(key)) ?? false;

/** "Emptied the bins" is "emptied the baskets", whatever else was sorted. */
function areOneSaying(
  verb: Item,
  thing: Item,
  { tokens, sayings }: Claims,
  line: Line,
  doings: readonly Doing[],
): boolean {
  const groups = sayings
    .filter(({ at }) => [verb, thing].every(({ token }) => at.some((place) => tokens[place] === token)))
    .map(({ group }) => group);
  const isOneDoing = (at: readonly number[]) =>
    doings.some(({ verb, from, to }) => at.every((place) => place === verb || (from <= place && place < to)));
  return line.sayings.some(({ group, at }) => groups.includes(group) && isOneDoing(at));
}

/** What stands behind it is another's, and so is what is itself done ("watered" is no water). */
function isOthers(place: number, own: Doing, doings: readonly Doing[]): boolean {
  return doings.some(
    (each) =>
      each !== own &&
      (each.verb === place || (each.from <= place && place < each.to && (own.isNew || each.from > own.from))),
  );
}

/** Where the line has the word, or another word for it. */
function placesOf({ token }: Item, claims: Claims, { tokens, sayings }: Line): number[] {
  const same = tokens.flatMap(({ keys }, at) => (keys.some((key) => token?.keys.includes(key)) ? [at] : []));
  const groups = claims.sayings
    .filter(({ at }) => at.length === 1 && claims.tokens[at[0] ?? -1] === token)
    .map(({ group }) => group);
  const said = sayings.filter(({ group, at }) => at.length === 1 && groups.includes(group));
  return [...same, ...said.flatMap(({ at }) => at)];
}

const doingsIn = onceBy(
  ({ tokens }: Line) => tokens,
  ({ tokens }: Line, lexis: Lexis): readonly Doing[] => {
    const { performed } = smallWords(lexis);
    const verbs = tokens.flatMap((_, at) => (isVerb(at, tokens, lexis) ? [at] : []));
    const closes = lexis.closing !== undefined && verbs[0] !== 0;
    return verbs.map((verb, i): Doing => {
      const from = closes ? (verbs[i - 1] ?? -1) + 1 : verb + 1;
      const to = closes ? verb : (verbs[i + 1] ?? tokens.length);
      const { folded = '' } = tokens[verb] ?? {};
      const isFull = !lexis.isLight(folded) && !performed.has(folded);
      const thing = isFull ? thingIn(tokens.slice(from, to), verb, tokens, lexis) : undefined;
      const isNew = thing !== undefined && isNewThing(thing, tokens, lexis);
      return { verb, from, to, hasThing: thing !== undefined, isNew };
    });
  },
);

function thingIn(
  stretch: readonly Token[],
  verb: number,
  tokens: readonly Token[],
  lexis: Lexis,
): Token | undefined {
  if (lexis.closing) return stretch.findLast(({ text }) => /^\p{Lu}/u.test(text));
  const head = thingOf(verb, tokens, lexis);
  return head && stretch.includes(head) ? head : undefined;
}

const isNewThing = (thing: Token, tokens: readonly Token[], lexis: Lexis): boolean =>
  !smallWords(lexis).determiners.has(tokens[tokens.indexOf(thing) - 1]?.folded ?? '');

/** "Sold food and drinks": what may be a noun behind "and" is a verb only where its own thing follows. */
function isVerb(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  if (!isDoneByPlace(at, tokens, lexis)) return false;
  const { text = '', folded = '' } = tokens[at] ?? {};
  if (lexis.closing) return /^\p{Ll}/u.test(text) || lexis.isVerb(folded);
  if (at === 0 || lexis.pack.clauses.past?.test(text)) return true;
  return !/s$/u.test(text) && thingOf(at, tokens, lexis) !== undefined;
}
