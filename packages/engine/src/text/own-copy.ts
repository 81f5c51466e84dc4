/** So many letters are handed over at once. */
const most = 4000;

/**
 * The same text as a string of its own. A piece cut out of a page with one dash or curly quote anywhere keeps two bytes
 * for each letter and holds on to the whole page; patterns are twice as fast over letters of one byte.
 */
export function ownCopy(text: string): string {
  if (text.length > most) return text;
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Some letter needs two bytes: then all of them have them.
    if (code > 0xff) return text;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
}
