import { allMatches } from '../text/all-matches.ts';

/** The patterns have no more groups. */
const places = [1, 2, 3, 4, 5, 6] as const;

/** Where in a text others did it: a clause of theirs, a passive, or what they were told how to do or made to do. */
export const doingsOfOthers = (text: string, byOthers: RegExp): { start: number; end: number }[] =>
  allMatches(text, byOthers).map(({ index, 0: all, ...captured }) => {
    const part = places.map((at) => captured[at]).find((each) => each !== undefined) ?? '';
    const start = index + all.length - part.length;
    return { start, end: start + part.length };
  });
