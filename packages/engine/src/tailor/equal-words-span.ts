import { isCommon, type Saying } from '../gate/equal-groups.ts';
import { supports } from '../gate/item-support.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { literalSayings, type Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { compoundPlaces, twinPlaces } from './compounds.ts';
import type { TailorContext } from './context.ts';
import { hanSpan, hanWhole } from './han-span.ts';
import { nearPlaces } from './near-places.ts';
import { isOfAnother } from './of-another.ts';
import { isOnlyWhere, wordsAsked } from './only-where.ts';
import { otherWords } from './other-words.ts';
import { saidByDoer } from './own-doing.ts';
import { standsTogether } from './stands-together.ts';
import { wholeSayings } from './whole-sayings.ts';

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
  const whole = wholeSayings(claims, statement, context, onlyAsWhole, silent).find((saying) =>
    tells(saying, claims, statement, context),
  );
  if (whole) return spanOfTokens(statement, whole.at);
  if (silent.length > 0 || isOnlyDoneTo(claims, statement, lexis)) return undefined;
  if (lexis.pack.compounds && claims.items.length === 1) return compoundSpan(claims, statement, context);
  const others = onlyAsWhole ? otherWords(claims, statement, lexis) : [];
  if (claims.items.length < 2 || (onlyAsWhole && others.length === 0)) return undefined;
  const places = nearPlaces(claims, statement, lexis);
  if (!places || (onlyAsWhole && !places.some((at) => others.includes(at)))) return undefined;
  if (onlyAsWhole && isOfAnother(places, statement, lexis)) return undefined;
  return spanOfTokens(statement, places);
}

/** Both of a pair in one saying of a list: "etiquetar y cerrar cajas" for "etiquetado y precintado". */
export function pairSpan(claims: Claims, statement: Statement, context: TailorContext) {
  const { lexis } = context;
  if (lexis.pack.language === 'zh') return hanWhole(claims.text.toLowerCase(), statement, context);
  if (!claims.items.every((item) => supports(statement, item, lexis))) return undefined;
  const whole = wholeSayings(claims, statement, context, true, silentWords(claims, lexis))
    .filter(({ member }) => lexis.pack.clauses.pair.test(lexis.groups.textOf(member)))
    .find((saying) => tells(saying, claims, statement, context));
  return whole && spanOfTokens(statement, whole.at);
}

/**
 * One word for another is a guess ("pupils" for "teaching"): only a phrase tells, its words close
 * together, or a German compound that is a phrase in one word.
 */
function tells(
  { at: places, member }: Saying,
  claims: Claims,
  statement: Statement,
  context: TailorContext,
): boolean {
  const { lexis } = context;
  if (saidByDoer(places, fold(claims.text), statement, lexis)) return false;
  // "Meter folletos en buzones": where it was done belongs to what the list says.
  const named = [...wordsAsked(claims), ...lexis.groups.textOf(member).split(' ')];
  if (isOnlyWhere(places, named, statement, lexis)) return false;
  const token = statement.tokens[places[0] ?? 0];
  if (places.length === 1) return (token?.folded.length ?? 0) >= shortestTelling(context);
  return standsTogether(places, statement, lexis);
}

/** A list says that the one word is all of the term ("vendimié" for "cosecha de uva"); a short one has more meanings. */
const shortestTelling = ({ lexis }: TailorContext) => (lexis.pack.compounds ? 8 : 7);

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

/** The same words in another order or ending: to write them again would be stuttering. */
function merelyRepeats(claims: Claims, statement: Statement, lexis: Lexis): boolean {
  const { pack } = lexis;
  const tokens = claims.items.flatMap((item) => (item.token ? [item.token] : []));
  if (tokens.length === 0) return false;
  if (tokens.length === 1)
    return tokens.every(
      (token) =>
        token.keys.some((key) => statement.keys.has(key)) &&
        !(pack.compounds
          ? saysMoreThan(token, statement, lexis)
          : isDoneWithIt(token, claims, statement, lexis)),
    );
  return tokens.every((token) => statement.words.has(token.folded));
}

/** "Collé des étiquettes" for "étiquetage": a list has the doing in a verb of another family, the word is only its thing. */
function isDoneWithIt({ keys }: Token, { sayings }: Claims, statement: Statement, lexis: Lexis): boolean {
  const { tokens } = statement;
  const groups = new Set(sayings.map(({ group }) => group).filter((group) => !isCommon(group)));
  return literalSayings(statement, lexis).some(({ group, at }) => {
    const [first, last] = [Math.min(...at), Math.max(...at)];
    if (!groups.has(group) || at.length < 2 || tokens[first]?.keys.some((key) => keys.includes(key)))
      return false;
    // "Drew the graphs in the annual budget report" drew up no budget.
    return tokens
      .slice(first, last)
      .every(({ folded }, i) => at.includes(first + i) || lexis.isFunction(folded));
  });
}

/** "Spargelernte" holds its "Spargel" and says the harvest too: not the same word in another ending. */
const longerBy = 4;
/** "Pläne" by themselves are of any sort. */
const shortestThing = 9;
const saysMoreThan = ({ folded, keys }: Token, { tokens }: Statement, lexis: Lexis): boolean =>
  tokens
    .filter((own) => own.keys.some((key) => keys.includes(key)))
    .every((own) => folded.length >= own.folded.length + longerBy || isThingOfDoing(own, folded, lexis));

/** "Dienstpläne verteilt" is no "Dienstplanung": only a list can say what is done to the plans to make it one. */
const isOnlyDoneTo = ({ items }: Claims, { tokens }: Statement, lexis: Lexis): boolean =>
  items.length === 1 &&
  tokens.some(
    (own) =>
      own.keys.some((key) => items[0]?.token?.keys.includes(key)) &&
      isThingOfDoing(own, items[0]?.token?.folded ?? '', lexis),
  );

/** "Dienstpläne" have the stem of "Dienstplanung": what it is done to, and not the doing. */
function isThingOfDoing({ text, folded }: Token, doing: string, { closing }: Lexis): boolean {
  if (!closing || folded.length < shortestThing || !/^\p{Lu}/u.test(text)) return false;
  return closing.doing.test(doing) && !closing.doing.test(folded);
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
