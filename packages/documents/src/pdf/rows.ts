import type { Piece } from './pieces.ts';

export interface Row {
  baseline: number;
  size: number;
  pieces: Piece[];
}

export function rowsOf(pieces: Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const last = rows.at(-1);
    const near = last && piece.baseline - last.baseline < 0.38 * Math.min(last.size, piece.size);
    if (last && near) {
      last.pieces.push(piece);
      if (piece.size > last.size) Object.assign(last, { size: piece.size, baseline: piece.baseline });
    } else rows.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] });
  }
  return rows;
}

export const headingLike = (row: Row, usual: number) => {
  const text = row.pieces.map((piece) => piece.words.map((word) => word.text).join(' ')).join(' ');
  const bold = row.pieces.every((piece) => piece.words.every((word) => word.ink.bold));
  const capitals =
    text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase() && !/\d/.test(text);
  return text.length < 40 && (row.size > usual * 1.12 || capitals || (bold && row.pieces.length === 1));
};

export function usualSize(rows: Row[]): number {
  const sizes = rows.map((row) => row.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

/** Rows of `some` that share their baseline with a row of `others`. */
export function aligned(some: Row[], others: Row[]): Row[] {
  let at = 0;
  return some.filter((row) => {
    // Both are sorted by height.
    while (at < others.length && (others[at]?.baseline ?? 0) < row.baseline - 0.3 * row.size) at++;
    const other = others[at];
    return (
      other !== undefined && Math.abs(other.baseline - row.baseline) < 0.3 * Math.min(row.size, other.size)
    );
  });
}
