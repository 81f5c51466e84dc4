import { isAcronym, isCommon, type Saying } from '../gate/equal-groups.ts';
import { spelled } from '../gate/han-spelling.ts';
import { type Claims, claimsOf } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { literalSayings, type Statement } from '../gate/statement.ts';
import type { Support } from '../gate/support.ts';
import { fold } from '../gate/word-forms.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { halvesOf } from './both-halves.ts';
import { isPartedVerb } from './compounds.ts';
import { allBullets, hitsIn, type PlacedBullet, type TailorContext } from './context.ts';
import { equalWordsSpan, pairSpan, spanOfTokens } from './equal-words-span.ts';
import { isShort, meansOther } from './name-beside.ts';
import { nameInside } from './name-inside.ts';
import { isFromThere, isModifier } from './of-another.ts';
import { isOnlyNoun } from './only-where.ts';
import { isNotOwn } from './own-doing.ts';
import { containsWords } from './proofs.ts';
import { statementsOf, type Ways, waysOnPage } from './said-on-page.ts';
import { familyWithName, sameFamily } from './same-family.ts';
import { isOtherForm, ofTheSame, pairTurned, spelledOtherwise } from './spelled-otherwise.ts';
import { isOnlySpokenOf } from './spoken-of.ts';
import { isOfOthers } from './such-as.ts';
import { turnedRound } from './turned-round.ts';
import { isParted } from './two-items.ts';
import { inFull } from './waiting-half.ts';
import type { Wanted } from './wanted.ts';

export interface OtherWords {
  place: PlacedBullet;
  statement: Statement;
  /** Offsets in the bullet's text of the words that say it. */
  start: number;
  end: number;
  how: 'name' | 'spelling' | 'family' | 'words';
  /** What takes the place of those words, if they may not simply stand beside. */
  text?: string;
}

const isPair = memoFor((say: string, lexis: Lexis) => lexis.pack.clauses.pair.test(say));

/** Two things joined ("Lohn- und Gehaltsabrechnung"): who says one has not said both. */
export const namesTwo = (say: string, { lexis }: TailorContext) => isPair(say, lexis);

/** A longer term is a sentence; pairs of characters overlap. */
const mostItems = 5;
const mostHanItems = 9;

/** The first bullet that says the term with other words of equal meaning. */
export const saidOtherwise = onceFor(lookFor);

/** What a term says, held against one point after the other. */
interface Sought {
  wanted: Wanted;
  claims: Claims;
  context: TailorContext;
  /** How any of the page's points may say it. */
  ways: Ways;
}

function soughtBy(wanted: Wanted, context: TailorContext): Sought {
  const claims = claimsOf(wanted.say, context.lexis);
  return { wanted, claims, context, ways: waysOnPage(wanted.say, claims, context) };
}

function lookFor(wanted: Wanted, context: TailorContext): OtherWords | undefined {
  const { lexis, support, resume } = context;
  const sought = soughtBy(wanted, context);
  const { claims } = sought;
  const isName = isKnownName(sought);
  if (namesTwo(wanted.say, context) && !isName)
    return turnedPair(wanted, context) ?? bothSaid(wanted, context) ?? listedPair(sought);
  const most = lexis.pack.language === 'zh' ? mostHanItems : mostItems;
  const tooMuch = claims.items.length > most || hasFigures(claims);
  if (!isName && (tooMuch || (claims.items.length === 0 && !isListedWhole(claims)))) return undefined;
  return firstAt(allBullets(resume), support, (statement) => spanAnyWay(sought, statement));
}

/** The figure in "3D" is part of a name, and counts nothing; "1对1" is only another spelling. */
const hasFigures = ({ text, figures, sayings }: Claims): boolean =>
  spelled(text) === text &&
  figures.numbers.some(
    ({ start }) => !sayings.some(({ group, at }) => isAcronym(group) && at.includes(start)),
  );

/** "Prise de son" is made of light words alone: a list says that it is one thing. */
const isListedWhole = ({ sayings, tokens }: Claims): boolean =>
  sayings.some(({ group, at }) => !isCommon(group) && at.includes(0) && tokens.length > 1);

/** The first of the places that says it. */
function firstAt(
  places: readonly PlacedBullet[],
  support: Support,
  look: (statement: Statement) => Found | undefined,
): OtherWords | undefined {
  const statementOf = statementsOf(support);
  for (const place of places) {
    const statement = statementOf(place);
    const found = statement && look(statement);
    if (found) return { place, statement, ...found };
  }
  return undefined;
}

