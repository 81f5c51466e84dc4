import type { SectionKind } from '../types.ts';
import { inferKind } from './infer.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import type { Block } from './sections.ts';
import { datesAtEdges } from './strip.ts';

/** With bullets below, and every other line a time and what one was. */
export function namesJobs(pieces: Piece[]): boolean {
  const dated = pieces.filter((piece) => !piece.marker);
  if (dated.length === pieces.length || !dated.every((piece) => datesAtEdges(piece.text).length > 0))
    return false;
  const ranged = dated.some((piece) => datesAtEdges(piece.text).some((hit) => !hit.single));
  return (
    ranged &&
    dated.every((piece) =>
      piece.text.split(/[,(|·–—\t]|\s{2,}/).some((part) => likeness(part).title >= 2.6),
    ) &&
    inferKind(pieces) === 'experience'
  );
}

/** Two times or more, each in a line that heads something. */
export function listsJobs(pieces: Piece[]): boolean {
  const dated = pieces.filter(
    (piece) => piece.text.length < 110 && datesAtEdges(piece.text).some((hit) => !hit.single),
  );
  return dated.length >= 2 && inferKind(pieces) === 'experience';
}

const mayHoldWork = new Set<SectionKind | undefined>([
  'projects',
  'other',
  'summary',
  'skills',
  'references',
  'awards',
]);

/** Most lines with a time name what one was. */
function namesTitles(pieces: Piece[]): boolean {
  const heads = pieces.filter((piece) => !piece.marker && piece.text.length < 110);
  const dated = heads.filter((piece) => datesAtEdges(piece.text).some((hit) => !hit.single));
  const titled = dated.filter((piece) => {
    const at = heads.indexOf(piece);
    return heads
      .slice(Math.max(0, at - 1), at + 2)
      .some((near) => near.text.split(/[,(|·–—\t]|\s{2,}/).some((part) => likeness(part).title >= 2.6));
  });
  return titled.length >= 2 && titled.length >= dated.length * 0.6;
}

/** Everybody has worked somewhere: where no heading says so ("Selected work"), the lines do. */
export function findWork(blocks: Block[]): void {
  if (blocks.some((block) => block.kind === 'experience' && block.pieces.length > 0)) return;
  const found = blocks.find(
    (block) =>
      block.heading && mayHoldWork.has(block.kind) && listsJobs(block.pieces) && namesTitles(block.pieces),
  );
  if (found) found.kind = 'experience';
}

/** Under "Training and certificates" may stand the degrees, where they stand nowhere else. */
export function findStudies(blocks: Block[]): void {
  if (blocks.some((block) => block.kind === 'education' && block.pieces.length > 0)) return;
  const found = blocks.find((block) => {
    const { kind, pieces } = block;
    if (!block.heading || (kind !== 'certificates' && kind !== 'other' && kind !== 'awards')) return false;
    return pieces.some(({ text }) => {
      const likes = text.split(/[,(|·–—\t:]|\s-\s|\s{2,}/).map((part) => likeness(part.trim()));
      return likes.some((like) => like.degree >= 2.6) && likes.some((like) => like.school >= 3);
    });
  });
  if (found) found.kind = 'education';
}
