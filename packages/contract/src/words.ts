/** The one counter of words, used by browser and server. No zod here. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const wideRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

/** White-space tokens; a run of Han, Kana or Thai counts one word per two characters. */
export function countWords(text: string): number {
  let words = 0;
  for (const match of text.matchAll(/\S+/gu)) {
    const token = match[0];
    words += wide.test(token) ? countWideToken(token) : 1;
  }
  return words;
}

function countWideToken(token: string): number {
  let words = 0;
  for (const run of token.matchAll(wideRuns)) words += Math.ceil([...run[0]].length / 2);
  const rest = token.replace(wideRuns, ' ');
  for (const piece of rest.split(' ')) if (/[\p{L}\p{N}]/u.test(piece)) words += 1;
  return words;
}

/** Cuts by what a person counts as characters, never inside one. */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const part of segmenter.segment(text)) {
    if (count === most) return text.slice(0, part.index);
    count += 1;
  }
  return text;
}

/** The first `most` words of a text, with its lines kept. */
export function cutWords(text: string, most: number): string {
  let words = 0;
  for (const match of text.matchAll(/\S+/gu)) {
    const token = match[0];
    const size = wide.test(token) ? countWideToken(token) : 1;
    if (words + size > most) {
      const room = most - words;
      const kept = wide.test(token) ? cutGraphemes(token, room * 2) : '';
      return `${text.slice(0, match.index)}${kept}`.trimEnd();
    }
    words += size;
  }
  return text;
}
