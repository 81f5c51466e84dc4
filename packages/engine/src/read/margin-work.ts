import { onceFor } from '../text/once-for.ts';
import type { SectionKind } from '../types.ts';
import { type Piece, paragraphsOf } from './pieces.ts';
import { isTrade } from './scores.ts';
import type { Block } from './sections.ts';
import { datesAtEdges } from './strip.ts';

const inMargins = new Set<SectionKind | undefined>(['skills', 'languages', 'certificates', 'interests']);

/** What one was, a time with both its ends, and both in the first lines. */
function headsJob(paragraph: Piece[]): boolean {
  const head = paragraph.slice(0, 3).filter(({ marker, text }) => !marker && text.length < 110);
  const dated = head.some(({ text }) => datesAtEdges(text).some((hit) => !hit.single));
  const parts = head.flatMap(({ text }) => text.split(/[,(|·–—\t]|\s{2,}/));
  const titled = parts.some((part) => isTrade(part.trim()));
  return dated && titled && parts.length >= 3;
}

/**
 * A margin column that a converter put between the jobs: below its last list, the work goes on. Where work has a
 * heading of its own elsewhere, and each paragraph behind some gap heads a job, with duties below one of them.
 */
function splitBlock(block: Block): Block[] {
  if (!block.heading?.known || !inMargins.has(block.kind)) return [block];
  const parts = partsOf(block.pieces);
  if (!parts) return [block];
  return [
    { ...block, pieces: parts.own },
    { kind: 'experience', pieces: parts.jobs },
  ];
}

const partsOf = onceFor((pieces: Piece[]) => {
  const paragraphs = paragraphsOf(pieces);
  const last = paragraphs.findLastIndex((paragraph) => !headsJob(paragraph));
  const [own, jobs] = [paragraphs.slice(0, last + 1).flat(), paragraphs.slice(last + 1).flat()];
  return last < 0 || !jobs.some(({ marker }) => marker !== '') ? undefined : { own, jobs };
});

export function withWorkBehindMargins(blocks: Block[]): Block[] {
  const told = blocks.some(
    ({ kind, heading, pieces }) => kind === 'experience' && heading && pieces.length > 0,
  );
  return told ? blocks.flatMap(splitBlock) : blocks;
}
