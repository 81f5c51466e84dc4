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
  const turned = otherEnd(claims.text, statements, lexis);
  const known = statements.flatMap((each) => waysOf(each, lexis));
  if (known.length === 0 || turned.length > 0) return turned;
  const has = (from: string, to: string) => known.some((way) => way.from === from && way.to === to);
  return waysIn(claims.text, lexis)
    .filter(({ from, to }) => has(to, from) && !has(from, to))
    .map(({ text }) => refusal('scope', text, 'scope'));
}

/** Who translated into German has not translated from it, and the other way round. */
function otherEnd(text: string, statements: readonly Statement[], { pack }: Lexis): Refusal[] {
  const { oneWay } = pack.relations.limits;
  if (!oneWay) return [];
  const tongues = (line: string, pattern: RegExp): string[] =>
    allMatches(line, pattern).map(({ groups: { tongue = '' } = {} }) => fold(tongue));
  const from = tongues(text, oneWay.from);
  if (from.length === 0) return [];
  const saysFrom = (tongue: string) => statements.some((each) => fromOrAway(each.folded, tongue));
  const into = new Set(statements.flatMap((each) => tongues(each.text, oneWay.into)));
  return from
    .filter((tongue) => into.has(tongue) && !saysFrom(tongue))
    .map((tongue) => refusal('scope', tongue, 'scope'));
}

/** The language without "into" before it: "del alemán", "alemán-español". */
const fromOrAway = (folded: string, tongue: string): boolean =>
  new RegExp(`(?:del |du |de l['’])${tongue}|${tongue}\\s?[-–/]`, 'u').test(folded);
