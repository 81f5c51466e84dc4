import { isListedHeading } from '../read/headings.ts';
import { eachLine } from '../text/each-line.ts';
import { linesRead } from '../text/most-lines.ts';
import { onceFor } from '../text/once-for.ts';
import { perLanguage } from '../text/per-language.ts';
import type { LineIndex, Resume, SourceLine } from '../types.ts';
import type { PostingWords } from './posting-words.ts';
import { type Word, type WordSense, wordSense } from './words.ts';

export const shortLine = 3;

/** A word of the resume, and what the posting makes of it. */
export interface LineWord {
  word: Word;
  stop: boolean;
  said: boolean;
  asked: boolean;
}

interface LineWords {
  words: LineWord[];
  /** How many of them the posting asks for. */
  asked: number;
  /** It begins a sentence of its own, of more than a few words: a bullet, or what a heading stands before. */
  opens: boolean;
  /** Words of the posting that stand one behind the other: at its beginning, at its end, and at most. */
  runs: { first: number; last: number; most: number };
  /** Of what nobody sees only this is known: how many words the posting asks for. */
  hidden: number;
}

/** A resume line by line. */
export interface Texts {
  seen: readonly LineWords[];
  shingles: ReadonlySet<string>;
}

/** All words that are seen, in one row. */
export interface Row {
  words: LineWord[];
  /** The line of each word. */
  lines: LineIndex[];
}

/** Needed only where something is found. */
export const rowOf = onceFor(
  ({ seen }: Texts): Row => ({
    words: seen.flatMap(({ words }) => words),
    lines: seen.flatMap(({ words }, line) => words.map(() => line)),
  }),
);

type PageReader = (lines: readonly SourceLine[]) => readonly LineWords[];

const readersOf = onceFor((posting: PostingWords) =>
  perLanguage((language): PageReader => {
    const sense = wordSense(language);
    return eachLine((line) => wordsIn(line, sense, posting));
  }),
);

function wordsIn({ text, layout }: SourceLine, sense: WordSense, { said, asked }: PostingWords): LineWords {
  // A mark in front has no part in any word; without it the line is often a piece that is read anyway.
  const found = sense.words(text.replace(/^[^\p{L}\p{M}\p{N}.]+/u, '').trimEnd());
  const words = found.map((word) => ({
    word,
    stop: sense.isStop(word),
    said: said.has(word.text),
    asked: asked.has(word.stem),
  }));
  const count = words.filter((one) => one.asked).length;
  if (layout?.hidden)
    return { words: [], asked: 0, opens: false, runs: { first: 0, last: 0, most: 0 }, hidden: count };
  return {
    words,
    asked: count,
    opens: found.length > shortLine && (/^\s*[^\p{L}\p{N}\s(]/u.test(text) || isLabelled(text)),
    runs: runsIn(words),
    hidden: 0,
  };
}

/** "Qualifications: …" goes on with no line above it. */
const isLabelled = (text: string): boolean => {
  const label = /^\s*(\p{L}[^:：]{1,38})[:：]\s*\S/u.exec(text)?.[1];
  return label !== undefined && isListedHeading(label);
};

function runsIn(words: readonly LineWord[]): LineWords['runs'] {
  const first = words.findIndex(({ said }) => !said);
  let [run, most] = [0, 0];
  for (const { said } of words) {
    run = said ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return { first: first < 0 ? words.length : first, last: run, most };
}

/** What stands behind what is read is no evidence either. */
export const read = ({ source, language }: Resume, posting: PostingWords): Texts => ({
  seen: readersOf(posting)(language)(linesRead(source)),
  shingles: posting.shingles,
});
