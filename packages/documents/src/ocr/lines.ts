import type { SourceLine } from '@tailor/engine';
import { blocksOf } from '../pdf/columns.ts';
import { plainInk } from '../pdf/glyphs.ts';
import { blockLines } from '../pdf/lines.ts';
import { type Piece, pieceOf, type Word } from '../pdf/pieces.ts';
import { noRepairs, repairLine } from '../text/repair.ts';
import type { OcrLine, OcrPage } from './engine.ts';

/** Icons, rules and specks come back as marks nobody wrote; their confidence gives them away. */
const leastConfidence = 25;

function isSpeck(word: { text: string; confidence: number }): boolean {
  if (word.text.trim() === '') return true;
  const wordLike = /\p{Script=Han}|\p{L}{3,}|\d{2,}/u.test(word.text);
  return word.confidence < (wordLike ? 1 : leastConfidence);
}

function wordsOf(line: OcrLine, scale: number, size: number): Word[] {
  const ink = plainInk(size);
  return line.words
    .filter((word) => !isSpeck(word))
    .map((word) => ({
      text: word.text,
      x0: word.x0 / scale,
      x1: word.x1 / scale,
      y0: word.y0 / scale,
      y1: word.y1 / scale,
      ink,
      unmapped: 0,
    }));
}

/** Han characters come one by one with blanks that nobody set. */
function joinHan(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const both =
      last &&
      /[\p{Script=Han}，。、；：（）《》“”]$/u.test(last.text) &&
      /^[\p{Script=Han}，。、；：（）《》“”]/u.test(word.text);
    if (last && both && word.x0 - last.x1 < 0.6 * word.ink.size)
      joined[joined.length - 1] = { ...last, text: last.text + word.text, x1: word.x1 };
    else joined.push(word);
  }
  return joined;
}

function piecesOfLine(line: OcrLine, scale: number, order: number): Piece[] {
  const size = Math.max(4, (line.height / scale) * 0.78);
  const groups: Word[][] = [];
  for (const word of joinHan(wordsOf(line, scale, size))) {
    const last = groups.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < 1.6 * size) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((words) => pieceOf(words, line.baseline / scale, order));
}

/** Bullets are read as the letters they resemble; two lines of a page that begin so make it certain. */
const bulletLike =
  /^(?:[e¢©®°»«*¥§+o·.-]\s+(?=[\p{Lu}\p{N}\p{Script=Han}])|[。，、；”’"'·*.]\s*(?=[\p{Script=Han}《（]))/u;

/** Blanks between Chinese characters and their marks are the recogniser's, not the writer's. */
const idleBlank = /(?<=[\p{Script=Han}，。、；：（《]) (?=[\p{Script=Han}，。、；：）》])/gu;

function restoreBullets(lines: SourceLine[]): SourceLine[] {
  const suspects = lines.filter((line) => bulletLike.test(line.text)).length;
  if (suspects < 2) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(bulletLike, '• ') }));
}

export function recognisedLines(
  page: OcrPage,
  scale: number,
  at: { page: number; width: number; height: number },
): SourceLine[] {
  const pieces = page.lines.flatMap((line, order) => piecesOfLine(line, scale, order));
  const repairs = noRepairs();
  const context = {
    ...at,
    links: [],
    hidden: () => undefined,
    clean: (text: string) => repairLine(text, repairs),
  };
  const lines = blocksOf(pieces).flatMap((block) => [{ text: '' }, ...blockLines(block, context)]);
  return restoreBullets(lines.map((line) => ({ ...line, text: line.text.replace(idleBlank, '') })));
}
