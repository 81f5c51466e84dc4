import { allMatches } from '../text/all-matches.ts';
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

/** Who was served, and stood nowhere beside the writer. */
const onlyServed = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ tokens }: Statement, lexis: Lexis): Token[] => {
    const { beside, forWhom: small } = smallWords(lexis);
    const near = headsBehind(beside, tokens, lexis);
    return headsBehind(small, tokens, lexis).filter((head) => !near.some((each) => isSame(each, head)));
  },
);

/** What was done with two colleagues was not done for them, nor with them what was done for them. */
export function forWhom(check: ClauseCheck): Refusal[] {
  const { claims, statements, lexis } = check;
  if (lexis.pack.language === 'zh') return hanForWhom(claims.text, statements, lexis);
  const { forWhom: small, beside } = smallWords(lexis);
  return [
    ...onlyAs(
      onlyBeside,
      headsBehind(small, ownTokens(check), lexis).filter((head) => isPerson(head, lexis)),
      check,
    ),
    ...onlyAs(onlyServed, headsBehind(beside, ownTokens(check), lexis), check),
    ...dealtWith(check),
  ];
}

/** Who agreed plans with the youth welfare office, or sent files to a printer's, did not work there. */
function dealtWith({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { bodies } = lexis.pack.relations;
  if (!bodies) return [];
  return claims.tokens
    .filter((own) => own.clause === clause && bodies.names.test(own.folded))
    .filter(({ start }) => bodies.inside.test(claims.text.slice(0, start)))
    .filter((body) => {
      const places = statements.flatMap(({ text, tokens }) =>
        tokens
          .filter((own) => isSame(own, body))
          .map(({ start, folded }) => ({ before: text.slice(0, start), one: bodies.names.test(folded) })),
      );
      // Several of them are no place of work.
      return places.length > 0 && places.every(({ before, one }) => !one || bodies.outside.test(before));
    })
    .map(({ text }) => refusal('scope', text, 'scope'));
}

const ownTokens = ({ clause, claims }: ClauseCheck): Token[] =>
  claims.tokens.filter((token) => token.clause === clause);

function onlyAs(
  known: (line: Statement, lexis: Lexis) => Token[],
  heads: readonly Token[],
  { statements, lexis }: ClauseCheck,
): Refusal[] {
  return heads
    .filter((head) => {
      const naming = statements.filter((each) => each.tokens.some((own) => isSame(own, head)));
      return naming.length > 0 && naming.every((each) => known(each, lexis).some((own) => isSame(own, head)));
    })
    .map(({ text }) => refusal('scope', text, 'scope'));
}

/** "为两位律师" is no "与两位律师". */
const hanBeside =
  /[与和同跟]((?:\d+|[一二两三四五六七八九十几]+)[名位所家间](?=\p{Script=Han})|\p{Script=Han}{2,3})/gu;

const hanForWhom = (text: string, statements: readonly Statement[], { phrases }: Lexis): Refusal[] =>
  allMatches(text, hanBeside)
    .map(({ 1: whom = '' }) => whom)
    .filter((whom) => /[名位所家间]$/.test(whom) || phrases.title.some((title) => whom.includes(title)))
    .filter((whom) => {
      const naming = statements.filter(({ folded }) => folded.includes(whom));
      return (
        naming.length > 0 &&
        naming.every(({ folded }) => {
          const before = folded.split(whom).slice(0, -1);
          return before.every((part) => /[为给替]$/u.test(part));
        })
      );
    })
    .map((whom) => refusal('scope', whom, 'scope'));

export const isPerson = ({ folded }: Token, lexis: Lexis): boolean =>
  lexis.isTitle(folded) ||
  (lexis.closing !== undefined && lexis.isTitle(folded.replace(/(?:innen|nen|en|e|n)$/, ''))) ||
  [/(?:nen|s)$/, /es$/].some((many) =>
    ` ${lexis.pack.relations.people} `.includes(` ${folded.replace(many, '')} `),
  );
