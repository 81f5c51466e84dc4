import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import type { Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

/** Lines of the pack's list of weakeners: basic; trainee, deputy, acting; sometimes; together. */
export const basicKind = 2;
export const actingKind = 3;
export const seldomKind = 6;
export const togetherKind = 8;

interface Said {
  text: string;
  tokens: readonly Token[];
}

interface WeakeningPhrase {
  text: string;
  kind: number;
  /** Its first and its last token. */
  from: number;
  to: number;
  clause: number;
}

/** What weakens in several words: "from time to time", "some evenings only", "in pairs". */
export const weakeningPhrases = onceBy(
  ({ tokens }: Said) => tokens,
  ({ text, tokens }: Said, { pack }: Lexis): WeakeningPhrase[] => {
    const { little, acting, seldom, together } = pack.relations.limits;
    return [
      ...found(text, tokens, little, basicKind),
      ...(acting ? found(text, tokens, acting, actingKind) : []),
      ...found(text, tokens, seldom, seldomKind),
      ...found(text, tokens, together, togetherKind),
    ];
  },
);

const found = (text: string, tokens: readonly Token[], pattern: RegExp, kind: number): WeakeningPhrase[] =>
  allMatches(text, pattern).flatMap(({ index, 0: words }) => {
    const end = index + words.length;
    const from = tokens.findIndex((own) => own.end > index);
    const to = tokens.findLastIndex((own) => own.start < end);
    const clause = tokens[from]?.clause;
    return clause === undefined ? [] : [{ text: words.trim(), kind, from, to, clause }];
  });
