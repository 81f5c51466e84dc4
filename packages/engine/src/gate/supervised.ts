import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

/** "Under the dentist's supervision": what somebody else did over the writer. */
const doneAbove = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ tokens }: Statement, lexis: Lexis): Token[] =>
    tokens.flatMap(({ folded, clause }, at) => {
      // "The under-12 team": up to an age.
      if (!smallWords(lexis).under.has(folded) || /^\d/.test(tokens[at + 1]?.folded ?? '')) return [];
      const head = headBehind(at + 1, tokens, lexis);
      if (!head) return [];
      // The possessive parts the person from what was done: "under the dentist's supervision".
      return tokens.slice(at + 1, tokens.indexOf(head) + 3).filter((own) => own.clause === clause);
    }),
);

/** Who worked under supervision has supervised nothing: a text that opens with the doing makes it the writer's own. */
export function onlySupervised({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const [first] = claims.tokens.filter((token) => token.clause === clause);
  if (!first || first.keys.length === 0) return [];
  // "…, supervised by a chemist" tells who did it as well.
  const { agent, maybeAgent } = smallWords(lexis);
  const next = claims.tokens[claims.tokens.indexOf(first) + 1]?.folded ?? '';
  const isPassive = lexis.pack.relations.doing.verb.test(first.text) && !lexis.closing;
  if (isPassive && (agent.has(next) || maybeAgent.has(next))) return [];
  const isSame = (own: Token) => own.keys.some((key) => first.keys.includes(key));
  const above = statements.some((each) => doneAbove(each, lexis).some(isSame));
  if (!above || claims.tokens.some(({ folded }) => smallWords(lexis).under.has(folded))) return [];
  const own = statements.some((each) =>
    each.tokens.some((token) => isSame(token) && !doneAbove(each, lexis).includes(token)),
  );
  return own ? [] : [refusal('scope', first.text, 'scope')];
}