/** Both of a pair, side by side, in the other order: nothing is left out. */
function turnedPair({ say }: Wanted, { resume, support }: TailorContext): OtherWords | undefined {
  return firstAt(allBullets(resume), support, (statement) => {
    const turned = pairTurned(say, statement);
    return turned && { ...turned, how: 'spelling' };
  });
}

const farthestHalves = 110;

/** Each of two joined things, said close together in one point in whatever way: "Pumpen montiert und gewartet". */
function bothSaid(wanted: Wanted, context: TailorContext): OtherWords | undefined {
  const ways = halvesOf(wanted.say, context.lexis).map((halves) =>
    halves.map((say) => soughtBy({ ...wanted, say }, context)),
  );
  if (ways.length === 0) return undefined;
  return firstAt(allBullets(context.resume), context.support, (statement) => {
    for (const halves of ways) {
      const spans = halves.map((half) => halfSaid(half, statement));
      const [one, other] = spans;
      // Both as they are: nothing new would be said.
      if (!one || !other || (one.how === 'spelling' && other.how === 'spelling')) continue;
      // "Lohnabrechnung" alone is not "Lohn- und Gehaltsabrechnung": one word of the point does not say both.
      if (
        one.start === other.start &&
        one.end === other.end &&
        !/\s/u.test(statement.text.slice(one.start, one.end))
      )
        continue;
      const [start, end] = [Math.min(one.start, other.start), Math.max(one.end, other.end)];
      if (end - start <= farthestHalves) return { start, end, how: 'words' };
    }
    return undefined;
  });
}

/** A list has another name for both together. */
const listedPair = ({ claims, context }: Sought) =>
  firstAt(allBullets(context.resume), context.support, (statement) => {
    const span = pairSpan(claims, statement, context);
    return span && !isNotOwn(span, statement.text, context.lexis) ? { ...span, how: 'words' } : undefined;
  });

function halfSaid(half: Sought, statement: Statement): Found | undefined {
  const { say } = half.wanted;
  const at = statement.text.toLowerCase().indexOf(say.toLowerCase());
  if (at >= 0 && containsWords(statement.text, say))
    return { start: at, end: at + say.length, how: 'spelling' };
  return half.claims.items.length > 0 ? spanAnyWay(half, statement) : undefined;
}

/** The same in places that only name things. */
export function nameOrSpelling(
  wanted: Wanted,
  places: readonly PlacedBullet[],
  context: TailorContext,
): OtherWords | undefined {
  const sought = soughtBy(wanted, context);
  if (namesTwo(wanted.say, context) && !isKnownName(sought)) return undefined;
  return firstAt(places, context.support, (statement) => {
    const spelling = spelledOtherwise(wanted.say, statement, context.lexis);
    if (spelling) return { ...spelling, how: 'spelling' };
    const { text } = statement;
    const name = secondName(sought, statement);
    return name && !meansOther(text, name, wanted.say) && !insideProduct(name, text, context)
      ? { ...name, how: 'name' }
      : undefined;
  });
}

type Found = Pick<OtherWords, 'start' | 'end' | 'how' | 'text'>;

/** The surest ways first: another spelling, another form of the same words, a second name, equal words. */
function spanAnyWay(sought: Sought, statement: Statement): Found | undefined {
  const { ways, wanted, context } = sought;
  const { say } = wanted;
  const { lexis } = context;
  if (isFromThere(say, statement, lexis)) return undefined;
  const turned = turnedRound(say, statement, lexis);
  if (turned && !isNotOwn(turned, statement.text, lexis)) return { ...turned, how: 'spelling' };
  const full = inFull(say, statement, lexis);
  if (full && !isNotOwn(full, statement.text, lexis)) return { ...full, how: 'spelling' };
  const spelling =
    ways.spelling && (spelledOtherwise(say, statement, lexis) ?? ofTheSame(say, statement, lexis));
  const isForm = spelling && isOtherForm(statement.text.slice(spelling.start, spelling.end), say, lexis);
  if (spelling) return { ...spelling, how: isForm ? 'family' : 'spelling' };
  const found = inOtherWords(sought, statement);
  if (!found || isOfOthers(found, statement, lexis)) return undefined;
  if (isOnlyNoun(found, sought.claims, statement, lexis)) return undefined;
  if (isOnlySpokenOf(found, statement, lexis) || endsInSort(found, statement, lexis)) return undefined;
  // Letters say no more than the words that they stand for, whatever is told of them.
  const isLetters = isShort(say) || isShort(statement.text.slice(found.start, found.end));
  const isOneName = found.how === 'name' && isLetters;
  return isOneName || !isNotOwn(found, statement.text, lexis) ? found : undefined;
}

