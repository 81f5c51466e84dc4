import type { Language } from '../types.ts';

/**
 * Where a mark follows at once, there; else at the end of the sentence when it is near, or at the next
 * comma: the bracket never parts a word from what belongs to it.
 */
export function bracketPlace(text: string, end: number, language: Language): number | undefined {
  if (language === 'zh') return hasBracket(text, end) ? undefined : end;
  const rest = text.slice(end);
  const stop = /[;:.!?–—(](?=\s|$)|[;:(–—]/u.exec(rest)?.index ?? rest.length;
  const comma = /,\s/u.exec(rest.slice(0, stop))?.index;
  const at = end + (comma === 0 || (comma !== undefined && stop > 60) ? comma : stop);
  const trimmed = at - (/\s+$/u.exec(text.slice(0, at))?.[0].length ?? 0);
  return hasBracket(text, trimmed) ? undefined : trimmed;
}

/** Two brackets in a row, or one inside another, read badly. */
function hasBracket(text: string, at: number): boolean {
  if (/^\s*[(（/&-]/u.test(text.slice(at))) return true;
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('（')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  );
}
