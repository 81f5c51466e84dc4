import { andBefore } from '../locales/zh/means-more.ts';
import { memo } from '../text/memo.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

interface Word {
  start: number;
  end: number;
}

/** For each character the word it stands in. */
const wordsOf = memo((text): readonly Word[] => {
  const words: Word[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const word = { start: index, end: index + segment.length };
    const last = words.at(-1);
    if (last && last.end - last.start === 2 && andBefore.test(text.slice(last.start, word.end))) {
      // "打包并发货" has "发货" in it, and no "并发".
      words[last.start] = { start: last.start, end: last.start + 1 };
      const rest = { start: last.start + 1, end: word.end };
      for (let place = rest.start; place < rest.end; place += 1) words[place] = rest;
      continue;
    }
    for (let k = 0; k < segment.length; k += 1) words.push(word);
  }
  return words;
}, 500);

/** Whether a listed word ends, or begins, at a place of the text. */
export interface Beside {
  endsAt(text: string, place: number): boolean;
  beginsAt(text: string, place: number): boolean;
}

/**
 * "安排班会" has no "排班" in it, "部分诊所" no "分诊": a word of the text begins before the piece and ends inside
 * it, or the other way round. A longer word around all of the piece is fine, and so are smaller ones in it. The cut of
 * "计算机组装" behind "机组" is a wrong one: beside the piece stands a listed word. "要回来" has "要回" in it.
 */
const direction = /^[回出下上起进过开][来去]/u;

export function wordCutter(text: string, beside?: Beside): (start: number, end: number) => boolean {
  // Most texts hold no piece that is asked for; a long one is taken apart once, however many it holds.
  let words: readonly Word[] | undefined;
  return (start, end) => {
    words ??= wordsOf(text);
    const [first, last] = [words[start], words[end - 1]];
    if (!first || !last || first === last) return false;
    if (first.start < start && !beside?.endsAt(text, start)) return true;
    if (last.end <= end || beside?.beginsAt(text, end)) return false;
    return last.end !== end + 1 || !direction.test(text.slice(end - 1, end + 1));
  };
}

/** "排出", "装好": what came of the doing, and no other word. */
const outcome = /^[出好完成下上起掉到过给]$/u;

/** Whether a word of the text that the place lies in is made of these places only: "教材" is not "教" and more. */
export function fillsWord(text: string, place: number, at: readonly number[]): boolean {
  const word = wordsOf(text)[place];
  if (!word || (word.start === place && outcome.test(text.slice(place + 1, word.end)))) return true;
  for (let own = word.start; own < word.end; own += 1) if (!at.includes(own)) return false;
  return true;
}

/**
 * The places of a word of three characters or more that ends with the one at a place: "打印机", and "注塑机", which is cut into
 * two. A word of two may be anything ("手机", "司机").
 */
export function wordEndingAt(text: string, last: number): number[] | undefined {
  const words = wordsOf(text);
  const own = words[last];
  if (own?.end !== last + 1) return undefined;
  const start = own.end - own.start > 1 ? own.start : words[last - 1]?.start;
  if (start === undefined || last - start < 2 || !/^\p{Script=Han}+$/u.test(text.slice(start, last)))
    return undefined;
  return Array.from({ length: last + 1 - start }, (_, i) => start + i);
}

/** Whether a word of the text ends at a place. */
export const endsWordAt = (text: string, place: number): boolean => wordsOf(text)[place]?.end === place + 1;

/** The words of a text, one behind the other. */
const inOrder = memo(
  (text): readonly Word[] => wordsOf(text).filter(({ start }, place) => start === place),
  500,
);

/** Where the word stands as a word of its own. */
export const wordPlaces = (text: string, word: string): number[] =>
  inOrder(text).flatMap(({ start, end }) =>
    end - start === word.length && text.startsWith(word, start) ? [start] : [],
  );

/** Where a word begins with it: "接投诉电话" is cut into "接投" and more, and begins with "接" all the same. */
export const wordStarts = (text: string, word: string): number[] =>
  inOrder(text).flatMap(({ start, end }) =>
    end - start >= word.length && text.startsWith(word, start) ? [start] : [],
  );

/** The words that begin at a place or behind it. */
export const wordsFrom = (text: string, from: number): readonly Word[] =>
  from <= 0 ? inOrder(text) : inOrder(text).filter(({ start }) => start >= from);

/** Words of one character, by their places. */
export const singleWords = memo(
  (text): ReadonlyMap<number, string> =>
    new Map(
      inOrder(text).flatMap(({ start, end }) => {
        const word = text.slice(start, end);
        return end === start + 1 && /\p{Script=Han}/u.test(word) ? [[start, word] as const] : [];
      }),
    ),
  500,
);
