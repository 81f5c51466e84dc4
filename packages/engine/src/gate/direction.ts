import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import { fold } from './word-forms.ts';

interface Way {
  from: string;
  to: string;
  text: string;
}

/** As many letters tell a name in all its forms: "Englischen", "englisch". */
const told = 6;

const waysIn = (text: string, { pack }: Lexis): Way[] =>
  pack.relations.limits.ways.flatMap((pattern) =>
    allMatches(text, pattern).map(({ 0: all, groups: { from = '', to = '' } = {} }) => ({
      from: fold(from).slice(0, told),
      to: fold(to).slice(0, told),
      text: all,
    })),
  );

const waysOf = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text }: Statement, lexis: Lexis): Way[] => waysIn(text, lexis),
);

/** Who translated from Spanish into English has not translated English to Spanish. */
export function otherWay({ claims, clause, statements, lexis }: ClauseCheck): Refusal[] {
  if (clause !== claims.clauses[0]) return [];
  const known = statements.flatMap((each) => waysOf(each, lexis));
  if (known.length === 0) return [];
  const has = (from: string, to: string) => known.some((way) => way.from === from && way.to === to);
  return waysIn(claims.text, lexis)
    .filter(({ from, to }) => has(to, from) && !has(from, to))
    .map(({ text }) => refusal('scope', text, 'scope'));
}
