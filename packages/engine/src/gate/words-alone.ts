import { memoFor } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';

/** Groups of equal words that a word by itself says. */
export const groupsOfWord = memoFor((word: string, { groups, forms }: Lexis): number[] =>
  groups.claimed(groups.inTokens([forms.keys(word)])).map((saying) => saying.group),
);
