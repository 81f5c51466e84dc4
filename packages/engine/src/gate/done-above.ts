import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { doingsOfOthers } from './others.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type Statement, statement } from './statement.ts';

const spansOfOthers = (text: string, { pack }: Lexis): { start: number; end: number }[] =>
  [
    ...doingsOfOthers(text, pack.relations.limits.byOthers),
    ...pack.relations.bounds.others.flatMap((pattern) =>
      allMatches(text, pattern).map(({ index, 0: all }) => ({ start: index, end: index + all.length })),
    ),
  ].sort((a, b) => a.start - b.start);

/** A line without what it tells others to have done; null where it tells nothing of others. */
const withoutOthers = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text }: Statement, lexis: Lexis): Statement | null => {
    const spans = spansOfOthers(text, lexis);
    if (spans.length === 0) return null;
    const rest = spans.reduceRight(
      (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
      text,
    );
    return statement(rest, 'text', lexis);
  },
);

/** "Prepared invoices; approval was given by the manager": who did the one has not done the other. */
export function doneAbove(check: ClauseCheck): Refusal[] {
  const { claims, items, lexis } = check;
  const lines = check.statements.filter(({ role }) => role === 'text');
  const naming = lines.filter((each) => withoutOthers(each, lexis) !== null);
  if (naming.length === 0) return [];
  const { bounds, limits } = lexis.pack.relations;
  if (
    bounds.ofOthers.test(claims.text) ||
    (lexis.pack.language === 'zh' && limits.ofOthers.test(claims.text))
  )
    return [];
  const kept = spansOfOthers(claims.text, lexis);
  return items
    .filter((item) => isDoing(item, check))
    .filter(({ start, end }) => !kept.some((span) => span.start <= start && end <= span.end))
    .filter((item) => naming.some((each) => supports(each, item, lexis)))
    .filter((item) => !check.statements.some((each) => isOwn(each, item, lexis)))
    .slice(0, 1)
    .map((item) => refusal('scope', item.text, 'weaker'));
}

const isOwn = (line: Statement, item: Item, lexis: Lexis): boolean =>
  supports((line.role === 'text' && withoutOthers(line, lexis)) || line, { ...item, held: undefined }, lexis);

/** A verb that opens the clause, stands behind "and" or closes it; a noun of doing at its beginning. */
function isDoing({ token }: Item, { claims, clause, lexis }: ClauseCheck): boolean {
  if (!token || token.han) return true;
  const own = claims.tokens.filter((each) => each.clause === clause);
  const at = own.indexOf(token);
  // "Cut delivery times": a light verb says nothing by itself, and its thing stands behind it.
  if (own.slice(0, at).every(({ folded }) => lexis.isLight(folded) || lexis.isFunction(folded))) return true;
  if (lexis.pack.clauses.and.test(own[at - 1]?.folded ?? '')) return true;
  return lexis.closing !== undefined && at === own.length - 1;
}
