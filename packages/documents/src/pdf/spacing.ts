import type { Word } from './pieces.ts';

const letter = /^[\p{L}\p{N}&/]$/u;
/** Letters that lean into each other ("TA", "AV") stay closer than the others, and come as one. */
const kerned = /^\p{Lu}{2}$/u;
const fewest = 5;
const han = /^\p{Script=Han}$/u;
const capital = /^\p{Lu}$/u;

function smallGap(words: Word[]): number {
  const gaps = words.slice(1).map((word, index) => word.x0 - (words[index]?.x1 ?? word.x0));
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}

function merged(words: Word[], text: string): Word {
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  return { ...first, text, x1: last.x1, unmapped: words.reduce((sum, word) => sum + word.unmapped, 0) };
}

/** One stretch of single letters: the narrow gaps are inside words, the wide ones between. */
function joinStretch(words: Word[]): Word[] {
  const base = Math.max(smallGap(words), 0.3);
  const groups: Word[][] = [];
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    if (!last || word.x0 - last.x1 > base * 1.7 + 0.08 * word.ink.size) groups.push([word]);
    else groups.at(-1)?.push(word);
  }
  return groups.map((group) => merged(group, group.map((word) => word.text).join('')));
}

/** A short line that is nothing but single letters: "W O R K", "教 育 背 景", a name of two characters. */
function isSetWide(words: Word[]): boolean {
  if (words.length < 2 || words.length >= fewest + 2) return false;
  if (words.every((word) => han.test(word.text))) return true;
  return words.length >= 4 && words.length < fewest && words.every((word) => capital.test(word.text));
}

/** "E X P E R I E N C E" is one word set wide. */
export function joinLetterSpaced(words: Word[]): Word[] {
  if (isSetWide(words)) return [merged(words, words.map((word) => word.text).join(''))];
  const result: Word[] = [];
  let stretch: Word[] = [];
  const flush = () => {
    const single = stretch.filter((word) => letter.test(word.text)).length;
    const isWide = single >= fewest && single > 2 * (stretch.length - single);
    result.push(...(isWide ? joinStretch(stretch) : stretch));
    stretch = [];
  };
  for (const word of words) {
    if (letter.test(word.text) || kerned.test(word.text)) stretch.push(word);
    else {
      flush();
      result.push(word);
    }
  }
  flush();
  return result;
}
