/** Lists of lines as one list. */
export const lines = (...lists: readonly string[]): string => lists.map((list) => list.trim()).join('\n');
