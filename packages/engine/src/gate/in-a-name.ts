import type { LimitsPack } from '../locales/limits-pack.ts';
import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import { isClass } from './equal-groups.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type Statement, statement } from './statement.ts';

/** A line without some of the names in it; null where it has none. */
type Without = (line: Statement, lexis: Lexis) => Statement | null;

const without = (namedBy: (limits: LimitsPack) => RegExp | undefined): Without =>
  onceBy(
    ({ tokens }: Statement) => tokens,
    ({ text, role }: Statement, lexis: Lexis): Statement | null => {
      const named = namedBy(lexis.pack.relations.limits);
      if (role !== 'text' || !named || text.search(named) < 0) return null;
      return statement(text.replace(named, ' '), role, lexis);
    },
  );

const withoutOffices = without(({ offices }) => offices?.named);
const withoutBooks = without(({ books }) => books?.named);
const withoutProducts: Without = (line) => line.withoutProducts;

/**
 * Who handed papers to the payroll manager has not done the payroll, who kept the cash book has not kept the books, and
 * "Google Cloud" is no cloud in general: the word is a part of a name.
 */
export function onlyInName(check: ClauseCheck): Refusal[] {
  const { text } = check.claims;
  const { offices, books } = check.lexis.pack.relations.limits;
  return [
    ...(offices ? onlyInside(withoutOffices, outsideOf(offices, check), check) : []),
    ...(books?.kept.test(text) ? onlyInside(withoutBooks, check.items, check) : []),
    ...onlyInside(withoutProducts, check.items.filter(isCommonNoun), check),
  ];
}

/** "Spray painting: parked cars for the paint workshop": what the text itself calls a workshop or an office is one. */
function outsideOf(
  { named, head }: NonNullable<LimitsPack['offices']>,
  { claims, items }: ClauseCheck,
): Item[] {
  const rest = claims.text.replace(named, (name) => ' '.repeat(name.length));
  return head.test(rest)
    ? []
    : items.filter(
        ({ start, end, text }) => rest.slice(start, end).trim() !== '' && !/^\p{Lu}{2,}$/u.test(text),
      );
}

/** A word of every day, which a product's name may borrow; the maker's name and the product's own stand for themselves. */
const isCommonNoun = ({ isProduct, token, concepts, groups }: Item): boolean =>
  !isProduct &&
  token !== undefined &&
  (concepts.size > 0 || /^\p{Ll}/u.test(token.text)) &&
  // "ERP SAP CO": said by the whole name, and beside it.
  ![...groups].some(isClass);

function onlyInside(
  take: Without,
  items: readonly Item[],
  { clause, statements, lexis }: ClauseCheck,
): Refusal[] {
  const naming = items.length === 0 ? [] : statements.filter((each) => take(each, lexis));
  if (naming.length === 0) return [];
  const isOnlyNamed = (item: Item) =>
    naming.some((each) => supports(each, item, lexis)) &&
    !statements.some((each) => supports(take(each, lexis) ?? each, { ...item, held: undefined }, lexis));
  return items
    .filter((item) => item.clause === clause && isOnlyNamed(item))
    .slice(0, 1)
    .map((item) => refusal('scope', item.text, 'scope'));
}
