import { isDoneByPlace } from '../gate/at-its-place.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import type { Where } from '../locales/clauses-pack.ts';
import { hasObject, isDoneTo } from './done-to.ts';

/**
 * "Checked passports at airports" checked no airports: the doing has a thing of its own, and what the term names is
 * only where. "Market sales" are sales at a market, and only "sale of markets" is another thing: a name without "of" is
 * refused for doings alone that are done to places as well.
 */
export function isOnlyWhere(
  places: readonly number[],
  asked: readonly string[],
  statement: Statement,
  lexis: Lexis,
): boolean {
  const { where, of } = lexis.pack.clauses;
  if (!where || places.length < 2 || asked.some((word) => where.at.test(word))) return false;
  const isOf = asked.some((word) => of.test(word));
  const isDoing = ({ folded }: Token) => !where.about.test(folded) && (isOf || where.done.test(folded));
  return lexis.closing
    ? isBesideObject(places, isDoing, where, statement, lexis)
    : isBehindThing(places, isDoing, where, statement, lexis);
}

const reach = 3;

/**
 * "Drove residents to the swimming baths" bathed none, "sold tins of paint" painted nothing: whither one went and what one
 * had in hand are nouns, whatever doing they look like.
 */
export function isOnlyNoun(
  { start, end }: { start: number; end: number },
  asked: Claims,
  { tokens }: Statement,
  lexis: Lexis,
): boolean {
  const { whither, madeWith } = lexis.pack.clauses;
  const doing = madeWith && asked.tokens.find(({ folded }) => madeWith.doing.test(folded));
  if (!madeWith || !doing) return false;
  // "Fischfilets" too.
  const has = ({ keys, folded }: Token, key: string): boolean =>
    keys.includes(key) || (lexis.closing !== undefined && key.length > reach && folded.includes(key));
  const said = tokens.flatMap((own, at) =>
    own.start >= start && own.end <= end && doing.keys.some((key) => has(own, key)) ? [at] : [],
  );
  const isNoun = (at: number): boolean => {
    const { folded = '', clause } = tokens[at] ?? {};
    if (madeWith.thing.test(folded)) return lexis.closing !== undefined || !isDoneByPlace(at, tokens, lexis);
    const before = tokens.slice(Math.max(0, at - reach), at);
    return (
      (whither?.noun.test(folded) ?? false) &&
      before.some((small) => small.clause === clause && (whither?.to.test(small.folded) ?? false))
    );
  };
  return said.length > 0 && said.every(isNoun);
}

type IsDoing = (token: Token) => boolean;

/** The words of a term, as they are held against those small words. */
export const wordsAsked = ({ tokens }: Claims): string[] => tokens.map(({ folded }) => folded);

/** German tells by the verb's own things what else hangs on a small word. */
function isBesideObject(
  places: readonly number[],
  isDoing: IsDoing,
  where: Where,
  statement: Statement,
  lexis: Lexis,
): boolean {
  const { tokens } = statement;
  const verb = places.find((at) => hasObject(at, tokens, lexis));
  const own = tokens[verb ?? -1];
  if (verb === undefined || !own || !isDoing(own)) return false;
  const others = places.filter((at) => at !== verb);
  return (
    !others.some((at) => isDoneTo(at, verb, statement, lexis)) &&
    others.some((at) => hangsAt(at, where, tokens, lexis) !== undefined)
  );
}

/** Elsewhere the thing of a doing stands right behind it. */
function isBehindThing(
  places: readonly number[],
  isDoing: IsDoing,
  where: Where,
  { tokens }: Statement,
  lexis: Lexis,
): boolean {
  const first = Math.min(...places);
  const doing = tokens[first];
  if (!doing || !isDoing(doing)) return false;
  return places.some((place) => {
    const at = hangsAt(place, where, tokens, lexis);
    // A name with a capital is what a thing was made with: "drew logos in Inkscape".
    if (at === undefined || at <= first + 1 || /^\p{Lu}/u.test(tokens[place]?.text ?? '')) return false;
    if (places.some((other) => other > first && other < at)) return false;
    return tokens.slice(first + 1, at).some((token) => isThing(token, lexis));
  });
}

/** Where the small word stands that says "in" or "on" right before a thing, its article and what it is like. */
function hangsAt(
  place: number,
  { at: before, like }: Where,
  tokens: readonly Token[],
  lexis: Lexis,
): number | undefined {
  for (let at = place - 1; at >= 0; at -= 1) {
    const own = tokens[at];
    if (!own || own.clause !== tokens[place]?.clause) return undefined;
    const { folded, text } = own;
    if (before.test(folded)) return at;
    if (!lexis.isFunction(folded) && lexis.numberWord(folded) === undefined && !like?.test(text))
      return undefined;
  }
  return undefined;
}

const isThing = ({ folded }: Token, lexis: Lexis): boolean =>
  !lexis.isFunction(folded) &&
  /^\p{L}{3,}/u.test(folded) &&
  lexis.period(folded) === undefined &&
  lexis.numberWord(folded) === undefined &&
  !lexis.pack.clauses.things?.behind.test(folded);
