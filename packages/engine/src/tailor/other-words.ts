import { isAcronym, isAction, isCommon, isThing } from '../gate/equal-groups.ts';
import type { Claims, Item } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { ofThingsThemselves } from './as-a-sort.ts';

/**
 * "Fitted gas boilers" is "gas boiler installation", "calibrated spectacles" is "calibration of glasses": in the place of
 * one word another for what was done, of one or two others for what it was done to, and at least one is the very word or
 * its other name. Where those others stand, if they do.
 */
export function otherWords(claims: Claims, statement: Statement, lexis: Lexis): readonly number[] {
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
export const isOtherName = (group: number): boolean => isAcronym(group) || isThing(group);

const mostOthers = 2;
const longestOther = 3;
