import type { SourceLine } from '../types.ts';

/**
 * Remembers what was read of a line for as long as that line is there. An edited resume has most lines of
 * the one it was made from, as the very same objects: those are not read again.
 */
export function perLine<T>(read: (line: SourceLine) => T): (line: SourceLine) => T {
  const known = new WeakMap<SourceLine, { answer: T }>();
  return (line) => {
    const before = known.get(line);
    if (before) return before.answer;
    const answer = read(line);
    known.set(line, { answer });
    return answer;
  };
}
