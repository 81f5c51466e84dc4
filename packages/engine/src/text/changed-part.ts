/** Where a list differs from an earlier one of mostly the same objects: before `from` and behind `to` they are one. */
export interface ChangedPart {
  from: number;
  to: number;
  /** Where the part ends in the earlier one. */
  earlierTo: number;
}

export function changedPart<T extends object>(earlier: readonly T[], now: readonly T[]): ChangedPart {
  const shorter = Math.min(earlier.length, now.length);
  let from = 0;
  while (from < shorter && earlier[from] === now[from]) from += 1;
  let to = now.length;
  let earlierTo = earlier.length;
  while (to > from && earlierTo > from && now[to - 1] === earlier[earlierTo - 1]) {
    to -= 1;
    earlierTo -= 1;
  }
  return { from, to, earlierTo };
}
