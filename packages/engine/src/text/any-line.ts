import type { SourceLine } from '../types.ts';
import { changedPart } from './changed-part.ts';

/**
 * Whether any line of a page has something that few have. An edited page has most lines of the one it was made from, as
 * the very same objects: where that one had it nowhere, only the new lines are asked.
 */
export function anyLine(has: (line: SourceLine) => boolean): (lines: readonly SourceLine[]) => boolean {
  const without = new WeakMap<SourceLine, readonly SourceLine[]>();
  return (lines) => {
    const [first] = lines;
    if (!first) return false;
    const earlier = without.get(first);
    const { from, to } = earlier ? changedPart(earlier, lines) : { from: 0, to: lines.length };
    for (let at = from; at < to; at += 1) {
      const line = lines[at];
      if (line && has(line)) return true;
    }
    if (!earlier) without.set(first, lines);
    return false;
  };
}
