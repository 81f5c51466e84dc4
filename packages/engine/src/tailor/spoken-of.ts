import { isParticiple, type Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { isSureVerb, isVerb } from './opening-verb.ts';

interface Stretch {
  start: number;
  end: number;
}

/**
 * "Die Wartung der Aufzüge bestellt" serviced none: where a German stretch is a noun of doing and its thing, the verb of
 * the clause says what was done, and only a verb like "durchgeführt" says that it was this.
 */
export function isOnlySpokenOf({ start, end }: Stretch, { text, tokens }: Statement, lexis: Lexis): boolean {
  const { spokenOf } = lexis.pack.clauses;
  if (!spokenOf?.noun.test(text.slice(start, end))) return false;
  const verb = verbBehind(end, tokens, lexis) ?? verbAtHead(start, tokens, lexis);
  return verb !== undefined && !spokenOf.carriedOut.test(verb.folded);
}

/** The participle that ends the clause of the stretch, before anything is joined to it. */
function verbBehind(end: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  const last = tokens.findLast((token) => token.end <= end);
  for (const token of tokens.filter((each) => each.start >= end)) {
    if (token.clause !== last?.clause || lexis.pack.clauses.and.test(token.folded)) return undefined;
    const next = tokens[tokens.indexOf(token) + 1];
    const closes =
      next === undefined || next.clause !== token.clause || lexis.pack.clauses.and.test(next.folded);
    if (closes && /^\p{Ll}/u.test(token.text) && isParticiple(token.text, lexis)) return token;
  }
  return undefined;
}

function verbAtHead(start: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  const own = tokens.find((token) => token.start >= start);
  const head = tokens.find(({ clause }) => clause === own?.clause);
  return head && head.start < start && (isSureVerb(head.text, lexis) || isVerb(head.text, lexis))
    ? head
    : undefined;
}
