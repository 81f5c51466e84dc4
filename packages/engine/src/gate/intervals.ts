import type { Lexis } from './lexis.ts';

/** A recurring time, however it was said: "quarterly" is "every three months", and no figure of three. */
export interface FoundInterval {
  /** Its number in the pack. */
  kind: number;
  start: number;
  end: number;
}

export function intervalsIn(text: string, lexis: Lexis): FoundInterval[] {
  return lexis.pack.intervals.flatMap((pattern, kind) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** What is left of the text, every character at its place. */
export function withoutIntervals(text: string, intervals: readonly FoundInterval[]): string {
  let left = text;
  for (const { start, end } of intervals)
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left;
}
