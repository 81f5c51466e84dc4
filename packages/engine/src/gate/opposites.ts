import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

/**
 * "内部" is no "外部", "进口" no "出口": characters of two words that mean the contrary say little by themselves, and the
 * rest of the word is the same.
 */
export function opposites({ text }: Claims, statements: readonly Statement[], { pack }: Lexis): Refusal[] {
  const { opposites: pairs } = pack.relations.bounds;
  if (!pairs) return [];
  const lines = statements.map(({ folded }) => folded);
  const says = (word: string) => word.length > 1 && lines.some((line) => line.includes(word));
  return pairs
    .split(' ')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair;
      if (says(one + other) || says(other + one)) return [];
      return [turned(one, other), turned(other, one)].flatMap((word) => word ?? []);
    })
    .map((word) => refusal('claim', word, 'not-in-resume'));

  function turned(own: string, contrary: string): string | undefined {
    for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + 1)) {
      const [before, behind] = [text.charAt(at - 1), text.charAt(at + 1)];
      // "清点出库" of "清点入库和出库": one of the two words it may be in is there.
      if (says(own + behind) || says(before + own) || behind === contrary || before === contrary) continue;
      if (isHan(behind) && says(contrary + behind)) return own + behind;
      if (isHan(before) && says(before + contrary)) return before + own;
    }
    return undefined;
  }
}

const isHan = (character: string): boolean => /\p{Script=Han}/u.test(character);
