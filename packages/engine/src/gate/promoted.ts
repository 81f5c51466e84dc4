import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

/**
 * "Took minutes at audits" is not "conducted audits": a verb that says only that something was done may not take for
 * its own what the resume names as the occasion of another.
 */
export function promoted({ clause, claims, statements: all, lexis }: ClauseCheck): Refusal[] {
  const { performed: verbs } = smallWords(lexis);
  if (verbs.size === 0) return [];
  const done = claims.tokens.flatMap((token, at) => {
    if (token.clause !== clause || !verbs.has(token.folded)) return [];
    const object = objectOf(at, claims.tokens, lexis);
    return object ? [object] : [];
  });
  if (done.length === 0) return [];
  const statements = all.filter(({ role }) => role === 'text');
  return done
    .filter((object) => {
      const ways = statements.flatMap((each) => occasions(object, each, lexis));
      return ways.length > 0 && ways.every(Boolean);
    })
    .map((object) => refusal('scope', object.text, 'scope'));
}

/** German has its object before the verb at the end of a clause too; only the one behind is sure. */
const objectOf = (at: number, tokens: readonly Token[], lexis: Lexis) =>
  headBehind(at + 1, tokens, lexis, true);

/** For each place where the line names it: whether it is only when or what for something else was done. */
function occasions(object: Token, { tokens }: Statement, lexis: Lexis): boolean[] {
  const { occasions: small } = smallWords(lexis);
  return tokens.flatMap((own, at) => {
    if (!own.keys.some((key) => object.keys.includes(key))) return [];
    const before = tokens.slice(Math.max(0, at - 4), at).filter(({ clause }) => clause === own.clause);
    const from = before.findLastIndex(({ folded }) => small.has(folded));
    const between = before.slice(from + 1);
    const verb = tokens[at - before.length + from - 1];
    // "Worked in stock control" has done it.
    const plain = !verb || verb.clause !== own.clause || lexis.isLight(verb.folded);
    return [from >= 0 && !plain && !between.some(({ folded }) => lexis.isVerb(folded) || small.has(folded))];
  });
}
