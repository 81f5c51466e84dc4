import { isAcronym, isAction, isCommon, isRewording, isThing } from '../gate/equal-groups.ts';
import { supports } from '../gate/item-support.ts';
import { type Claims, type Item, isFigure } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { literalSayings, type Statement } from '../gate/support.ts';
import type { Token } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { ofThingsThemselves } from './as-a-sort.ts';
import { compoundPlaces, twinPlaces } from './compounds.ts';
import type { TailorContext } from './context.ts';
import { isOneDoing } from './done-to.ts';
import { hanSpan } from './han-span.ts';
import { crossesVerb, isOfAnother } from './of-another.ts';
import { isOnlyWhere, wordsAsked } from './only-where.ts';
import { saidByDoer } from './own-doing.ts';
import { isOneList, namesSuchAs } from './such-as.ts';

/** The stretch of the statement that says all of the term, if it is short enough to be one thing. */
export function equalWordsSpan(
  claims: Claims,
  statement: Statement,
  context: TailorContext,
  onlyAsWhole: boolean,
): { start: number; end: number } | undefined {
  const { lexis } = context;
  if (lexis.pack.language === 'zh') return hanSpan(claims, statement, context);
  if (!claims.items.every((item) => supports(statement, item, lexis))) return undefined;
  if (merelyRepeats(claims, statement, lexis)) return undefined;
  const silent = silentWords(claims, lexis);
  const whole = wholeSayings(claims, statement, context, onlyAsWhole, silent).find((at) =>
    tells(at, claims, statement, context),
  );
  if (whole) return spanOfTokens(statement, whole);
  if (silent.length > 0) return undefined;
  if (lexis.pack.compounds && claims.items.length === 1) return compoundSpan(claims, statement, context);
  const others = onlyAsWhole ? otherWords(claims, statement, lexis) : [];
  if (claims.items.length < 2 || (onlyAsWhole && others.length === 0)) return undefined;
  const places = nearPlaces(claims, statement, lexis);
  if (!places || (onlyAsWhole && !places.some((at) => others.includes(at)))) return undefined;
  if (onlyAsWhole && isOfAnother(places, statement, lexis)) return undefined;
  return spanOfTokens(statement, places);
}

/**
 * "Fitted gas boilers" is "gas boiler installation", "calibrated spectacles" is "calibration of glasses": in the place of
 * one word another for what was done, of one or two others for what it was done to, and at least one is the very word or
 * its other name. Where those others stand, if they do.
 */
function otherWords(claims: Claims, statement: Statement, lexis: Lexis): readonly number[] {
  const { keys } = statement;
  const others = claims.items.filter(({ token }) => !token?.keys.some((key) => keys.has(key)));
  if (others.length === 0 || namesAmong(others, claims) > mostOthers) return [];
  const tokens = new Set(others.map(({ token }) => token));
  const isOneOf = (token?: Token) => tokens.has(token) || lexis.isFunction(token?.folded ?? '');
  // A phrase with the other words in it ("conducción de carretillas") says nothing of this one.
  const alone = new Set(
    claims.sayings
      .filter(({ at }) => at.every((place) => isOneOf(claims.tokens[place])))
      .map(({ group }) => group),
  );
  const sayings = ofThingsThemselves(claims, statement, lexis);
  const found = others.map((item) => {
    const own = sayings
      .filter(({ group }) => item.groups.has(group) && alone.has(group))
      .filter(({ at }) => at.length <= longestOther);
    const names = own.filter(({ group }) => isOtherName(group));
    const guesses = own.filter(({ group }) => isAction(group) || !isCommon(group));
    return { names, all: [...names, ...guesses] };
  });
  if (found.some(({ all }) => all.length === 0)) return [];
  const guesses = found.flatMap(({ names, all }) => (names.length === 0 && all[0] ? [all[0].group] : []));
  const isKnown = others.length < claims.items.length || guesses.length < others.length;
  return isKnown && new Set(guesses).size <= 1 ? found.flatMap(({ all }) => all.flatMap(({ at }) => at)) : [];
}

/** "Pompes à chaleur" is one name, however many words it has. */
function namesAmong(items: readonly Item[], { sayings, tokens }: Claims): number {
  const nameOf = ({ token }: Item) =>
    sayings.find(
      ({ group, at }) => isOtherName(group) && at.length > 1 && at.some((place) => tokens[place] === token),
    );
  return new Set(items.map((item) => nameOf(item) ?? item)).size;
}

/** No guess, as another word for a doing is. */
const isOtherName = (group: number): boolean => isAcronym(group) || isThing(group);

const mostOthers = 2;
const longestOther = 3;

/**
 * One word for another is a guess ("pupils" for "teaching"): only a phrase tells, its words close
 * together, or a German compound that is a phrase in one word.
 */
