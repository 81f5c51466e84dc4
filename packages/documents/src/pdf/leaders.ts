import type { Word } from './pieces.ts';

const fewest = 5;
const onlyDots = /^[.…‥·]+$/;
/** A leader that touches what it leads from, or to. */
const glued = /^(.*?[^.…‥·])??([.…‥·]{5,})([^.…‥·].*)?$/su;
/** A dot is so much of its size wide in most fonts. */
const dotWidth = 0.26;

function parted(word: Word): Word[] {
  const [, before, dots = '', after] = word.text.length > fewest ? (glued.exec(word.text) ?? []) : [];
  if (!before && !after) return [word];
  const letters = (before ?? '').length + (after ?? '').length;
  const wide = Math.min(dots.length * dotWidth * word.ink.size, 0.9 * (word.x1 - word.x0));
  const each = (word.x1 - word.x0 - wide) / letters;
  let x0 = word.x0;
  return [before, dots, after].flatMap((text, part) => {
    if (!text) return [];
    const x1 = x0 + (part === 1 ? wide : text.length * each);
    const piece = { ...word, text, x0, x1 };
    x0 = x1;
    return [piece];
  });
}

const dotsIn = (words: Word[]) => words.reduce((sum, word) => sum + word.text.length, 0);

/** "Engineer ........ 2019": dots lead the eye to the right, they are nothing to read; a gap is left. */
export function withoutLeaders(words: Word[]): Word[] {
  if (!words.some(({ text }) => text.includes('...') || onlyDots.test(text))) return words;
  const all = words.flatMap(parted);
  const kept: Word[] = [];
  let run: Word[] = [];
  const endRun = (atEnd: boolean) => {
    if (kept.length === 0 || atEnd || dotsIn(run) < fewest) kept.push(...run);
    run = [];
  };
  for (const word of all) {
    if (onlyDots.test(word.text)) run.push(word);
    else {
      endRun(false);
      kept.push(word);
    }
  }
  endRun(true);
  return kept;
}
