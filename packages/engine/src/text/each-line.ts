import type { SourceLine } from '../types.ts';
import { changedPart } from './changed-part.ts';
import { onceFor } from './once-for.ts';

interface Page<T> {
  lines: readonly SourceLine[];
  answers: readonly T[];
}

/**
 * What is read of each line of a page. An edited page has most lines of the one it was made from, as the very same
 * objects: only the others are asked, and of these only the new ones read.
 */
export function eachLine<T>(answer: (line: SourceLine) => T): (lines: readonly SourceLine[]) => readonly T[] {
  const read = onceFor(answer);
  const pages = new WeakMap<SourceLine, Page<T>>();
  return (lines) => {
    const [first] = lines;
    if (!first) return [];
    const earlier = pages.get(first);
    if (!earlier) {
      const answers = lines.map((line) => read(line));
      pages.set(first, { lines, answers });
      return answers;
    }
    const { from, to, earlierTo } = changedPart(earlier.lines, lines);
    if (from === lines.length && earlierTo === earlier.lines.length) return earlier.answers;
    return [
      ...earlier.answers.slice(0, from),
      ...lines.slice(from, to).map((line) => read(line)),
      ...earlier.answers.slice(earlierTo),
    ];
  };
}
