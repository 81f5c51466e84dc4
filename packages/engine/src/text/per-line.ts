import type { SourceLine } from '../types.ts';

/** What all readers know of a line, each in its own slot: one weak table for all of them is easier to keep clean than many. */
const slots = new WeakMap<SourceLine, unknown[]>();
let readers = 0;

/** Stands for an answer that is undefined. */
const nothing = Symbol('nothing');

/**
 * Remembers what was read of a line for as long as that line is there. An edited resume has most lines of
 * the one it was made from, as the very same objects: those are not read again. Readers are made once, when
 * their file is loaded.
 */
export function perLine<T>(read: (line: SourceLine) => T): (line: SourceLine) => T {
  const slot = readers;
  readers += 1;
  return (line) => {
    let own = slots.get(line);
    if (!own) {
      own = [];
      slots.set(line, own);
    }
    const before = own[slot];
    if (before !== undefined) return (before === nothing ? undefined : before) as T;
    const answer = read(line);
    own[slot] = answer === undefined ? nothing : answer;
    return answer;
  };
}
