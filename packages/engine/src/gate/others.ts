/** Where in a text others did it: a clause of theirs, or a passive. */
export const doingsOfOthers = (text: string, byOthers: RegExp): { start: number; end: number }[] =>
  [...text.matchAll(byOthers)].map(({ index, 0: all, 1: clause, 2: passive }) => {
    const part = clause ?? passive ?? '';
    const start = index + all.length - part.length;
    return { start, end: start + part.length };
  });
