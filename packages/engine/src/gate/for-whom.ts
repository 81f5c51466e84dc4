import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

const headsBehind = (words: ReadonlySet<string>, tokens: readonly Token[], lexis: Lexis): Token[] =>
  tokens.flatMap(({ folded }, at) => (words.has(folded) ? (headBehind(at + 1, tokens, lexis) ?? []) : []));

/** Who stood beside the writer, and nowhere behind "for". */
const onlyBeside = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ tokens }: Statement, lexis: Lexis): Token[] => {
    const { beside, forWhom: small } = smallWords(lexis);
    const served = headsBehind(small, tokens, lexis);
    return headsBehind(beside, tokens, lexis).filter((head) => !served.some((each) => isSame(each, head)));
  },
);

const isSame = (one: Token, other: Token): boolean => one.keys.some((key) => other.keys.includes(key));

/** What was done with two colleagues was not done for them. */
export function forWhom({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { forWhom: small } = smallWords(lexis);
  const tokens = claims.tokens.filter((token) => token.clause === clause);
  return headsBehind(small, tokens, lexis)
    .filter((head) => isPerson(head, lexis))
    .filter((head) => {
      const naming = statements.filter((each) => each.tokens.some((own) => isSame(own, head)));
      return (
        naming.length > 0 && naming.every((each) => onlyBeside(each, lexis).some((own) => isSame(own, head)))
      );
    })
    .map(({ text }) => refusal('scope', text, 'scope'));
}

const isPerson = ({ folded }: Token, lexis: Lexis): boolean =>
  lexis.isTitle(folded) ||
  ` ${lexis.pack.relations.people} `.includes(` ${folded.replace(/(?:nen|s)$/, '')} `);
