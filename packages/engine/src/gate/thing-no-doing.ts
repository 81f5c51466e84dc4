import { onceBy, onceFor } from '../text/once-for.ts';
import { isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/**
 * Who filed invoices has done no invoicing, and who watered plants no planting: a noun of doing of which the lines have
 * only the thing, under a verb that leaves the thing what it was.
 */
export function thingNoDoing({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { untouched } = lexis.pack.relations;
  if (!untouched) return [];
  const known = untouchedIn(statements, lexis);
  if (known.keys.size === 0) return [];
  const mayBe = ({ token, groups }: Item): boolean =>
    token !== undefined &&
    (token.keys.some((key) => known.keys.has(key))
      ? untouched.doing.test(token.folded)
      : [...groups].some((group) => known.groups.has(group) && isOfSeveral(token, group, claims)));
  return items
    .filter(mayBe)
    .filter((item) => {
      const lines = statements.filter((line) => supports(line, item, lexis));
      return lines.length > 0 && lines.every((line) => isOnlyThing(item, line, claims.tokens, lexis));
    })
    .map(({ text }) => refusal('scope', text, 'scope'));
}

/** "Vente de billets" is "billetterie", and that no more than its "billets". */
const isOfSeveral = (token: Token, group: number, { tokens, sayings }: ClauseCheck['claims']): boolean =>
  sayings.some(
    (own) => own.group === group && own.at.length > 1 && own.at.some((place) => tokens[place] === token),
  );

/** What the lines have so: the keys of the things, and the groups that a doing of the same stem is in. */
const untouchedIn = onceFor((statements: readonly Statement[], lexis: Lexis) => {
  const keys = new Set<string>();
  const groups = new Set<number>();
  for (const line of statements) {
    const places = untouchedPlaces(line, lexis);
    if (places.length === 0) continue;
    for (const at of places) for (const key of line.tokens[at]?.keys ?? []) keys.add(key);
    for (const { at, group, member } of line.sayings)
      if (at.length === 1 && places.includes(at[0] ?? -1) && namesDoing(lexis.groups.textOf(member), lexis))
        groups.add(group);
  }
  return { keys, groups };
});

/** Most lines tell of no such verb. */
const untouchedPlaces = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ tokens }: Statement, lexis: Lexis): readonly number[] => {
    const verbs = lexis.pack.relations.untouched?.verbs;
    if (!tokens.some(({ folded }) => verbs?.test(folded))) return [];
    return tokens.flatMap((_, at) => (isUntouched(at, tokens, [], lexis) ? [at] : []));
  },
);

const namesDoing = (text: string, { pack }: Lexis): boolean =>
  [pack.relations.untouched?.doing, pack.clauses.infinitive].some((form) => form?.test(text));

function isOnlyThing(item: Item, { tokens, sayings }: Statement, told: readonly Token[], lexis: Lexis) {
  const own = tokens.flatMap(({ keys }, at) =>
    keys.some((key) => item.token?.keys.includes(key)) ? [at] : [],
  );
  const said = sayings.filter(({ group }) => item.groups.has(group) || item.phrases?.has(group));
  // A second name of the thing; a member of the doing's own stem says no more than that stem.
  const isName = (at: number, member: number) => {
    const text = lexis.groups.textOf(member);
    return (
      withoutNumber(text) === withoutNumber(tokens[at]?.folded ?? '') &&
      !lexis.forms.keys(text).some((key) => item.token?.keys.includes(key))
    );
  };
  if (said.some(({ at, member }) => at.length > 1 || isName(at[0] ?? -1, member))) return false;
  const places = [...own, ...said.flatMap(({ at }) => at)];
  return places.length > 0 && places.every((at) => isUntouched(at, tokens, told, lexis));
}

const withoutNumber = (word: string): string => word.replace(/(?:es|s|en|n)$/u, '');

const isDoing = ({ folded }: Token, { pack }: Lexis): boolean =>
  [folded, withoutNumber(folded)].some((word) => pack.relations.untouched?.doing.test(word));

/** The thing of verbs that all leave it what it was, and that the text does not tell. */
function isUntouched(at: number, tokens: readonly Token[], told: readonly Token[], lexis: Lexis): boolean {
  const { untouched } = lexis.pack.relations;
  const own = tokens[at];
  if (!untouched || !own || own.keys.length === 0 || isDoing(own, lexis)) return false;
  const isVerb = (place: number) =>
    tokens[place]?.clause === own.clause && isDoneByPlace(place, tokens, lexis);
  if (isVerb(at)) return false;
  const before = tokens.slice(0, at).filter((_, place) => isVerb(place));
  const verbs = lexis.closing ? tokens.filter((_, place) => isVerb(place)) : before;
  const isTold = ({ keys }: Token) => told.some((each) => each.keys.some((key) => keys.includes(key)));
  return (
    verbs.length > 0 &&
    verbs.every((verb) => untouched.verbs.test(verb.folded) && !lexis.isLight(verb.folded) && !isTold(verb))
  );
}