/** "Made bed" of "made bed frames". */
function endsInSort({ start, end }: Found, statement: Statement, lexis: Lexis): boolean {
  const { tokens } = statement;
  const places = [
    tokens.findIndex((token) => token.start === start),
    tokens.findIndex((token) => token.end === end),
  ];
  return new Set(places).size === 2 && !places.includes(-1) && isModifier(places, statement, lexis);
}

function inOtherWords(sought: Sought, statement: Statement): Found | undefined {
  const { wanted, claims, context, ways } = sought;
  const { lexis } = context;
  const isHan = lexis.pack.language === 'zh';
  const part = nameInside(claims, statement, context);
  if (part) return { ...part, how: 'name' };
  const places = !isHan && ways.family ? sameFamily(claims, statement, lexis) : undefined;
  const family = places && spanOfTokens(statement, places);
  if (family) return { ...family, how: 'family' };
  const name = secondName(sought, statement);
  if (name && meansOther(statement.text, name, wanted.say)) return undefined;
  if (name && insideProduct(name, statement.text, context)) return undefined;
  if (name) return { ...name, how: 'name' };
  // A line of the posting as a whole is one thing only where a list says so.
  const asWhole = wanted.requirement.kind === 'duty' || (wanted.phrase ?? false);
  const span = ways.words ? equalWordsSpan(claims, statement, context, asWhole) : undefined;
  const at = statement.tokens.findIndex((token) => token.start === span?.start);
  const isOther =
    span && !isListed(claims, statement, lexis) && isPartedVerb(fold(wanted.say), statement, at, lexis);
  if (span && !isOther) return { ...span, how: 'words' };
  if (isHan || !ways.name) return undefined;
  const named = spanOfTokens(statement, familyWithName(claims, statement, lexis) ?? []);
  return named && { ...named, how: 'family' };
}

/** A list says that the verb and its particle together ("stellte Rechnungen aus") are the term. */
function isListed(claims: Claims, statement: Statement, lexis: Lexis): boolean {
  const isWhole = (group: number) =>
    claims.items.every((item) => item.groups.has(group) || item.phrases?.has(group));
  const groups = new Set(claims.sayings.map(({ group }) => group).filter(isWhole));
  return literalSayings(statement, lexis).some(({ group }) => groups.has(group));
}

/** "Power BI" is a product: the letters in it are no word of their own. */
function insideProduct({ start, end }: { start: number; end: number }, text: string, context: TailorContext) {
  return hitsIn(text, context).some(
    (hit) =>
      hit.start <= start &&
      end <= hit.end &&
      hit.end - hit.start > end - start &&
      context.engine.lexica.kind(hit.concept) === 'tool',
  );
}

/** Groups of names that the term as a whole is one of; each point is held against the same ones. */
export const nameGroups = onceFor(readNameGroups);

function readNameGroups(claims: Claims, lexis: Lexis): ReadonlySet<number> {
  const whole = (at: number[]) =>
    lexis.pack.language === 'zh'
      ? at.length >= claims.text.replace(/\s/g, '').length
      : claims.tokens.every((token, place) => at.includes(place) || isSmall(token.text, lexis));
  return new Set(
    claims.sayings
      .filter((saying) => isAcronym(saying.group) && whole(saying.at))
      .map((saying) => saying.group),
  );
}

/** "VOB/B" is not all said by "VOB": a capital by itself is no small word. */
const isSmall = (word: string, lexis: Lexis) => lexis.isFunction(fold(word)) && !/^\p{Lu}$/u.test(word);

const isKnownName = ({ claims, context }: Sought) => nameGroups(claims, context.lexis).size > 0;

/** "Intensive care units" for "ICU": the statement says another name of the same group, its words side by side. */
function secondName({ claims, context: { lexis } }: Sought, statement: Statement) {
  const groups = nameGroups(claims, lexis);
  if (groups.size === 0) return undefined;
  // "Formé" is no second name of "formación", it is the same name in another form.
  const own = new Set(claims.sayings.map((saying) => saying.member));
  const isOther = (saying: Saying) => groups.has(saying.group) && !own.has(saying.member);
  if (lexis.pack.language === 'zh') {
    if (statement.folded.length !== statement.text.length) return undefined;
    const said = lexis.groups.inCharacters(statement.folded).find(isOther);
    return said && { start: Math.min(...said.at), end: Math.max(...said.at) + 1 };
  }
  const said = literalSayings(statement, lexis)
    .filter(isOther)
    .filter((saying) => Math.max(...saying.at) - Math.min(...saying.at) <= saying.at.length + 2)
    .filter(({ at }) => !isParted(at, statement, lexis))
    .sort((a, b) => b.at.length - a.at.length)[0];
  return said && spanOfTokens(statement, said.at);
}
