import type { CompoundsPack } from '../locales/spelling-pack.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import { groupsOfWord } from './words-alone.ts';

/** A part of a compound, as it stands and without the ending that joins it to the next. */
export interface Part {
  text: string;
  forms: string[];
}

const partOf = (text: string, ending: RegExp): Part => ({
  text,
  forms: [...new Set([text, text.replace(ending, '')])].filter((form) => form.length >= 3),
});

/** "Bad", "Tor": so short a part is only the noun itself, in the plural by a key of its own ("tor-"). */
export const shortestHead = 3;

/** The ways to cut a word in two; it is held against every statement. */
export const cutsOf = memoFor((word: string, { joint, ending }: CompoundsPack) => {
  const cuts: { head: Part; tail: Part }[] = [];
  for (let cut = shortestHead; cut <= word.length - 4; cut += 1)
    cuts.push({ head: partOf(word.slice(0, cut), joint), tail: partOf(word.slice(cut), ending) });
  return cuts;
});

/** Whether a statement says it. */
export const part = (of: Part, { words, keys, groups }: Statement, lexis: Lexis): boolean =>
  of.forms.some((form) => words.has(form)) ||
  keysOfPart(of, lexis).some((key) => keys.has(key)) ||
  groupsOfPart(of, lexis).some((group) => groups.has(group));

/** A part is held against every statement: what it says is looked up once. */
export const keysOfPart = onceFor(({ forms }: Part, lexis: Lexis) =>
  forms.flatMap((form) => lexis.forms.keys(form)),
);
const groupsOfPart = onceFor(({ forms }: Part, lexis: Lexis) =>
  forms.flatMap((form) => groupsOfWord(form, lexis)),
);
