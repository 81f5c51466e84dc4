import type { Piece } from './pieces.ts';
import { displayWidth } from './width.ts';

const beside = /^(\S.{0,38}?\S)(\t+|\s{3,})([•‧▪■●○◦◆►▸·»›➤✓*+–—−>~-])\s+(?=\S)/u;

/**
 * "Cook        > stocks and sauces" over lines with the same mark in the same column: the first bullet stands beside the
 * line that heads them, and is parted from it.
 */
export function withMarksBeside(pieces: Piece[]): Piece[] {
  const columns = new Set(pieces.map(({ marker, indent }) => `${marker}${indent}`));
  return pieces.flatMap((piece): Piece[] => {
    const match = piece.marker ? null : beside.exec(piece.text);
    const [whole, head = '', blank = '', marker = ''] = match ?? [];
    if (!whole) return [piece];
    const indent = piece.indent + displayWidth(head + blank);
    if (!columns.has(`${marker}${indent}`)) return [piece];
    const text = piece.text.slice(whole.length);
    return [
      { ...piece, text: head, width: piece.indent + displayWidth(head) },
      { ...piece, text, marker, indent, gap: 0, ruledUnder: false },
    ];
  });
}
