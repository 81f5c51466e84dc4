import type { Piece, Word } from './pieces.ts';

const mostLetters = 10;
/** Of a form, a few dozen; each is compared with every other. */
const mostSingles = 1_000;

function isSingleHan({ words, turned }: Piece): boolean {
  return !turned && words.length === 1 && /^\p{Script=Han}$/u.test(words[0]?.text ?? '');
}

/** "姓　名", set wide to fill its cell: two characters of one line, not of two upright ones. */
function standsInLine(piece: Piece, singles: Piece[]): boolean {
  return singles.some(
    (other) =>
      other !== piece &&
      Math.abs(other.baseline - piece.baseline) < 0.3 * piece.size &&
      Math.abs(other.x0 - piece.x0) < 6 * piece.size,
  );
}

function goesOn(last: Piece, piece: Piece): boolean {
  const step = (piece.baseline - last.baseline) / last.size;
  const aside = Math.abs(piece.x0 + piece.x1 - last.x0 - last.x1) / 2;
  return (
    step > 0.9 &&
    step < 1.75 &&
    aside < 0.25 * last.size &&
    Math.abs(piece.size - last.size) < 0.1 * last.size
  );
}

/** Told as what it is to the eye: one word along the height of what it names. */
function asLabel(stack: Piece[]): Piece {
  const [first, last] = [stack[0] as Piece, stack.at(-1) as Piece];
  const letter = first.words[0] as Word;
  const [x0, x1] = [Math.min(...stack.map((piece) => piece.x0)), Math.max(...stack.map((piece) => piece.x1))];
  const word: Word = {
    ...letter,
    text: stack.map((piece) => piece.words[0]?.text).join(''),
    x0,
    x1,
    y1: last.y1,
    ink: { ...letter.ink, angle: Math.PI / 2, turned: true },
  };
  return { ...first, x0, x1, y1: last.y1, words: [word], turned: true };
}

/** Forms name their sections in characters one below the other, in a narrow cell beside them. */
export function joinStacked(pieces: Piece[]): Piece[] {
  const singles = pieces.filter(isSingleHan);
  if (singles.length < 2 || singles.length > mostSingles) return pieces;
  const alone = singles.filter((one) => !standsInLine(one, singles));
  const stacks: Piece[][] = [];
  for (const piece of alone.sort((a, b) => a.baseline - b.baseline)) {
    const above = stacks.find((stack) => stack.length < mostLetters && goesOn(stack.at(-1) as Piece, piece));
    if (above) above.push(piece);
    else stacks.push([piece]);
  }
  const labels = stacks.filter((stack) => stack.length > 1);
  const joined = new Set(labels.flat());
  return [...pieces.filter((piece) => !joined.has(piece)), ...labels.map(asLabel)];
}
