import type { LineIndex } from '../types.ts';
import { type LineWord, type Row, shortLine, type Texts } from './gaming-row.ts';

/** Distinct telling words of a list, in one run, from which on it counts as dense. */
export const listLength = 12;

const listTotal = 20;

interface Run {
  from: number;
  to: number;
  distinct: Set<string>;
  total: number;
  stops: number;
  misses: number;
}

/** Stretches in which every telling word is the posting's. */
export function runsOf({ seen }: Texts): Run[] {
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
  for (const own of seen) {
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
export function support(run: Run, row: Row): number {
  const elsewhere = new Set<string>();
  row.words.forEach(({ word }, at) => {
    if (at < run.from || at > run.to) elsewhere.add(word.stem);
  });
  let found = 0;
  for (const stem of run.distinct) if (elsewhere.has(stem)) found += 1;
  return found / run.distinct.size;
}

/** Distinct telling words that a run has within one line, lines of few words counting together. */
export function longestLine(run: Run, { words, lines }: Row): number {
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
