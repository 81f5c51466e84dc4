import type { SectionKind } from '../types.ts';
import { type Heading, headingOf } from './headings.ts';
import type { Piece } from './pieces.ts';

/** A run of pieces under one heading; the first run has none. */
export interface Block {
  kind: SectionKind | undefined;
  heading?: Heading;
  headingPiece?: Piece;
  pieces: Piece[];
}

export function bodySize(pieces: Piece[]): number {
  const counts = new Map<number, number>();
  for (const piece of pieces) {
    if (piece.layout) counts.set(piece.layout.size, (counts.get(piece.layout.size) ?? 0) + piece.text.length);
  }
  let best = 0;
  let size = 0;
  for (const [candidate, count] of counts) {
    if (count > best) [best, size] = [count, candidate];
  }
  return size || 10;
}

const entryKinds = new Set<SectionKind>(['experience', 'projects', 'education', 'volunteering']);

/** Whether a heading of one line ("Skills: …") opens a section here, or is a remark inside an entry. */
function opens(heading: Heading, piece: Piece, current: Block, next: Piece | undefined): boolean {
  if (heading.rest === undefined) {
    // "Leadership" under a job, with text at its side, is a part of that job only when bulleted; else a section.
    if (!heading.known && current.kind !== undefined && piece.gap === 0 && !piece.markup.headingLevel)
      return false;
    return true;
  }
  if (current.kind === undefined) return true;
  if (current.kind === 'skills' || current.kind === 'contact') return false;
  if (entryKinds.has(current.kind)) {
    if (heading.kind === 'summary' || heading.kind === 'projects' || heading.kind === 'experience')
      return false;
    if (piece.gap === 0 || piece.indent > 3) return false;
    return (
      next === undefined || next.gap > 0 || headingOf(next, 0) !== undefined || heading.kind !== 'education'
    );
  }
  return heading.kind !== current.kind;
}

export function splitSections(pieces: Piece[]): Block[] {
  const size = bodySize(pieces);
  const blocks: Block[] = [{ kind: undefined, pieces: [] }];
  pieces.forEach((piece, index) => {
    const current = blocks.at(-1);
    if (!current) return;
    const heading = piece.layout?.region === 'body' || !piece.layout ? headingOf(piece, size) : undefined;
    if (
      !heading ||
      !opens(heading, piece, current, pieces[index + 1]) ||
      isNameLike(heading, blocks, piece)
    ) {
      current.pieces.push(piece);
      return;
    }
    const block: Block = { kind: heading.kind, heading, headingPiece: piece, pieces: [] };
    if (heading.rest !== undefined) block.pieces.push(restOf(piece, heading.rest));
    blocks.push(block);
  });
  return blocks;
}

/** A large first line with unknown words is a name, not a heading. */
function isNameLike(heading: Heading, blocks: Block[], piece: Piece): boolean {
  return !heading.known && blocks.length === 1 && (blocks[0]?.pieces.length ?? 0) < 2 && piece.line < 12;
}

function restOf(piece: Piece, rest: string): Piece {
  const start = piece.text.length - rest.length;
  return {
    ...piece,
    text: rest,
    gap: 0,
    clean: {
      text: rest,
      offsets: Array.from(
        { length: rest.length + 1 },
        (_, i) => piece.clean.offsets?.[start + i] ?? start + i,
      ),
    },
  };
}
