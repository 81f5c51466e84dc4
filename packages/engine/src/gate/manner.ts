import { isAtVerbsPlace } from './at-its-place.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { groupsOfWord } from './words-alone.ts';

type Told = Pick<Statement, 'tokens' | 'sayings'>;

/**
 * "Checked deliveries carefully" is "careful checking of deliveries": how something was done is told beside the verb, or
 * before the noun of the same doing. What a thing is like ("careful suppliers") says nothing of it.
 */
export function isMannerOf(
  { token }: Item,
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const { adverbsOf } = lexis.pack.relations;
  if (!token || !adverbsOf) return false;
  const at = claims.tokens.indexOf(token);
  return statements.some(
    (line) =>
      isTold(line) &&
      (saysOf(at, claims, line, lexis) ||
        line.tokens.some((_, place) => saysOf(place, line, claims, lexis, at))),
  );
}

/** The one has the quality before a noun, and the other tells of that doing by an adverb, at this place if it is given. */
function saysOf(quality: number, named: Told, told: Told, lexis: Lexis, place?: number): boolean {
  const adverbs = lexis.pack.relations.adverbsOf?.(named.tokens[quality]?.folded ?? '') ?? [];
  if (adverbs.length === 0) return false;
  const places = placesOf(adverbs, told, lexis).filter((own) => place === undefined || own === place);
  if (places.length === 0) return false;
  const doings = nounsBehind(quality, named, lexis);
  return places.some((own) => verbsAt(own, told, lexis).some((verb) => isOne(verb, told, doings, named)));
}

function placesOf(adverbs: readonly string[], { tokens, sayings }: Told, lexis: Lexis): number[] {
  const groups = adverbs.flatMap((adverb) => groupsOfWord(adverb, lexis));
  return [
    ...tokens.flatMap(({ folded }, at) => (adverbs.includes(folded) ? [at] : [])),
    ...sayings.filter(({ group }) => groups.includes(group)).flatMap(({ at }) => at),
  ];
}

/** So far behind its quality the noun may stand, small words apart: "careful stock checks". */
const farthest = 2;

function nounsBehind(at: number, { tokens }: Told, lexis: Lexis): number[] {
  const isIn = (token: Token) => token.clause === tokens[at]?.clause && !lexis.isFunction(token.folded);
  return tokens.flatMap((token, place) => (place > at && isIn(token) ? [place] : [])).slice(0, farthest);
}

/** The verbs that an adverb tells of: right behind it, or the last before it with those that share its thing. */
function verbsAt(place: number, { tokens }: Told, lexis: Lexis): number[] {
  const { clauses } = lexis.pack;
  const isIn = (at: number) => tokens[at]?.clause === tokens[place]?.clause;
  const isForm = (at: number) =>
    lexis.isVerb(tokens[at]?.folded ?? '') || (clauses.past?.test(tokens[at]?.text ?? '') ?? false);
  // "The control room" is no verb: what opens the clause or stands behind "and" is one.
  const isVerb = (at: number) => isIn(at) && isForm(at) && isAtVerbsPlace(at, tokens, lexis);
  if (isIn(place + 1) && isForm(place + 1)) return [place + 1];
  const last = tokens.findLastIndex((_, at) => at < place && isVerb(at));
  if (last < 0) return [];
  const shares = clauses.and.test(tokens[last - 1]?.folded ?? '') && isVerb(last - 2);
  return shares ? [last, last - 2] : [last];
}

function isOne(verb: number, told: Told, nouns: readonly number[], named: Told): boolean {
  const groups = groupsAt(verb, told);
  return nouns.some((noun) => {
    const { keys = [] } = named.tokens[noun] ?? {};
    const has = (own: Token | undefined) => own?.keys.some((key) => keys.includes(key)) ?? false;
    // A word that the other has as well, and not as its verb, is the thing.
    if (told.tokens.some(has)) return has(told.tokens[verb]);
    return groupsAt(noun, named).some((group) => groups.includes(group));
  });
}

const groupsAt = (place: number, { sayings }: Told): number[] =>
  sayings.filter(({ at }) => at.includes(place)).map(({ group }) => group);
