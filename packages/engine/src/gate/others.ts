import { allMatches } from '../text/all-matches.ts';
/** Where in a text others did it: a clause of theirs, a passive, or what they were told how to do or made to do. */
export const doingsOfOthers = (text: string, byOthers: RegExp): { start: number; end: number }[] =>
  allMatches(text, byOthers).map(({ index, 0: all, ...captured }) => {
    const part =
      [captured[1], captured[2], captured[3], captured[4]].find((each) => each !== undefined) ?? '';
    const start = index + all.length - part.length;
    return { start, end: start + part.length };
  });
