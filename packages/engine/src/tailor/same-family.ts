import type { Claims } from '../gate/items.ts';
import { isParticiple, type Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { onceFor } from '../text/once-for.ts';
import { compoundPlaces, hangsOnNext, headPlaces, twinPlaces } from './compounds.ts';
import { hangsApart, hasObject, isDoneTo } from './done-to.ts';
import { isOfAnother } from './of-another.ts';
import { isOnlyWhere, wordsAsked } from './only-where.ts';
import { isVerb } from './opening-verb.ts';
import { namesDoer } from './own-doing.ts';
import { isOneList, namesSuchAs } from './such-as.ts';
import { waitingPlaces } from './waiting-half.ts';
import { isTimeOfAnother, namePlaces, type Word, withNames, wordsOf } from './words-of-term.ts';

/** How many words may stand between the words of a phrase, beyond their own number. */
const slack = 4;

/**
 * "Route planning" is said by "planned routes": each word of the phrase stands in one clause of the statement in
 * another form of its own family, the words close together.
 */
export function sameFamily(claims: Claims, statement: Statement, lexis: Lexis): number[] | undefined {
  return familyOf(wordsOf(claims, lexis), claims, statement, lexis);
}

/**
 * "GDPR training": the name in another of its forms, and the rest in another form of its family, or in another word for
 * the same doing.
 */
export function familyWithName(claims: Claims, statement: Statement, lexis: Lexis): number[] | undefined {
  const words = withNames(claims, lexis);
  return words.some(({ name }) => name) ? familyOf(words, claims, statement, lexis) : undefined;
}

function familyOf(
  words: readonly Word[],
  claims: Claims,
  statement: Statement,
  lexis: Lexis,
): number[] | undefined {
  const choices: number[][] = [];
  const named = new Map<number, readonly number[]>();
  for (const [at, word] of words.entries()) {
    const { token, more = [] } = word;
    const names = namePlaces(word, statement, lexis);
    for (const places of names) named.set(headOf(places, lexis), places);
    const places = [
      ...placesOf(token, at > 0, statement, lexis).filter((place) =>
        standBeside(more, place, statement, lexis),
      ),
      ...names.map((each) => headOf(each, lexis)),
    ];
    // Most points lack the first word already.
    if (places.length === 0) return undefined;
    choices.push(places);
  }
  if (words.length === 0) return undefined;
  const near = nearest(choices, statement, lexis);
  const heads = near && isInOne(near, named, statement, lexis) ? near : farApart(choices, statement, lexis);
  if (!heads) return undefined;
  const chosen = heads.flatMap((place) => named.get(place) ?? [place]);
  // A name of several words holds small ones that part nothing: by its head or as a whole it may belong to the rest.
  if (words.length > 1 && [heads, chosen].every((each) => isOfAnother(each, statement, lexis)))
    return undefined;
  if (isOnlyWhere(chosen, wordsAsked(claims), statement, lexis)) return undefined;
  if (named.size > 0 && isBehindItsThing(heads, statement, lexis)) return undefined;
  if (isTimeOfAnother(words, heads, statement, lexis)) return undefined;
  // Words that all stand there as they are, in this order: nothing new would be said.
  if (words.length > 1 && standsAsItIs(claims, statement)) return undefined;
  if (words.length > 1) return chosen;
  if (isMadeOfTwo(words[0]?.token, statement, lexis)) return chosen;
  return !isGeneral(claims, lexis) && isVerbalNoun(words[0]?.token, chosen[0] ?? 0, statement, lexis)
    ? chosen
    : undefined;
}

/** "User stories and acceptance criteria" is no "user acceptance testing": of a name all words are said. */
const standBeside = (more: readonly Token[], place: number, statement: Statement, lexis: Lexis): boolean =>
  more.every((token) =>
    placesOf(token, false, statement, lexis).some((other) => Math.abs(other - place) <= slack),
  );

/** "Préparé des machines pour le transport": a noun of doing behind its thing is no doing of one's own. */
function isBehindItsThing(
  [doing = 0, ...things]: readonly number[],
  statement: Statement,
  lexis: Lexis,
): boolean {
  if (lexis.closing) return things.some((thing) => hangsApart(thing, doing, statement, lexis));
  const isVerbal =
    lexis.pack.clauses.nextDoing?.participle?.test(statement.tokens[doing]?.text ?? '') ?? true;
  return !isVerbal && things.some((thing) => thing < doing);
}

function isInOne(
  heads: number[],
  named: ReadonlyMap<number, readonly number[]>,
  statement: Statement,
  lexis: Lexis,
): boolean {
  // "Serviced heating, ventilation and air conditioning": the name begins in the clause of its verb.
  const firsts = heads.map((place) => Math.min(...(named.get(place) ?? [place])));
  return (
    isOneClause(heads, statement) ||
    isOneClause(firsts, statement) ||
    namesSuchAs(heads, statement, lexis) ||
    isOneList(heads, statement, lexis)
  );
}

/** The noun that the others say more of: the last of a name in English and German, else the first. */
const headOf = (places: readonly number[], { pack }: Lexis): number =>
  pack.clauses.hanging ? Math.min(...places) : Math.max(...places);

/** "Monitoring", "Führung" by themselves name nothing that a job asks for. */
function isGeneral(claims: Claims, { pack }: Lexis): boolean {
  const general = generalIn(pack);
  return (
    claims.items.some((item) => item.flags.size > 0) ||
    claims.tokens.some((token) => general.has(token.folded))
  );
}

/** By itself it names nothing that a job asks for. */
export const isGeneralNoun = (word: string, { pack }: Lexis): boolean => generalIn(pack).has(fold(word));

const generalIn = onceFor(({ generalNouns }: WritingPack) => new Set(fold(generalNouns).split(' ')));

/** Places of a word's family; who holds a title ("manager") has not done the thing ("management"). */
function placesOf(token: Token, isObject: boolean, statement: Statement, lexis: Lexis): number[] {
  const { words, keys } = statement;
  const isThere = words.has(token.folded) || token.keys.some((key) => keys.has(key));
  if (!isThere && token.folded.length >= shortestJoined && statement.squeezed.includes(` ${token.folded} `))
    return joinedPlaces(token.folded, statement);
  // Most words of a posting stand nowhere in the point, in none of their forms.
  if (!isThere) {
    const apart = inTwoWords(token, statement, lexis);
    if (apart.length > 0) return apart;
    return lexis.pack.compounds ? inCompounds(token, isObject, statement, lexis) : [];
  }
  const doer = lexis.pack.naming.doerEnding;
  const direct = statement.tokens.flatMap((own, at) => {
    if (own.folded === token.folded) return [at];
    if (!own.keys.some((key) => token.keys.includes(key))) return [];
    // "Donors" are the "donor" of "donor records".
    const isDoer = doer?.test(own.folded) === true && !doer.test(token.folded);
    const person = lexis.isTitle(own.folded) || isDoer;
    return (person && !lexis.isTitle(token.folded)) || namesDoer(own, token.folded, lexis) ? [] : [at];
  });
  if (direct.length > 0) return direct;
  if (!lexis.pack.compounds) return inTwoWords(token, statement, lexis);
  const apart = compoundPlaces(token.folded, statement, lexis) ?? partedVerb(token, statement);
  return apart.length === 0 && isObject ? headPlaces(token.folded, statement, lexis) : apart;
}

const shortestJoined = 5;
/** Shorter ones may be two words by chance, unless a hyphen joins them ("on-line"). */
const shortestUnhyphened = 7;

/** "Data base", "on-boarding", "voice-overs": two words of the point are one of the term. */
const joinedPlaces = (word: string, { text, tokens }: Statement): number[] =>
  tokens.flatMap(({ folded, end }, at) => {
    const joined = folded + (tokens[at + 1]?.folded ?? '');
    if (joined !== word && joined !== `${word}s`) return [];
    return word.length >= shortestUnhyphened || text.charAt(end) === '-' ? [at] : [];
  });

/**
 * "Vergleichsangebote eingeholt" is "Einholung von Angeboten": the sort of thing that the object is. "Proben von Wasser" are
 * "Wasserproben": what is said of the thing hangs on it, and the thing alone belongs to the verb.
 */
function inCompounds(token: Token, isObject: boolean, statement: Statement, lexis: Lexis): number[] {
  const apart = compoundPlaces(token.folded, statement, lexis) ?? [];
  if (apart.length > 0) return hangsOnNext(apart, statement, lexis) ? apart.slice(1) : apart;
  const sorts = isObject ? headPlaces(token.folded, statement, lexis) : [];
  const found = sorts.length > 0 ? sorts : twinPlaces(token.folded, statement, lexis);
  return found.length > 0 ? found : waitingPlaces(token.folded, statement, lexis);
}

/** "Proben von Wasser" are "Wasserproben", a thing and no doing. */
function isMadeOfTwo(token: Token | undefined, statement: Statement, lexis: Lexis): boolean {
  if (!token || !lexis.closing || lexis.closing.doing.test(token.folded)) return false;
  const apart = compoundPlaces(token.folded, statement, lexis) ?? [];
  return hangsOnNext(apart, statement, lexis) && !isOfAnother(apart, statement, lexis);
}

/** "Dealt with complaints" is "complaint handling". */
function inTwoWords({ folded }: Token, { tokens }: Statement, { pack }: Lexis): number[] {
  const words = pack.naming.inTwoWords;
  if (words?.noun !== folded) return [];
  return tokens.flatMap((own, at) =>
    words.verb.test(own.folded) && tokens[at + 1]?.folded === words.behind ? [at] : [],
  );
}

/** "Gewöhnte Kinder ein" says "Eingewöhnung": the verb stands in two parts, the first at the head of its clause. */
function partedVerb(token: Token, statement: Statement): number[] {
  if (!token.keys.some((key) => statement.keys.has(key))) return [];
  return statement.tokens.flatMap(({ clause }, at) =>
    statement.particles.has(clause) && statement.tokens[at - 1]?.clause !== clause ? [at] : [],
  );
}

/** One place for each word, all different, as close together as can be. */
function nearest(choices: number[][], statement: Statement, lexis: Lexis): number[] | undefined {
  let best: number[] | undefined;
  for (const first of choices[0] ?? []) {
    const taken = [first];
    for (const places of choices.slice(1)) {
      const next = places
        .filter((place) => !taken.includes(place))
        .sort((a, b) => Math.abs(a - first) - Math.abs(b - first))[0];
      if (next === undefined) break;
      taken.push(next);
    }
    if (taken.length === choices.length && (!best || extent(taken) < extent(best))) best = taken;
  }
  return best && extent(best) - smallWithin(best, statement, lexis) <= choices.length + slack
    ? best
    : undefined;
}

/** Small words, figures and times between the words of a phrase part them no further. */
function smallWithin(places: number[], { tokens }: Statement, lexis: Lexis): number {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  // Most words of a phrase stand close together.
  if (last - first <= places.length + slack) return 0;
  return tokens
    .slice(first + 1, last)
    .filter(
      ({ folded }) => lexis.isFunction(folded) || /^\d/.test(folded) || lexis.period(folded) !== undefined,
    ).length;
}

/** German: "Referendare … seit 2018 in drei Fächern betreut" is "Betreuung von Referendaren". */
function farApart(choices: number[][], statement: Statement, lexis: Lexis): number[] | undefined {
  const [first = [], second = []] = choices;
  if (!lexis.pack.compounds || choices.length !== 2) return undefined;
  for (const one of first)
    for (const other of second)
      if (isDoneTo(other, one, statement, lexis) || isDoneTo(one, other, statement, lexis))
        return [one, other];
  return undefined;
}

const extent = (places: number[]) => Math.max(...places) - Math.min(...places);

function isOneClause(places: number[], statement: Statement): boolean {
  const clause = statement.tokens[places[0] ?? 0]?.clause;
  return places.every((place) => statement.tokens[place]?.clause === clause);
}

function standsAsItIs({ text }: Claims, statement: Statement): boolean {
  return statement.text.toLowerCase().includes(text.toLowerCase());
}

/** In one word only the noun of a verb that opens the point: "Milked 120 cows" is "milking", "Sales" is no "selling". */
function isVerbalNoun(token: Token | undefined, place: number, statement: Statement, lexis: Lexis): boolean {
  const { verbalNoun, doings, nounOfVerb } = lexis.pack.naming;
  if (!token || (token.folded.length < 6 && !doings?.test(token.folded))) return false;
  const own = statement.tokens[place];
  if (!own || own.folded === token.folded || isThingOf(token, own, statement)) return false;
  const opens = place === 0 || opensAfterAnd(place, statement, lexis);
  const isDoing =
    isVerb(own.text, lexis) || (nounOfVerb !== undefined && own.folded + nounOfVerb === token.folded);
  if (!(opens && isDoing) && !closesOwnThing(place, statement, lexis)) return false;
  return [verbalNoun, doings].some((noun) => noun?.test(token.folded));
}

/**
 * "Angebote geschrieben": the first part of "Angebotserstellung" is what was written, whatever verb it looks like, where
 * the verb of the other part stands nowhere.
 */
const isThingOf = ({ folded, keys }: Token, own: Token, { tokens }: Statement): boolean =>
  own.keys.some((key) => folded.startsWith(key)) &&
  !own.keys.some((key) => keys.includes(key)) &&
  !tokens.some((each) => each.keys.some((key) => keys.some((whole) => whole.endsWith(key))));

/** "Neuerwerbungen verschlagwortet" is "Verschlagwortung": the participle of the own thing closes its clause. */
const closesOwnThing = (place: number, { tokens }: Statement, lexis: Lexis): boolean =>
  isParticiple(tokens[place]?.text ?? '', lexis) && hasObject(place, tokens, lexis);

/** "Mauerte und verputzte": each of two verbs opens the point. */
function opensAfterAnd(place: number, statement: Statement, { pack }: Lexis): boolean {
  return place === 2 && pack.clauses.and.test(statement.tokens[1]?.folded ?? '');
}
