import type { SectionKind } from '../types.ts';
import { withApartTimes } from './apart-dates.ts';
import { splitByHeadings } from './by-headings.ts';
import { findStudies, findWork, kindByEntries, listsJobs, namesJobs, namesSchools } from './by-lines.ts';
import { partByEntries } from './by-sequence.ts';
import type { Heading } from './headings.ts';
import { inferBlocks, inferKind } from './infer.ts';
import { withWorkBehindMargins } from './margin-work.ts';
import type { Piece } from './pieces.ts';
import { readOnce } from './read-again.ts';
import { splitSoft } from './soft-headings.ts';
import { datesAtEdges } from './strip.ts';

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

const inferredOnce = readOnce<SectionKind | undefined>((kind) => kind);
const entriesOnce = readOnce<SectionKind | undefined>((kind) => kind);
const jobsOnce = readOnce<boolean>((listed) => listed);

/** Sections by heading; what heads nothing known is told by its content. */
export function splitSections(pieces: Piece[]): Block[] {
  const blocks = splitByHeadings(pieces, bodySize(pieces)).flatMap(withoutJobs);
  for (const block of blocks) {
    const { pieces: own, heading } = block;
    if (heading && !heading.known)
      block.kind = inferredOnce(own, 'headed', () => inferKind(own, true)) ?? 'other';
    // "~ How to find me ~": drawn like the known headings, in words of one's own, over an address.
    if (
      heading?.loose &&
      block.kind === 'other' &&
      inferredOnce(own, 'headed', () => inferKind(own, true)) === 'contact'
    )
      block.kind = 'contact';
    const other = blocks.some((one) => one !== block && one.kind === 'experience' && one.heading?.known);
    if (block.kind === 'experience' && heading && !heading.known && other && namesSchools(own))
      block.kind = 'education';
    // "Teaching", "Stage": a heading of one's own over what one was paid for.
    if (block.kind === 'other' && namesJobs(own)) block.kind = 'experience';
    // "Career summary" may head the jobs themselves.
    if (block.kind === 'summary' && jobsOnce(own, '', () => listsJobs(own))) block.kind = 'experience';
  }
  const told = blocks.some(
    ({ kind, heading, pieces }) => kind === 'education' && heading?.known && pieces.length > 0,
  );
  // Beside studies under a heading of their own, papers that took no years are no studies.
  for (const block of blocks)
    if (told && block.kind === 'education' && block.heading && !block.heading.known && !tookTime(block))
      block.kind = 'certificates';
  const all = withApartTimes([...splitTop(blocks[0]), ...blocks.slice(1)]);
  lookCloser(all);
  const parted = withWorkBehindMargins(partByEntries(splitSoft(all)));
  findWork(parted);
  findStudies(parted);
  return parted;
}

/** "Objective: quality inspector", a gap, and the jobs under no heading of their own. */
function withoutJobs(block: Block): Block[] {
  const { kind, heading, pieces } = block;
  const end = pieces.findIndex((piece, at) => at > 0 && piece.gap > 0);
  if (kind !== 'summary' || heading?.rest === undefined || end < 0) return [block];
  const below = pieces.slice(end);
  if (!jobsOnce(below, '', () => listsJobs(below))) return [block];
  return [
    { ...block, pieces: pieces.slice(0, end) },
    { kind: 'experience', pieces: below },
  ];
}

const tookTime = ({ pieces }: Block): boolean =>
  pieces.some(({ text }) => datesAtEdges(text).some((hit) => !hit.single));

/** What no heading stands over yet may stand under one that says little, or something else. */
function lookCloser(blocks: Block[]): void {
  const known = new Set(blocks.filter(({ pieces }) => pieces.length > 0).map(({ kind }) => kind));
  for (const block of blocks) {
    const { heading, pieces } = block;
    const unsure = heading && (heading.loose || (!heading.known && block.kind === 'other'));
    if (!unsure || (known.has('experience') && known.has('education'))) continue;
    const told = entriesOnce(pieces, '', () => kindByEntries(pieces));
    if (told && !known.has(told)) block.kind = told;
  }
}

/** Above the first heading stands who it is; in a resume without headings, everything else too. */
function splitTop(top: Block | undefined): Block[] {
  if (!top) return [];
  const paragraphs = inferBlocks(top.pieces, (paragraph) =>
    inferredOnce(paragraph, '', () => inferKind(paragraph)),
  );
  const first = paragraphs.findIndex(
    (block, index) => index > 0 && (block.kind === 'experience' || block.kind === 'education'),
  );
  if (first < 0) return [top];
  const head = paragraphs.slice(0, first).flatMap((block) => block.pieces);
  return [
    { kind: undefined, pieces: head },
    ...paragraphs.slice(first).map((block): Block => ({ kind: block.kind ?? 'other', pieces: block.pieces })),
  ];
}
