import { isPerson } from './for-whom.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** Who stood in for a "Tourenplaner", or drove for a route planner, has planned no routes. */
export function namesDoer(
  group: number,
  { role, sayings, tokens }: Pick<Statement, 'role' | 'sayings' | 'tokens'>,
  token: Token | undefined,
  lexis: Lexis,
) {
  const { doer } = lexis.pack.clauses;
  if (!doer || role !== 'text' || !token || !(lexis.isVerb(token.folded) || isDoneWord(token, lexis)))
    return false;
  const isDoer = (at: readonly number[]) => {
    const last = tokens[at.at(-1) ?? -1];
    // "Beschäftigte" are employees, and who trained employees has employed none.
    if (!last || !(doer.test(last.folded) || isPerson(last, lexis))) return false;
    return /^\p{Lu}/u.test(last.text) && !at.some((place) => lexis.isVerb(tokens[place]?.folded ?? ''));
  };
  return sayings.every((own) => own.group !== group || isDoer(own.at));
}

export const isDoneWord = ({ text, folded }: Token, lexis: Lexis): boolean =>
  lexis.closing !== undefined && /^\p{Ll}/u.test(text) && isParticiple(folded, lexis);
