import { allMatches } from '../text/all-matches.ts';
/** Where in a text others did it: a clause of theirs, a passive, or what they were told how to do or made to do. */
export const doingsOfOthers = (text: string, byOthers: RegExp): { start: number; end: number }[] =>
  allMatches(text, byOthers).map(({ index, 0: all, 1: clause, 2: passive, 3: told }) => {
    const part = clause ?? passive ?? told ?? '';
    const start = index + all.length - part.length;
    return { start, end: start + part.length };
  });
