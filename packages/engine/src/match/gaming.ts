import { onceFor } from '../text/once-for.ts';
import type { Job, Language, LineIndex, Message, Resume, SourceLine } from '../types.ts';
import { hasHan } from './fold.ts';
import { type Word, type WordSense, wordSense } from './words.ts';

/**
 * Ways to please a keyword filter without having the skill: the posting's words as a bare list, the
 * posting itself, text that nobody sees. They are found, do not count as evidence, and cost points.
 */
export interface Gaming {
  /** Lines that prove nothing: pasted from the posting, or a list without support. */
  ignored: Set<LineIndex>;
  penalty: number;
  reasons: Message[];
}

/** Distinct telling words of a list, in one run, from which on it counts as dense. */
const listLength = 12;
const listTotal = 20;
const shortLine = 3;
/** A list of skills that the rest of the resume supports may be this long. */
const longList = 16;
const shingle = 6;
const pastedWords = 30;

/** A word of the resume, and what the posting makes of it. */
interface LineWord {
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

interface Texts {
  seen: { line: LineIndex; own: LineWords }[];
  hiddenHits: number;
  shingles: ReadonlySet<string>;
}

/** All words that are seen, in one row. */
interface Row {
  words: LineWord[];
  /** The line of each word. */
  lines: LineIndex[];
}

/** Needed only where something is found. */
const rowOf = onceFor(
  ({ seen }: Texts): Row => ({
    words: seen.flatMap(({ own }) => own.words),
    lines: seen.flatMap(({ line, own }) => own.words.map(() => line)),
  }),
);

/** What a posting gives to look for; read once, used for many resumes. */
export interface PostingWords {
  /** Every word, as it is written. */
  said: Set<string>;
  asked: Set<string>;
  shingles: Set<string>;
}

export function postingWords(job: Job): PostingWords {
  const sense = wordSense(job.language);
  const all = sense.words(`${job.title}\n${job.description}`);
  const shingles = new Set<string>();
  for (let i = 0; i + shingle <= all.length; i += 1)
    shingles.add(
      all
        .slice(i, i + shingle)
        .map((word) => word.text)
        .join(' '),
    );
  // "Steuer- und Lohnsteuerrecht" asks for "Steuerrecht", which does not stand there as one word.
  const named = job.requirements.flatMap(({ terms }) => terms.flatMap(({ text }) => sense.words(text)));
  const words = [...all, ...named];
  const said = new Set(words.map((word) => word.text));
  return {
    said,
    asked: new Set(words.filter((word) => !sense.isStop(word)).map((word) => word.stem)),
    shingles,
  };
}

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

function read(resume: Resume, posting: PostingWords): Texts {
  const inLine = readerOf(posting, resume.language);
  const seen: Texts['seen'] = [];
  let hiddenHits = 0;
  resume.source.lines.forEach((source, line) => {
    const own = inLine(source);
    if (source.layout?.hidden) hiddenHits += own.asked;
    else seen.push({ line, own });
  });
  return { seen, hiddenHits, shingles: posting.shingles };
}

interface Run {
  from: number;
  to: number;
  distinct: Set<string>;
  total: number;
  stops: number;
  misses: number;
}

/** Stretches in which every telling word is the posting's. */
function runsOf({ seen }: Texts): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  const close = (): void => {
    if (run && (run.distinct.size >= listLength || run.total >= listTotal)) runs.push(run);
    run = undefined;
  };
  const take = ({ word, stop, asked }: LineWord, at: number, before: LineWord | undefined): void => {
    if (stop) {
      if (run) run.stops += 1;
      return;
    }
    if (!asked) {
      // One strange word among many does not make a list honest.
      if (run && run.misses < Math.floor(run.total / 8)) run.misses += 1;
      else close();
      return;
    }
    run ??= { from: at, to: at, distinct: new Set(), total: 0, stops: 0, misses: 0 };
    run.to = at;
    // Han text is read in pairs of characters; a stretch of them is one item of a list.
    if (before && before.word.end > word.start) return;
    run.distinct.add(word.stem);
    run.total += 1;
  };
  let from = 0;
  for (const { own } of seen) {
    if (own.opens) close();
    // Most lines have none of it: nothing begins there.
    if (run || own.asked > 0)
      own.words.forEach((word, i) => {
        take(word, from + i, own.words[i - 1]);
      });
    from += own.words.length;
  }
  close();
  return runs;
}

/** How much of a run's words the rest of the resume speaks of as well. */
function support(run: Run, row: Row): number {
  const elsewhere = new Set<string>();
  row.words.forEach(({ word }, at) => {
    if (at < run.from || at > run.to) elsewhere.add(word.stem);
  });
  let found = 0;
  for (const stem of run.distinct) if (elsewhere.has(stem)) found += 1;
  return found / run.distinct.size;
}