function tells(places: number[], claims: Claims, statement: Statement, context: TailorContext): boolean {
  if (saidByDoer(places, fold(claims.text), statement, context.lexis)) return false;
  if (isOnlyWhere(places, wordsAsked(claims), statement, context.lexis)) return false;
  const token = statement.tokens[places[0] ?? 0];
  if (places.length === 1) return (token?.folded.length ?? 0) >= shortestTelling(context);
  return standsTogether(places, statement, context.lexis);
}

/** A list says that the one word is all of the term ("vendimié" for "cosecha de uva"); a short one has more meanings. */
const shortestTelling = ({ lexis }: TailorContext) => (lexis.pack.compounds ? 8 : 7);

/** Close together, or with hardly another thing between them: "ran, each Friday, the staff's till". */
function standsTogether(places: number[], statement: Statement, lexis: Lexis): boolean {
  const { tokens, figures } = statement;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (crossesVerb(places, statement, lexis)) return false;
  if (last - first <= places.length + 2 || namesSuchAs(places, statement, lexis)) return true;
  if (isOneList(places, statement, lexis)) return true;
  if (isOneDoing(places, statement, lexis)) return true;
  const others = tokens.slice(first, last).filter((token, i) => {
    const { folded } = token;
    const small =
      lexis.isFunction(folded) || lexis.period(folded) !== undefined || isInInterval(token, statement);
    return !small && !places.includes(first + i) && !isFigure(token, figures, lexis);
  });
  const at = others[0] ? tokens.indexOf(others[0]) : 0;
  // "Took, in two schools, minutes": where, when or how; an object of its own would follow at once.
  const aside = lexis.isFunction(tokens[at - 1]?.folded ?? '');
  return others.length <= (isHelpedToDo(last, statement, lexis) ? 3 : aside ? 2 : 1);
}

/** "Deux fois par an" is one time. */
const isInInterval = ({ start }: Token, { figures }: Statement): boolean =>
  figures.marks.some((mark) => mark.start <= start && start < mark.end);

/** "Aidé huit personnes âgées à se laver": whom stands between the verb and what they do. */
function isHelpedToDo(last: number, { tokens }: Statement, lexis: Lexis): boolean {
  const { infinitive } = lexis.pack.clauses;
  return (
    (infinitive?.test(tokens[last]?.folded ?? '') ?? false) &&
    lexis.isFunction(tokens[last - 1]?.folded ?? '')
  );
}

/** Places of longer words that are no items ("gestión de estado"): the items alone are not the whole term. */
function silentWords(claims: Claims, lexis: Lexis): number[] {
  const items = new Set(claims.items.map((item) => item.start));
  const last = claims.items.at(-1)?.start ?? 0;
  const joins = (folded: string, start: number): boolean =>
    lexis.isFunction(folded) && start > (claims.items[0]?.start ?? 0) && start < last;
  return claims.tokens.flatMap(({ text, folded, start }, at) =>
    text.length >= 4 && !items.has(start) && !joins(folded, start) ? [at] : [],
  );
}

/** For each word of the term the tokens that say it; together they must stand close, in one clause. */
function nearPlaces(claims: Claims, statement: Statement, lexis: Lexis): number[] | undefined {
  const literal = claims.items.some(
    (item) =>
      item.token?.keys.some(
        (key) =>
          statement.keys.has(key) || [...statement.keys].some((own) => own.length > 5 && own.includes(key)),
      ) || [...item.groups].some((group) => isOtherName(group) && statement.groups.has(group)),
  );
  if (!literal) return undefined;
  const sayings = ofThingsThemselves(claims, statement, lexis);
  const options = claims.items.map((item) => [
    ...statement.tokens.flatMap((token, at) =>
      token.folded === item.token?.folded || token.keys.some((key) => item.token?.keys.includes(key))
        ? [[at]]
        : [],
    ),
    ...sayings
      // A common word beside another word of the term proves nothing ("trabajo" is no "turno").
      .filter(({ group }) => !isCommon(group) || isAction(group) || isThing(group))
      .filter((saying) => item.groups.has(saying.group) || item.phrases?.has(saying.group))
      .map((saying) => saying.at),
  ]);
  for (const first of options[0] ?? []) {
    const places = new Set(first);
    for (const choices of options.slice(1)) {
      const distance = (at: number[]) =>
        Math.min(...at.flatMap((place) => first.map((own) => Math.abs(own - place))));
      // One word of the resume cannot say two different words of the term.
      const nearest = choices
        .filter((at) => first.length > 1 || at.some((place) => !first.includes(place)))
        .sort((a, b) => distance(a) - distance(b))[0];
      if (!nearest) return undefined;
      for (const place of nearest) places.add(place);
    }
    const all = [...places];
    const clause = statement.tokens[all[0] ?? 0]?.clause;
    const isOne = all.every((place) => statement.tokens[place]?.clause === clause);
    const together = isOne || isOneList(all, statement, lexis);
    if (isThingOfDoing(all, claims, statement, lexis)) continue;
    if (saidByDoer(all, fold(claims.text), statement, lexis)) continue;
    if (isOnlyWhere(all, wordsAsked(claims), statement, lexis)) continue;
    if (together && all.length > 1 && standsTogether(all, statement, lexis)) return all;
  }
  return undefined;
}

