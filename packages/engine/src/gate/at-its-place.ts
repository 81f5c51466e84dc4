import { isParticiple, type Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

/** Opens its clause, or stands behind "and"; in German it may close it: where a verb stands. */
export function isAtVerbsPlace(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!own) return false;
  const { and } = lexis.pack.clauses;
  if (before?.clause !== own.clause || and.test(before.folded)) return true;
  return lexis.closing !== undefined && (next?.clause !== own.clause || and.test(next.folded));
}

/** A verb by its place and form. */
export function isDoneByPlace(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const own = tokens[at];
  if (!own || !isAtVerbsPlace(at, tokens, lexis)) return false;
  const { clauses, relations } = lexis.pack;
  if (lexis.isVerb(own.folded) || clauses.past?.test(own.text)) return !isNounBeforeVerb(at, tokens, lexis);
  if (!lexis.closing) return relations.ownClauses?.finite.test(own.text.toLowerCase()) ?? false;
  return !/^\p{Lu}/u.test(own.text) && isParticiple(own.folded, lexis);
}

/** German: "Pakete gepackt", "Briefe und Pakete gepackt": a capital, and the verb closes the clause. */
function isNounBeforeVerb(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const own = tokens[at];
  if (!lexis.closing || !own || !/^\p{Lu}/u.test(own.text)) return false;
  let last = at;
  while (tokens[last + 1]?.clause === own.clause) last += 1;
  const { text = '', folded = '' } = tokens[last] ?? {};
  // "Nahm Pakete entgegen" closes with a part of its verb.
  if (lexis.closing.particles.has(folded)) return false;
  return last > at && /^\p{Ll}/u.test(text) && isParticiple(folded, lexis);
}

/** "Sale of tickets": what may be the noun of a doing opens its clause, and its thing follows. */
export function isNamedByPlace(at: number, tokens: readonly Token[], { pack, closing }: Lexis): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (closing || !own || next?.clause !== own.clause || !pack.clauses.of.test(next.folded)) return false;
  return before?.clause !== own.clause || pack.clauses.and.test(before.folded);
}

/** German writes its nouns with a capital: "Gäste" that open a line are nothing that somebody did. */
export const isSurelyDone = (at: number, tokens: readonly Token[], lexis: Lexis): boolean =>
  isDoneByPlace(at, tokens, lexis) && !(lexis.closing && /^\p{Lu}/u.test(tokens[at]?.text ?? ''));
