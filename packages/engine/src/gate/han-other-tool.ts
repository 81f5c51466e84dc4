import type { PersonBefore } from '../locales/relations-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import { wordsFrom } from './han-words.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';

/** "用金蝶登记资产" and "采购办公用品" bought nothing with it: what a thing was done with is said by a line of that thing. */
export function hanOtherTool(
  said: string,
  statements: readonly Statement[],
  { using, toolSort }: PersonBefore,
  lexis: Lexis,
): Refusal[] {
  return allMatches(said, using)
    .filter(([whole, name = '']) => {
      const lines = statements.filter(({ folded }) => folded.includes(name));
      const [before = '', ...behind] = said.split(whole);
      const rest = thingsOf(`${before}，${behind.join(whole).replace(toolSort, '')}`, lexis);
      return (
        lines.length > 0 &&
        rest.length > 0 &&
        lines.every(
          (line) =>
            isTold(line) &&
            allMatches(line.folded, using).some(([, own]) => own === name) &&
            !rest.some((word) => line.folded.includes(word)),
        )
      );
    })
    .map(([, name = '']) => refusal('mixed-entry', name, 'not-in-resume'));
}

/** What a text tells of besides, in its words of two characters and more. */
const thingsOf = (text: string, lexis: Lexis): string[] =>
  wordsFrom(text, 0)
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => /^\p{Script=Han}{2}/u.test(word) && !lexis.isFunction(word) && !lexis.isLight(word));
