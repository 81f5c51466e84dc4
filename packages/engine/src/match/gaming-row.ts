import { linesRead } from '../text/most-lines.ts';
import { onceFor } from '../text/once-for.ts';
import type { Language, LineIndex, Resume, SourceLine } from '../types.ts';
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
  /** It begins a sentence of its own: a bullet of more than a few words. */
  opens: boolean;
}

export interface Texts {
  seen: { line: LineIndex; own: LineWords }[];
  hiddenHits: number;
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
    words: seen.flatMap(({ own }) => own.words),
    lines: seen.flatMap(({ line, own }) => own.words.map(() => line)),
  }),
);

type LineReader = (line: SourceLine) => LineWords;

const readersOf = onceFor((_: PostingWords) => new Map<Language, LineReader>());

/** The words of a line of a resume in this language, held against the posting's. */
function readerOf(posting: PostingWords, language: Language): LineReader {
  const readers = readersOf(posting);
  const sense = wordSense(language);
  const reader = readers.get(language) ?? onceFor((line: SourceLine) => wordsIn(line, sense, posting));
  readers.set(language, reader);
  return reader;
}

function wordsIn({ text }: SourceLine, sense: WordSense, { said, asked }: PostingWords): LineWords {
  // A mark in front has no part in any word; without it the line is often a piece that is read anyway.
  const found = sense.words(text.replace(/^[^\p{L}\p{M}\p{N}.]+/u, '').trimEnd());
  const words = found.map((word) => ({
    word,
    stop: sense.isStop(word),
    said: said.has(word.text),
    asked: asked.has(word.stem),
  }));
  return {
    words,
    asked: words.filter((one) => one.asked).length,
    opens: found.length > shortLine && /^\s*[^\p{L}\p{N}\s(]/u.test(text),
  };
}

export function read(resume: Resume, posting: PostingWords): Texts {
  const inLine = readerOf(posting, resume.language);
  const seen: Texts['seen'] = [];
  let hiddenHits = 0;
  // What stands behind them is no evidence either.
  linesRead(resume.source).forEach((source, line) => {
    const own = inLine(source);
    if (source.layout?.hidden) hiddenHits += own.asked;
    else seen.push({ line, own });
  });
  return { seen, hiddenHits, shingles: posting.shingles };
}
