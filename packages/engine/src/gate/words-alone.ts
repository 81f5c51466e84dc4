import { memoFor } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';
import { nameKeys } from './word-forms.ts';

/** Groups of equal words that a word by itself says; a pupil ("Schüler") is no form of to train ("schulen"). */
export const groupsOfWord = memoFor((word: string, { groups, forms }: Lexis): number[] =>
  groups.claimed(groups.inTokens([nameKeys(forms.keys(word))])).map((saying) => saying.group),
);
