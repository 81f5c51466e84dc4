import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type Statement, statement } from './support.ts';

/** The line without the positions and departments that it names; the line itself where it names none. */
const withoutNames = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text, role }: Statement, lexis: Lexis): Statement | null => {
    const named = lexis.pack.relations.limits.offices?.named;
    if (role !== 'text' || !named || text.search(named) < 0) return null;
    return statement(text.replace(named, ' '), role, lexis);
  },
);

/** Who handed papers to the payroll manager has not done the payroll: it is a part of that one's name. */
export function onlyInName({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const head = lexis.pack.relations.limits.offices?.head;
  if (!head || head.test(claims.text)) return [];
  const naming = statements.filter((each) => withoutNames(each, lexis));
  if (naming.length === 0) return [];
  const isOnlyNamed = (item: Item) =>
    naming.some((each) => supports(each, item, lexis)) &&
    !statements.some((each) =>
      supports(withoutNames(each, lexis) ?? each, { ...item, held: undefined }, lexis),
    );
  return items
    .filter((item) => item.clause === clause && isOnlyNamed(item))
    .slice(0, 1)
    .map((item) => refusal('scope', item.text, 'scope'));
}
