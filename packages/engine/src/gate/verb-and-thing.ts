import { isAtVerbsPlace, isDoneByPlace, isNamedByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { hasWord, supports } from './item-support.ts';
import type { Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { verbOver } from './only-named.ts';
import { isOfOtherDoing } from './other-doing.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** "Sold ice cream" and "tore tickets" sold no tickets: a verb and the thing right beside it are said by one line. */
export function verbAndThing({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const isBehind = lexis.pack.clauses.participleOf?.isBehind === true;
  const lines = statements.filter(isTold);
  // "Advised garden centre customers", where the employer is a garden centre: that says where.
  const fields = statements.filter(({ role }) => role === 'title' || role === 'organization');
  const saying = (item: Item) => lines.filter((each) => supports(each, item, lexis));
  const named = pairsNamed(items, claims.tokens, lexis).filter((pair) => {
    const both = saying(pair.verb).filter((each) => supports(each, pair.thing, lexis));
    return both.length > 0 && both.every((each) => isOfOtherDoing(pair, claims, each, lexis));
  });
  const told = pairsIn(items, claims.tokens, lexis).filter(({ verb, thing }) => {
    const has = saying(thing);
    // "Consignes" in the one line, something else written down in another: neither wrote the former.
    const isTold =
      isBehind && isAtVerbsPlace(claims.tokens.indexOf(verb.token as Token), claims.tokens, lexis);
    const isNamed = (line: Statement) => isTold && has.includes(line) && verbOver(verb, line, lexis, false);
    const does = saying(verb).filter((each) => !isNamed(each));
    // Who led the log of a nursing service has led no nursing service.
    if (fields.some((each) => hasWord(each, thing))) return isOnlyOfOthers(verb, does, has, fields, lexis);
    if (does.length === 0 || has.length === 0) return false;
    return !does.some((each) => has.includes(each) && !isOfOtherDoing({ verb, thing }, claims, each, lexis));
  });
  return [...told, ...named].map(({ verb }) => refusal('mixed-entry', verb.text, 'not-in-resume'));
}

/** "Sale of leaflets", where tickets were sold and leaflets handed out. */
const pairsNamed = (items: readonly Item[], tokens: readonly Token[], lexis: Lexis): Pair[] =>
  items.flatMap((verb, at): Pair[] => {
    const thing = items[at + 1];
    const isNamed = verb.token && !isVerb(verb, tokens, lexis);
    if (!isNamed || !thing || !isNamedByPlace(tokens.indexOf(verb.token as Token), tokens, lexis)) return [];
    return standBeside(verb, thing, tokens, lexis) ? [{ verb, thing }] : [];
  });

const isOnlyOfOthers = (
  verb: Item,
  does: readonly Statement[],
  has: readonly Statement[],
  fields: readonly Statement[],
  lexis: Lexis,
): boolean =>
  lexis.closing !== undefined &&
  verb.flags.has('scope') &&
  does.length > 0 &&
  has.length === 0 &&
  !fields.some((each) => supports(each, verb, lexis));

/** "Changed taps and boilers" where one line has taps and another boilers: what "and" joins is said by one line. */
export function joinedThings({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { and } = lexis.pack.clauses;
  // Chinese and German join doings, with their things before them.
  if (lexis.pack.language === 'zh' || lexis.closing) return [];
  const lines = statements.filter(isTold);
  return items.flatMap((thing, at): Refusal[] => {
    const before = items[at - 1];
    if (!before?.token || !thing.token || isDoing(thing.token, lexis)) return [];
    const between = claims.tokens.filter(({ start, end }) => start >= before.end && end <= thing.start);
    if (between.length === 0 || !between.every(({ folded }) => lexis.isFunction(folded))) return [];
    if (!between.some(({ folded }) => and.test(folded))) return [];
    const [one, other] = [before, thing].map((item) => lines.filter((each) => supports(each, item, lexis)));
    const apart = one?.length && other?.length && !one.some((each) => other.includes(each));
    return apart ? [refusal('mixed-entry', thing.text, 'not-in-resume')] : [];
  });
}

/** "… and calibrated the instruments": a second doing, with its own thing. */
const isDoing = ({ folded, text }: Token, lexis: Lexis): boolean =>
  lexis.isVerb(folded) ||
  isParticiple(folded, lexis) ||
  (lexis.pack.clauses.past?.test(text) ?? false) ||
  lexis.pack.relations.doing.noun.test(folded) ||
  (lexis.pack.naming.opening?.test(text) ?? false);

export interface Pair {
  verb: Item;
  thing: Item;
}

/** Verbs with the thing behind them; in German the participle that closes a clause, with the things before it. */
function pairsIn(items: readonly Item[], tokens: readonly Token[], lexis: Lexis): Pair[] {
  return items.flatMap((verb, at): Pair[] => {
    if (!isVerb(verb, tokens, lexis)) return [];
    const things = [items[lexis.closing ? at - 1 : at + 1]].filter(
      (thing) => thing && !isVerb(thing, tokens, lexis) && standBeside(verb, thing, tokens, lexis),
    );
    const far = farThing(verb, items.slice(0, at), tokens, lexis);
    if (far && !things.includes(far)) things.push(far);
    return things.flatMap((thing) => (thing ? [{ verb, thing }] : []));
  });
}

function standBeside(verb: Item, thing: Item, tokens: readonly Token[], lexis: Lexis): boolean {
  const [first, last] = verb.start < thing.start ? [verb, thing] : [thing, verb];
  const between = tokens.filter(({ start, end }) => start >= first.end && end <= last.start);
  // "Fed and foot-trimmed": the thing of the verb stands behind the second one.
  const isBetween = ({ folded }: Token) =>
    lexis.isFunction(folded) && (lexis.closing !== undefined || !lexis.pack.clauses.and.test(folded));
  return between.every(isBetween);
}

/** Verbs that close a German clause, with what stands in it before the first preposition. */
export const closingPairs = (items: readonly Item[], tokens: readonly Token[], lexis: Lexis): Pair[] =>
  items.flatMap((verb, at): Pair[] => {
    const thing = isVerb(verb, tokens, lexis) ? farThing(verb, items.slice(0, at), tokens, lexis) : undefined;
    return thing ? [{ verb, thing }] : [];
  });

/** "Bestände einmal im Monat gezählt": what hangs on a preposition or is a genitive tells when, where or whose. */
function farThing(
  verb: Item,
  before: readonly Item[],
  tokens: readonly Token[],
  lexis: Lexis,
): Item | undefined {
  const { closing } = lexis;
  if (!closing) return undefined;
  const clause = tokens.filter(({ clause, end }) => clause === verb.clause && end <= verb.start);
  const isDone = ({ text, folded }: Token) => /^\p{Ll}/u.test(text) && isParticiple(folded, lexis);
  // "Kontrolliert und repariert": two verbs of one thing.
  const { and } = lexis.pack.clauses;
  const joinedTo = clause.findLastIndex((each) => !isDone(each) && !and.test(each.folded)) + 1;
  const open = clause.slice(0, joinedTo);
  const own = open.slice(open.findLastIndex(isDone) + 1);
  const hangs = own.findIndex(
    ({ folded }) => closing.prepositions.has(folded) || closing.genitive.test(folded),
  );
  const [from, to] = [own[0], own[hangs] ?? verb];
  if (!from || !to) return undefined;
  return before.findLast(
    ({ text, start, end }) => /^\p{Lu}/u.test(text) && start >= from.start && end <= to.start,
  );
}

function isVerb({ token }: Item, tokens: readonly Token[], lexis: Lexis): boolean {
  const { closing } = lexis;
  if (!token) return false;
  if (!closing) return lexis.isVerb(token.folded) || isDoneByPlace(tokens.indexOf(token), tokens, lexis);
  const next = tokens[tokens.indexOf(token) + 1];
  const closes = next?.clause !== token.clause || lexis.pack.clauses.and.test(next.folded);
  return closes && closing.verbAtEnd.test(token.text);
}
