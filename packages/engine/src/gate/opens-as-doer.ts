import type { ClauseCheck } from './clauses.ts';
import { smallBefore } from './for-product.ts';
import { isPerson } from './for-whom.ts';
import { supports } from './item-support.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';

const longest = 3;
const shortestStem = 6;

/** "Dentist opening letters", who opened letters for a dentist: whom a line only has behind a small word is somebody else. */
export function opensAsDoer({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { doerOpening } = lexis.pack.relations;
  if (!doerOpening || clause !== claims.clauses[0]) return [];
  const doer = doerIn(claims.tokens, doerOpening, lexis);
  const item = doer && items.find(({ token }) => token === doer);
  if (!doer || !item) return [];
  const naming = statements.filter((each) => supports(each, item, lexis));
  const isElse = naming.length > 0 && naming.every((each) => isSomebodyElse(each, doer, lexis));
  return isElse ? [refusal('title', doer.text, 'title')] : [];
}

/** Behind "for" or "with" it is somebody; "in winter" and "at the counter" are not. */
function isSomebodyElse(line: Statement, doer: Token, lexis: Lexis): boolean {
  const { forWhom, beside } = smallWords(lexis);
  const smalls = placesOf(line.tokens, doer).map((at) => smallBefore(at, line.tokens, lexis));
  return (
    isTold(line) && smalls.length > 0 && smalls.every((small) => forWhom.has(small) || beside.has(small))
  );
}

/** Who opens a text: before a comma, or before what tells of what they do. */
function doerIn(tokens: readonly Token[], does: RegExp, lexis: Lexis): Token | undefined {
  const [first] = tokens;
  const end = tokens.findIndex(
    ({ clause, text }, at) => at > 0 && (clause !== first?.clause || does.test(text)),
  );
  if (!first || end < 1 || end > longest || lexis.isFunction(first.folded)) return undefined;
  const isTelling = tokens[end]?.clause === first.clause;
  const { headLast, participleOf } = lexis.pack.clauses;
  const head = (headLast && tokens[end - 1]) || first;
  return (isTelling && participleOf?.isBehind) || isByTrade(head, lexis) ? head : undefined;
}

/** Customers and patients are whom a trade has to do with. */
const isByTrade = (own: Token, lexis: Lexis): boolean =>
  lexis.isTitle(own.folded) || (!isPerson(own, lexis) && lexis.pack.relations.person.test(own.folded));

/** "Couvreuse" is "couvreur". */
function placesOf(tokens: readonly Token[], { keys, folded }: Token): number[] {
  const stem = folded.slice(0, shortestStem);
  const places = (isOne: (own: Token) => boolean) => tokens.flatMap((own, at) => (isOne(own) ? [at] : []));
  const own = places((each) => each.keys.some((key) => keys.includes(key)));
  return own.length > 0 || stem.length < shortestStem ? own : places((each) => each.folded.startsWith(stem));
}