/** Distinct telling words that a run has within one line, lines of few words counting together. */
function longestLine(run: Run, { words, lines }: Row): number {
  const byLine = new Map<LineIndex, Set<string>>();
  words.slice(run.from, run.to + 1).forEach(({ word, stop }, i) => {
    const line = lines[run.from + i] ?? -1;
    const known = byLine.get(line) ?? new Set();
    if (!stop) known.add(word.stem);
    byLine.set(line, known);
  });
  const short = [...byLine.values()].filter((own) => own.size <= shortLine).flatMap((own) => [...own]);
  return Math.max(new Set(short).size, ...[...byLine.values()].map((own) => own.size));
}

/** The words of a row that begins where its next word would be put. */
function inOrder(row: readonly string[], next: number): string {
  let said = row[next % shingle] ?? '';
  for (let i = 1; i < shingle; i += 1) said += ` ${row[(next + i) % shingle]}`;
  return said;
}

/** Enough words stand in sixes as they stand in the posting; few resumes have them. */
function mayBePasted({ seen, shingles }: Texts): boolean {
  // The last words of the posting that stand one behind the other; where the next is put, the first of them stands.
  const row: string[] = [];
  let run = 0;
  let covered = 0;
  let at = 0;
  let last = -shingle;
  for (const { own } of seen)
    for (const { said, word } of own.words) {
      at += 1;
      if (!said) {
        run = 0;
        continue;
      }
      row[run % shingle] = word.text;
      run += 1;
      if (run < shingle || !shingles.has(inOrder(row, run))) continue;
      covered += Math.min(shingle, at - last);
      last = at;
      if (covered >= pastedWords) return true;
    }
  return false;
}

function pastedLines(texts: Texts): { covered: number; lines: Set<LineIndex> } {
  if (!mayBePasted(texts)) return { covered: 0, lines: new Set() };
  const { words, lines: lineOf } = rowOf(texts);
  const { shingles } = texts;
  const hit = new Uint8Array(words.length);
  // Words of the posting that stand one behind the other, up to here: most stretches end before the sixth.
  let run = 0;
  for (let last = 0; last < words.length; last += 1) {
    run = words[last]?.said ? run + 1 : 0;
    if (run < shingle) continue;
    const i = last - shingle + 1;
    let key = words[i]?.word.text ?? '';
    for (let k = 1; k < shingle; k += 1) key += ` ${words[i + k]?.word.text}`;
    if (shingles.has(key)) hit.fill(1, i, i + shingle);
  }
  if (!hit.includes(1)) return { covered: 0, lines: new Set() };
  const byLine = new Map<LineIndex, { all: number; hit: number }>();
  let covered = 0;
  words.forEach(({ word }, at) => {
    const line = lineOf[at] ?? -1;
    const count = byLine.get(line) ?? { all: 0, hit: 0 };
    count.all += 1;
    count.hit += hit[at] ?? 0;
    covered += (hit[at] ?? 0) * (hasHan(word.text) ? 0.5 : 1);
    byLine.set(line, count);
  });
  const lines = new Set<LineIndex>();
  if (covered >= pastedWords)
    for (const [line, count] of byLine) if (count.hit >= count.all * 0.6) lines.add(line);
  return { covered: lines.size > 0 ? covered : 0, lines };
}

export function findGaming(resume: Resume, posting: PostingWords): Gaming {
  const texts = read(resume, posting);
  const gaming: Gaming = { ignored: new Set(), penalty: 0, reasons: [] };
  const note = (points: number, code: string, params: Message['params']): void => {
    gaming.penalty += points;
    gaming.reasons.push({ code, params: { ...params, points: -points } });
  };
  const pasted = pastedLines(texts);
  if (pasted.covered > 0) {
    for (const line of pasted.lines) gaming.ignored.add(line);
    note(Math.min(20, Math.round(3 + pasted.covered / 10)), 'score.gaming.pasted', {
      words: Math.round(pasted.covered),
    });
  }
  const skillLines = new Set(resume.skills.map((skill) => skill.line));
  for (const run of runsOf(texts)) {
    const row = rowOf(texts);
    const lines = new Set(row.lines.slice(run.from, run.to + 1));
    const bare = support(run, row) < 0.6;
    // Prose has small words between the telling ones; a person's own list of skills names what is asked for.
    const prose = run.stops >= run.total * 0.25;
    if (prose && longestLine(run, row) < listLength) continue;
    const ownList = run.distinct.size < longList && [...lines].every((line) => skillLines.has(line));
    if (!bare && (prose || ownList)) continue;
    for (const line of lines) gaming.ignored.add(line);
    if (bare)
      note(Math.min(12, Math.round(2 + run.distinct.size / 5)), 'score.gaming.list', {
        words: run.distinct.size,
      });
    else note(1.5, 'score.gaming.dense', { words: run.distinct.size });
  }
  if (texts.hiddenHits >= 5)
    note(Math.min(15, 5 + Math.round(texts.hiddenHits / 10)), 'score.gaming.hidden', {
      words: texts.hiddenHits,
    });
  return gaming;
}
