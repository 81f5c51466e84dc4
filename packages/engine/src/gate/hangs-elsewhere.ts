import { onceBy, onceFor } from '../text/once-for.ts';
import { isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { isPerson } from './for-whom.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { type Done, doneOf, headBehind } from './who-to-whom.ts';
import { groupsOfWord } from './words-alone.ts';

/** A verb of a line with the thing it is done to, and what stands beside behind "at", "for" or "during". */
interface Verb {
  doing: Token;
  own: Token;
  beside: readonly Token[];
}

/** "Organised drinks at training sessions" organised no sessions: the doing has a thing of its own in the line. */
export function hangsElsewhere(check: ClauseCheck): Refusal[] {
  const { clause, claims, statements, lexis } = check;
  const { besides } = lexis.pack.relations;
  if (!besides) return [];
  const known = besideIn(statements, lexis);
  const mayBe = ({ clause: own, keys, text }: Token) =>
    own === clause && /\p{L}/u.test(text) && keys.some((key) => known.has(key));
  // Most texts name nothing that stands so in a line.
  if (known.size === 0 || !claims.tokens.some(mayBe)) return [];
  const isVerb = ({ doing }: Done) => isDoneByPlace(claims.tokens.indexOf(doing), claims.tokens, lexis);
  return thingsTold(check)
    .filter((done) => !lexis.isLight(done.doing.folded) || isVerb(done))
    .filter((done) => !isOwnerTold(done, claims.tokens, lexis))
    .filter(({ doing, whom }) => {
      const isLookedFor = besides.lookedFor.test(whom.folded) || lexis.period(whom.folded) !== undefined;
      const isGiven = isToWhom(claims.tokens.indexOf(whom), claims.tokens, lexis);
      if (!mayBe(whom) || isLookedFor || isGiven) return false;
      return !goesOn(whom, claims, lexis) && !besides.never.test(doing.folded);
    })
    .filter((done) => {
      const says = statements.filter((each) => hasBoth(each, done, lexis));
      return says.length > 0 && says.every((each) => isBeside(each, done, lexis));
    })
    .map(({ whom }) => refusal('scope', whom.text, 'scope'));
}

/** German: "dem Chef gemeldet" is reported to him; "using Excel" names what it was done with. */
const isToWhom = (at: number, tokens: readonly Token[], lexis: Lexis): boolean =>
  (lexis.pack.relations.besides?.toWhom?.test(tokens[at - 1]?.folded ?? '') ?? false) &&
  !isHung(at, tokens, lexis);

/** The keys of all that stands so in the lines of an entry. */
const besideIn = onceFor(
  (statements: readonly Statement[], lexis: Lexis): ReadonlySet<string> =>
    new Set(
      statements.flatMap((each) =>
        verbsOf(each, lexis).flatMap(({ beside }) => beside.flatMap(({ keys }) => keys)),
      ),
    ),
);

/** "Während des Urlaubs der Chefin abgerechnet": the text too tells whose it was. */
const isOwnerTold = ({ doing, whom }: Done, tokens: readonly Token[], lexis: Lexis): boolean =>
  whom.end <= doing.start && isGenitive(tokens.indexOf(whom) - 1, tokens, lexis);

/** "A neighbour's eggs", "end-of-year reports": the thing itself follows, and none does behind "check-in". */
function goesOn(whom: Token, { tokens, text }: ClauseCheck['claims'], lexis: Lexis): boolean {
  const [next, last] = tokens.slice(tokens.indexOf(whom) + 1);
  const isAtEnd = next !== undefined && lexis.isFunction(next.folded) && last === undefined;
  return /^['’-]/u.test(text.slice(whom.end)) && !isAtEnd;
}

const areOne = (one: Token, other: Token): boolean => one.keys.some((key) => other.keys.includes(key));

const has = ({ keys }: Statement, token: Token): boolean => token.keys.some((key) => keys.has(key));

/** "Took", "handled" and "carried out" say one another. */
const saysDoing = (own: Token, doing: Token, lexis: Lexis): boolean =>
  areOne(own, doing) ||
  (lexis.isLight(doing.folded) && lexis.isLight(own.folded)) ||
  saysTheOther(own, doing, lexis);

/** "Prepared" and "wrote". */
const saysTheOther = (own: Token, doing: Token, lexis: Lexis): boolean => {
  const groups = groupsOfWord(own.folded, lexis);
  return groups.length > 0 && groupsOfWord(doing.folded, lexis).some((group) => groups.includes(group));
};

const hasBoth = (line: Statement, { doing, whom }: Done, lexis: Lexis): boolean =>
  has(line, whom) &&
  (has(line, doing) ||
    lexis.isLight(doing.folded) ||
    (namesDoing(whom, lexis) && groupsOfWord(doing.folded, lexis).some((group) => line.groups.has(group))));

/** "Prepared files for assessments" wrote none, and "wrote posts for Facebook" drafted Facebook posts. */
const namesDoing = ({ folded }: Token, { pack }: Lexis): boolean =>
  pack.relations.doing.noun.test(folded.replace(/s$/, ''));

function isBeside(statement: Statement, { doing, whom }: Done, lexis: Lexis): boolean {
  const verbs = verbsOf(statement, lexis).filter((verb) => saysDoing(verb.doing, doing, lexis));
  const places = statement.tokens.filter((token) => areOne(token, whom));
  const isTwice = statement.tokens.some(
    (token) => areOne(token, doing) && !verbs.some((verb) => verb.doing === token),
  );
  return (
    verbs.length > 0 &&
    !isTwice &&
    verbs.every(({ own, beside }) => !areOne(own, whom) && places.every((place) => beside.includes(place)))
  );
}

/** Read once for each line, however many texts are held against it. */
const verbsOf = onceBy(({ tokens }: Statement) => tokens, verbsIn);

function verbsIn({ tokens }: Statement, lexis: Lexis): Verb[] {
  return tokens.flatMap((doing, at): Verb[] => {
    if (!isDoneByPlace(at, tokens, lexis)) return [];
    const own = lexis.closing ? ownBefore(at, tokens, lexis) : thingOf(at, tokens, lexis);
    if (!own) return [];
    const beside = tokens.filter(
      (token, place) =>
        token.clause === doing.clause &&
        (lexis.closing ? place < at : place > tokens.indexOf(own)) &&
        (isLed(place, tokens, lexis) || isOwners(place, own, tokens, lexis)),
    );
    return [{ doing, own, beside }];
  });
}

/** "Set up chairs": over the small word that is a part of the verb. */
export function thingOf(at: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  return headBehind(isParted(at, tokens, lexis) ? at + 2 : at + 1, tokens, lexis);
}

function isParted(at: number, tokens: readonly Token[], { pack }: Lexis): boolean {
  const { particles } = pack.relations.besides ?? {};
  return particles?.test(`${tokens[at]?.folded} ${tokens[at + 1]?.folded}`) ?? false;
}

function thingsTold({ claims, clause, lexis }: ClauseCheck): Done[] {
  const { tokens } = claims;
  const told = doneOf(claims, lexis).filter(({ doing }) => doing.clause === clause);
  const parted = tokens.flatMap((doing, at): Done[] => {
    if (doing.clause !== clause || !isParted(at, tokens, lexis)) return [];
    const whom = isDoneByPlace(at, tokens, lexis) ? thingOf(at, tokens, lexis) : undefined;
    return whom ? [{ doing, whom, bare: false }] : [];
  });
  return [...told, ...parted];
}

/** German: the last noun before the verb at the end of its clause that hangs on no small word. */
const ownBefore = (at: number, tokens: readonly Token[], lexis: Lexis): Token | undefined =>
  tokens.findLast(
    (token, place) =>
      place < at &&
      token.clause === tokens[at]?.clause &&
      /^\p{Lu}/u.test(token.text) &&
      !isHung(place, tokens, lexis),
  );

const farthest = 4;

/** What stands before a noun, over its article, its figure and what it is like. */
function smallBefore(place: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  for (let at = place - 1; at >= Math.max(0, place - farthest); at -= 1) {
    const own = tokens[at];
    if (!own || own.clause !== tokens[place]?.clause) return undefined;
    const isLike = lexis.closing ? /^\p{Ll}/u.test(own.text) || /^\d/.test(own.text) : true;
    if (isPreposition(own, lexis) || isGenitive(at, tokens, lexis)) return own;
    if (!isLike || lexis.pack.clauses.and.test(own.folded) || lexis.isVerb(own.folded)) return undefined;
  }
  return undefined;
}

const isPreposition = ({ folded }: Token, { closing, pack }: Lexis): boolean =>
  (closing?.prepositions.has(folded) ?? false) ||
  (pack.relations.besides?.before.test(folded) ?? false) ||
  (pack.relations.besides?.others?.test(folded) ?? false);

/** "Die Akten der Abteilung". */
export const isGenitive = (at: number, tokens: readonly Token[], lexis: Lexis): boolean => {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || !lexis.closing?.genitive.test(own.folded)) return false;
  return /^\p{Lu}/u.test(before.text) && before.clause === own.clause && !isPreposition(before, lexis);
};

const isHung = (place: number, tokens: readonly Token[], lexis: Lexis): boolean =>
  smallBefore(place, tokens, lexis) !== undefined;

function isLed(place: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const small = smallBefore(place, tokens, lexis);
  return small !== undefined && (lexis.pack.relations.besides?.before.test(small.folded) ?? false);
}

/** "Updated the diary of the sales team" updated no sales: whose the thing was, with all that tells which team that is. */
function isOwners(place: number, own: Token, tokens: readonly Token[], lexis: Lexis): boolean {
  const { owners, groups } = lexis.pack.relations.besides ?? {};
  const small = smallBefore(place, tokens, lexis);
  if (!owners || !small || groups?.test(own.folded) || lexis.isLight(own.folded)) return false;
  const isOwner = (token: Token | undefined): boolean =>
    token !== undefined && token !== own && (owners.test(token.folded) || isPerson(token, lexis));
  const of = tokens.indexOf(small);
  if (!smallWords(lexis).of.has(small.folded) && !isGenitive(of, tokens, lexis)) return false;
  if (lexis.closing || lexis.pack.language === 'en') return isOwner(headBehind(of + 1, tokens, lexis));
  return isOwner(tokens[place]) || isOwner(tokens[of - 1]);
}
