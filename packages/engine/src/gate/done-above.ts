import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import { isAtVerbsPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { doingsOfOthers } from './others.ts';
import { ownClausesOf } from './own-clauses.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { type Statement, statement } from './statement.ts';
import type { Token } from './tokens.ts';

interface Span {
  start: number;
  end: number;
}

type Said = Pick<Claims, 'text' | 'tokens'>;

const spansOfOthers = ({ text, tokens }: Said, lexis: Lexis): Span[] => {
  const { limits, bounds } = lexis.pack.relations;
  const found = [
    ...doingsOfOthers(text, limits.byOthers),
    ...bounds.others.flatMap((pattern) =>
      allMatches(text, pattern).map(({ index, 0: all }) => ({ start: index, end: index + all.length })),
    ),
    ...clausesOfOthers(tokens, lexis),
  ];
  return found.length > 1 ? apart(found.sort((a, b) => a.start - b.start)) : found;
};

const clausesOfOthers = (tokens: readonly Token[], lexis: Lexis): Span[] =>
  ownClausesOf({ tokens }, lexis)
    .filter(({ others }) => others)
    .map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 }));

/** Those that overlap are one. */
const apart = (spans: readonly Span[]): Span[] =>
  spans.reduce<Span[]>((found, { start, end }) => {
    const last = found.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
    return found;
  }, []);

/** A line without what it tells others to have done; null where it tells nothing of others. */
const withoutOthers = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text, tokens }: Statement, lexis: Lexis): Statement | null => {
    const spans = spansOfOthers({ text, tokens }, lexis);
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
  const kept = spansOfOthers(claims, lexis);
  return items
    .filter((item) => isDoing(item, check))
    .filter(({ start, end }) => !kept.some((span) => span.start <= start && end <= span.end))
    .filter((item) => naming.some((each) => supports(each, item, lexis)))
    .filter((item) => !isOwn(check.statements, naming, item, lexis))
    .slice(0, 1)
    .map((item) => refusal('scope', item.text, 'weaker'));
}

/** The very word that only they are said to have done is not the writer's by another that may mean it. */
function isOwn(lines: readonly Statement[], naming: readonly Statement[], item: Item, lexis: Lexis): boolean {
  const has = ({ keys }: Statement) => item.token?.keys.some((key) => keys.has(key)) ?? false;
  const rest = (line: Statement) => (line.role === 'text' && withoutOthers(line, lexis)) || line;
  if (naming.some(has)) return lines.some((line) => has(rest(line)));
  return lines.some((line) => supports(rest(line), { ...item, held: undefined }, lexis));
}

/** A verb that opens the clause, stands behind "and" or closes it; a noun of doing at its beginning. */
function isDoing({ token }: Item, { claims, clause, lexis }: ClauseCheck): boolean {
  if (!token || token.han) return true;
  const { determiners } = smallWords(lexis);
  const own = claims.tokens.filter((each) => each.clause === clause);
  const at = own.indexOf(token);
  // "Cut delivery times": a light verb says nothing by itself, and its thing stands behind it.
  if (own.slice(0, at).every(({ folded }) => lexis.isLight(folded) || determiners.has(folded))) return true;
  if (isAtVerbsPlace(at, own, lexis)) return true;
  // "Et les composait", "y la ponía": small words stand between "and" and its verb.
  const before = own.slice(0, at).findLast(({ folded }) => !lexis.isFunction(folded) || isAnd(folded, lexis));
  return before !== undefined && isAnd(before.folded, lexis);
}

const isAnd = (folded: string, { pack }: Lexis): boolean => pack.clauses.and.test(folded);
