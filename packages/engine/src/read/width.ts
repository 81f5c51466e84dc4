const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** Columns a text takes when printed with letters of one width; Chinese takes two each, tabs go to the next stop. */
export function displayWidth(text: string, from = 0): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const char of text)
    width += char === '\t' ? 8 - ((from + width) % 8) : char > '\u10ff' && wide.test(char) ? 2 : 1;
  return width;
}
