import type { ClauseCheck } from './clauses.ts';
import { type Refusal, refusal } from './refusal.ts';

/** "French customers" are not served in French: a language that something was done in is named as one. */
export function inTongue({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { tongues } = lexis.pack.relations;
  if (!tongues) return [];
  return claims.tokens.flatMap((token, at) => {
    const isOne =
      token.clause === clause &&
      tongues.before.test(claims.tokens[at - 1]?.folded ?? '') &&
      tongues.names.test(token.folded);
    const isSaid = !isOne || statements.some(({ words }) => words.has(token.folded));
    return isSaid ? [] : [refusal('scope', token.text, 'not-in-resume')];
  });
}
