import { memo } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';

const meanings = new WeakMap<Lexis, (word: string) => number[]>();

/** Groups of equal words that a word by itself says. */
export function groupsOfWord(word: string, lexis: Lexis): number[] {
  const known =
    meanings.get(lexis) ??
    memo((each) =>
      lexis.groups.claimed(lexis.groups.inTokens([lexis.forms.keys(each)])).map((saying) => saying.group),
    );
  meanings.set(lexis, known);
  return known(word);
}
