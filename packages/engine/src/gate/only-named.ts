import { isAtVerbsPlace, isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import { claimsOf, type Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { isTold, type Statement, statement } from './statement.ts';
import type { Token } from './tokens.ts';

/**
 * Who sent out vaccination reminders has vaccinated nobody, and who booked repairs has repaired nothing: a verb that
 * the lines have as a noun only, under another verb that the text leaves out.
 */
export function onlyNamed({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const own = claims.tokens.filter((token) => token.clause === clause);
  const doings = items.filter(({ token }) => {
    const at = token ? own.indexOf(token) : -1;
    if (!token || at < 0 || lexis.isLight(token.folded)) return false;
    return opensAsVerb(at, own, lexis) || opensAsNoun(at, own, lexis);
  });
  if (doings.length === 0) return [];
  const lines = statements.filter(isTold);
  let said: Statement | undefined;
  return doings
    .filter((doing) => {
      const sources = lines.filter((line) => supports(line, doing, lexis));
      if (sources.length === 0) return false;
      const isTelling = opensAsVerb(own.indexOf(doing.token as Token), own, lexis);
      return sources.every((line) => {
        const over = verbOver(doing, line, lexis, !isTelling);
        if (!over || isToldIn(doing, over, line, lexis)) return false;
        said ??= statement(claims.text, 'text', lexis);
        return over.isNamedOnly || !supports(said, over.verb, lexis);
      });
    })
    .map((doing) => refusal('scope', doing.text, 'scope'));
}

/** "Stock control" may begin with a verb, "stocked" does. */
function opensAsVerb(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const text = tokens[at]?.text ?? '';
  const { clauses, relations } = lexis.pack;
  const asTold =
    lexis.closing !== undefined ||
    clauses.past?.test(text) ||
    relations.ownClauses?.finite.test(text.toLowerCase());
  return asTold === true && isDoneByPlace(at, tokens, lexis);
}

/** "Préparation des repas": a noun of doing claims as much as its verb. */
const opensAsNoun = (at: number, tokens: readonly Token[], { pack }: Lexis): boolean =>
  at === 0 &&
  pack.clauses.participleOf?.isBehind === true &&
  (pack.naming.opening?.test(tokens[0]?.text ?? '') ?? false);

/** "Livré les repas préparés": what the thing of another verb is like, and who prepared them nobody knows. */
function isLike(at: number, { tokens }: Statement, { pack }: Lexis): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  const { participleOf, past } = pack.clauses;
  if (!own || before?.clause !== own.clause || before.keys.length === 0) return false;
  return (participleOf?.form.test(own.text) ?? false) && !past?.test(before.text);
}

/** "Sent reports to the chef" reported to him: what was sent or held is itself what was said. */
function isToldIn({ token }: Item, { verb }: Over, { tokens }: Statement, lexis: Lexis): boolean {
  const { telling } = lexis.pack.relations;
  const at = tokens.findIndex(({ start }) => start === verb.start);
  if (!telling || !token || at < 0 || !telling.verbs.test(tokens[at]?.folded ?? '')) return false;
  const behind = tokens.slice(at + 1);
  const { determiners } = smallWords(lexis);
  const end = behind.findIndex(
    ({ folded, clause }) =>
      clause !== tokens[at]?.clause || (lexis.isFunction(folded) && !determiners.has(folded)),
  );
  const thing = behind.slice(0, end < 0 ? undefined : end).at(-1);
  return (
    thing !== undefined &&
    telling.nouns.test(thing.folded) &&
    thing.keys.some((key) => token.keys.includes(key))
  );
}

interface Over {
  verb: Item;
  /** "Helped patients after operations", "removed stitches": an occasion, or the very thing that the verb was done to. */
  isNamedOnly: boolean;
}

/**
 * The full verb of the clause in which the line names the doing, where it is nowhere a verb itself; of a doing that is
 * claimed as a noun, where it only tells what a thing is like.
 */
export function verbOver(
  { token, groups, phrases }: Item,
  line: Statement,
  lexis: Lexis,
  asNoun: boolean,
): Over | undefined {
  const { tokens, sayings, text } = line;
  const places = tokens.flatMap(({ keys }, at) =>
    keys.some((key) => token?.keys.includes(key)) ? [at] : [],
  );
  const said = sayings.filter(({ group }) => groups.has(group) || phrases?.has(group));
  // Several words that say it together, and open the clause, have the verb among them.
  if (said.some(({ at }) => at.length > 1 && at.some((place) => mayBeVerb(place, tokens, lexis))))
    return undefined;
  const all = [...new Set([...places, ...said.flatMap(({ at }) => at)])];
  if (all.length === 0 || all.some((at) => isDoing(at, line, lexis))) return undefined;
  const like = (at: number) => isLike(at, line, lexis);
  if (asNoun && !(places.every(like) && said.every(({ at }) => at.some(like)))) return undefined;
  const clauses = new Set(all.map((at) => tokens[at]?.clause));
  const { performed, occasions } = smallWords(lexis);
  const isVerb = ({ folded, clause }: Token, at: number): boolean =>
    clauses.has(clause) &&
    isDoneByPlace(at, tokens, lexis) &&
    !lexis.isLight(folded) &&
    !performed.has(folded);
  const named = places.length > 0 ? places : all;
  // Of two verbs the nearer one has the thing, where verbs stand first.
  const nearest = lexis.closing ? undefined : tokens.slice(0, Math.min(...named)).findLast(isVerb);
  const verb = nearest ?? tokens.find(isVerb);
  const item = verb && claimsOf(text, lexis).items.find(({ start }) => start === verb.start);
  const verbAt = verb ? tokens.indexOf(verb) : -1;
  const isNamedOnly = named.every(
    (at) =>
      tokens.slice(Math.max(0, at - 2), at).some(({ folded }) => occasions.has(folded)) ||
      (at > verbAt && tokens.slice(verbAt + 1, at).every(({ folded }) => lexis.isFunction(folded))),
  );
  return item && { verb: item, isNamedOnly };
}

/** A German noun opens many a point. */
const mayBeVerb = (at: number, tokens: readonly Token[], lexis: Lexis): boolean =>
  lexis.closing ? isDoneByPlace(at, tokens, lexis) : isAtVerbsPlace(at, tokens, lexis);

function isDoing(at: number, { tokens }: Statement, lexis: Lexis): boolean {
  const own = tokens[at];
  if (!own) return false;
  const { clauses, relations } = lexis.pack;
  const { past, infinitive } = clauses;
  if (isDoneByPlace(at, tokens, lexis) || past?.test(own.text)) return true;
  // "Drove the van to deliver compost", and not "invited them to interviews".
  if (lexis.closing) return false;
  if (infinitive) return infinitive.test(own.folded);
  return smallWords(lexis).to.has(tokens[at - 1]?.folded ?? '') && !relations.many?.test(own.folded);
}
