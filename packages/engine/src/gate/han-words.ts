const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

interface Word {
  start: number;
  end: number;
}

/** For each character the word it stands in. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const word = { start: index, end: index + segment.length };
    for (let k = 0; k < segment.length; k += 1) words.push(word);
  }
  return words;
}

/**
 * "安排班会" has no "排班" in it, "部分诊所" no "分诊": a word of the text begins before the piece and ends inside
 * it, or the other way round. A longer word around all of the piece is fine, and so are smaller ones in it.
 */
export function wordCutter(text: string): (start: number, end: number) => boolean {
  // Most texts hold no piece that is asked for; a long one is taken apart once, however many it holds.
  let words: Word[] | undefined;
  return (start, end) => {
    words ??= wordsOf(text);
    const [first, last] = [words[start], words[end - 1]];
    if (!first || !last || first === last) return false;
    return first.start < start || last.end > end;
  };
}

/** Where the word stands as a word of its own. */
export const wordPlaces = (text: string, word: string): number[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index }) => (segment === word ? [index] : []));

/** Where a word begins with it: "接投诉电话" is cut into "接投" and more, and begins with "接" all the same. */
export const wordStarts = (text: string, word: string): number[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index }) => (segment.startsWith(word) ? [index] : []));
