import { memo } from '../text/memo.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** For each character where its word begins and ends. */
const wordsOf = memo((text) => {
  const words: { start: number; end: number }[] = [];
  for (const { segment, index } of segmenter.segment(text))
    for (let k = 0; k < segment.length; k += 1) words.push({ start: index, end: index + segment.length });
  return words;
}, 300);

/**
 * "安排班会" has no "排班" in it, "部分诊所" no "分诊": a word of the text begins before the piece and ends inside
 * it, or the other way round. A longer word around all of the piece is fine, and so are smaller ones in it.
 */
export function cutsWords(text: string, start: number, end: number): boolean {
  const words = wordsOf(text);
  const [first, last] = [words[start], words[end - 1]];
  if (!first || !last || (first.start === last.start && first.end === last.end)) return false;
  return first.start < start || last.end > end;
}
