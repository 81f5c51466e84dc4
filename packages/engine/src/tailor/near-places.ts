import { isAction, isCommon, isThing, type Saying } from '../gate/equal-groups.ts';
import type { Claims, Item } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { fold, personMark } from '../gate/word-forms.ts';
import { ofThingsThemselves } from './as-a-sort.ts';
import { isOnlyWhere, wordsAsked } from './only-where.ts';
import { isOtherName } from './other-words.ts';
import { saidByDoer } from './own-doing.ts';
import { standsTogether } from './stands-together.ts';
import { isOneList } from './such-as.ts';

/** For each word of the term the tokens that say it; together they must stand close, in one clause. */
export function nearPlaces(claims: Claims, statement: Statement, lexis: Lexis): number[] | undefined {
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
      .filter((saying) => !isDoerOf(saying, item, statement, lexis))
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

/** "Teppiche für die Bodenleger": who lays floors is no "Verlegung", whatever else the list says of them. */
const isDoerOf = ({ at }: Saying, { token }: Item, { tokens }: Statement, { closing }: Lexis): boolean =>
  (closing?.doing.test(token?.folded ?? '') ?? false) &&
  at.some((place) => tokens[place]?.keys.some((key) => key.endsWith(personMark)));

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
