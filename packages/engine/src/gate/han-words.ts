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

/** Whether a listed word ends, or begins, at a place of the text. */
export interface Beside {
  endsAt(text: string, place: number): boolean;
  beginsAt(text: string, place: number): boolean;
}

/**
 * "安排班会" has no "排班" in it, "部分诊所" no "分诊": a word of the text begins before the piece and ends inside
 * it, or the other way round. A longer word around all of the piece is fine, and so are smaller ones in it. The cut of
 * "计算机组装" behind "机组" is a wrong one: beside the piece stands a listed word.
 */
export function wordCutter(text: string, beside?: Beside): (start: number, end: number) => boolean {
  // Most texts hold no piece that is asked for; a long one is taken apart once, however many it holds.
  let words: Word[] | undefined;
  return (start, end) => {
    words ??= wordsOf(text);
    const [first, last] = [words[start], words[end - 1]];
    if (!first || !last || first === last) return false;
    if (first.start < start && !beside?.endsAt(text, start)) return true;
    return last.end > end && !beside?.beginsAt(text, end);
  };
}

/** Where the word stands as a word of its own. */
export const wordPlaces = (text: string, word: string): number[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index }) => (segment === word ? [index] : []));

/** Where a word begins with it: "接投诉电话" is cut into "接投" and more, and begins with "接" all the same. */
export const wordStarts = (text: string, word: string): number[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index }) => (segment.startsWith(word) ? [index] : []));

/** The words that begin at a place or behind it. */
export const wordsFrom = (text: string, from: number): Word[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index }) =>
    index >= from ? [{ start: index, end: index + segment.length }] : [],
  );
