/**
 * Every match of a global pattern, in order. The language's own way makes the pattern anew for each text it is
 * held against; most texts have no match at all, and nearly all of the time went there.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('a pattern that stops at its first match');
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // Nothing was taken: look on behind the next character, whole as it is.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
