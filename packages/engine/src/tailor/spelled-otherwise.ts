import type { Statement } from '../gate/support.ts';
import { fold } from '../gate/word-forms.ts';
import { memo } from '../text/memo.ts';

const shortest = 5;

/** "Help desk" stands there as "helpdesk", "e-commerce" as "ecommerce": the same letters, other gaps or accents. */
export function spelledOtherwise(
  say: string,
  { text }: Statement,
): { start: number; end: number } | undefined {
  const wanted = letters(say);
  if (wanted.length < shortest || /\p{Script=Han}/u.test(say)) return undefined;
  const words = wordsOf(text);
  for (const [first, { start }] of words.entries()) {
    let joined = '';
    for (let last = first; last < words.length && joined.length < wanted.length; last += 1) {
      const own = words[last];
      if (!own) break;
      joined += own.letters;
      // Most words do not even begin as the term does.
      if (!wanted.startsWith(joined)) break;
      if (joined !== wanted) continue;
      const gap = text.slice(start, own.end);
      if (gap.toLowerCase() === say.toLowerCase() || /[^\p{L}\p{N}\s'’-]/u.test(gap)) continue;
      return { start, end: own.end };
    }
  }
  return undefined;
}

const letters = memo((text) => fold(text).replace(/[^\p{L}\p{N}]/gu, ''));

const wordsOf = memo((text) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
    letters: letters(word[0]),
  })),
);