/** "Nóminas … de fábrica" made none: what says the doing stands before its thing in Spanish and French. */
function isThingOfDoing(
  places: readonly number[],
  claims: Claims,
  { sayings }: Statement,
  lexis: Lexis,
): boolean {
  if (!lexis.pack.clauses.hanging) return false;
  const last = Math.max(...places);
  return sayings.some(
    ({ group, at }) =>
      isAction(group) && at.includes(last) && claims.items.some((item) => item.groups.has(group)),
  );
}

/** The same words in another order or ending: to write them again would be stuttering. */
function merelyRepeats(claims: Claims, statement: Statement, { pack }: Lexis): boolean {
  const tokens = claims.items.flatMap((item) => (item.token ? [item.token] : []));
  if (tokens.length === 0) return false;
  if (tokens.length === 1)
    return tokens.every(
      (token) =>
        token.keys.some((key) => statement.keys.has(key)) &&
        !(pack.compounds && saysMoreThan(token, statement)),
    );
  return tokens.every((token) => statement.words.has(token.folded));
}

/** "Spargelernte" holds its "Spargel" and says the harvest too: not the same word in another ending. */
const longerBy = 4;
const saysMoreThan = ({ folded, keys }: Token, { tokens }: Statement): boolean =>
  tokens
    .filter((own) => own.keys.some((key) => keys.includes(key)))
    .every((own) => folded.length >= own.folded.length + longerBy);

/** The term as a whole is a member of a group of equal sayings; where the statement says other members, the longest first. */
function wholeSayings(
  claims: Claims,
  statement: Statement,
  context: TailorContext,
  onlyAsWhole: boolean,
  silent: readonly number[],
): number[][] {
  const { lexis } = context;
  const own = claims.sayings
    .filter((saying) => silent.every((place) => saying.at.includes(place)))
    .filter((saying) =>
      claims.items.every((item) => item.groups.has(saying.group) || item.phrases?.has(saying.group)),
    );
  const groups = new Set(
    own
      .filter((saying) => lexis.groups.size(saying.member) >= claims.items.length)
      .filter((saying) => !isRewording(saying.group) && !isThing(saying.group))
      .map((saying) => saying.group),
  );
  if (groups.size === 0) return [];
  const said = literalSayings(statement, lexis).filter((saying) => groups.has(saying.group));
  // One common word for another ("teach", "training") is no proof of a term; phrases are, and compounds.
  const telling = said.filter(
    (saying) =>
      lexis.groups.size(saying.member) > 1 ||
      claims.items.length > 1 ||
      (!onlyAsWhole && !isCommon(saying.group)) ||
      isOtherCompound(claims, saying.at, statement, context),
  );
  const fresh = telling.filter((saying) => !isPartOf(saying.at, claims, statement));
  return fresh.sort((a, b) => lexis.groups.size(b.member) - lexis.groups.size(a.member)).map(({ at }) => at);
}

/** "site" is part of "site internet": to add the longer one would say it twice. */
function isPartOf(at: number[], claims: Claims, statement: Statement): boolean {
  const keys = new Set(claims.items.flatMap((item) => item.token?.keys ?? []));
  return at.every((place) => statement.tokens[place]?.keys.some((key) => keys.has(key)));
}

/** "Elternabende" says "Elternarbeit"? Only a long compound with another beginning does. */
function isOtherCompound(
  claims: Claims,
  at: number[],
  statement: Statement,
  context: TailorContext,
): boolean {
  const source = statement.tokens[at[0] ?? 0]?.folded ?? '';
  const term = claims.tokens[0]?.folded ?? '';
  return context.lexis.pack.compounds && term.length >= 12 && source.slice(0, 4) !== term.slice(0, 4);
}

function compoundSpan(claims: Claims, statement: Statement, context: TailorContext) {
  const word = claims.tokens[0]?.folded ?? '';
  const { lexis } = context;
  return spanOfTokens(
    statement,
    compoundPlaces(word, statement, lexis) ?? twinPlaces(word, statement, lexis).slice(0, 1),
  );
}

export function spanOfTokens(
  statement: Statement,
  places: number[],
): { start: number; end: number } | undefined {
  const tokens = places.map((place) => statement.tokens[place]).filter((token) => token !== undefined);
  if (tokens.length === 0) return undefined;
  return {
    start: Math.min(...tokens.map((token) => token.start)),
    end: Math.max(...tokens.map((token) => token.end)),
  };
}
