import type { Statement } from '../gate/support.ts';
import { fold } from '../gate/word-forms.ts';

const shortest = 5;

/** "Help desk" stands there as "helpdesk", "e-commerce" as "ecommerce": the same letters, other gaps or accents. */
export function spelledOtherwise(
  say: string,
  { text }: Statement,
): { start: number; end: number } | undefined {
  const wanted = letters(say);
  if (wanted.length < shortest || /\p{Script=Han}/u.test(say)) return undefined;
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  for (const [first, word] of words.entries()) {
    let joined = '';
    for (let last = first; last < words.length && joined.length < wanted.length; last += 1) {
      const own = words[last];
      if (!own) break;
      joined += letters(own[0]);
      const end = own.index + own[0].length;
      const gap = text.slice(word.index, end);
      if (joined !== wanted || gap.toLowerCase() === say.toLowerCase() || /[^\p{L}\p{N}\s'’-]/u.test(gap))
        continue;
      return { start: word.index, end };
    }
  }
  return undefined;
}

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
