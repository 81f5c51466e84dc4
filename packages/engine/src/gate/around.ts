import { type ClauseCheck, shareOf } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Token } from './tokens.ts';

/** Who transcribed interviews, or received deliveries, has not made them: "did" claims the thing behind it. */
export function onlyAround({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { around } = lexis.pack.relations.limits;
  if (!around || around.test(claims.text)) return [];
  const own = claims.tokens.filter((token) => token.clause === clause);
  const doing = [own[0], ...(lexis.closing ? [own.at(-1)] : [])].find((token) => isLightDoing(token, lexis));
  if (!doing) return [];
  const share = (line: (typeof statements)[number]) => shareOf(items, line, lexis);
  const lines = statements.filter(({ role }) => role === 'text' || role === 'fact');
  const best = Math.max(...lines.map(share));
  const sources = lines.filter((line) => share(line) === best);
  return best >= 0.5 && sources.every(({ text }) => around.test(text))
    ? [refusal('scope', doing.text, 'scope')]
    : [];
}

const isLightDoing = (token: Token | undefined, lexis: Lexis): boolean =>
  token !== undefined && smallWords(lexis).performed.has(token.folded);
