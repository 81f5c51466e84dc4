import type { Piece } from './pieces.ts';
import { isProse } from './scores.ts';
import type { Block } from './sections.ts';
import { datesAtEdges, saysOnlyTime } from './strip.ts';

/** A line that says when, and nothing else. */
const isTime = ({ marker, text }: Piece): boolean => !marker && text.length <= 40 && saysOnlyTime(text);

/** Paragraphs that begin with a name and have no time of their own; none where the lines are set otherwise. */
function undatedEntries(pieces: Piece[]): Piece[][] {
  const entries: Piece[][] = [];
  for (const piece of pieces) {
    const last = entries.at(-1);
    if (!last || (piece.gap > 0 && !piece.marker)) entries.push([piece]);
    else last.push(piece);
  }
  const plain = entries.every(
    ([head, ...rest]) =>
      head &&
      !head.marker &&
      !isProse(head.text) &&
      [head, ...rest].every((piece) => piece.marker || datesAtEdges(piece.text).length === 0),
  );
  return plain ? entries : [];
}

interface Parted {
  times: Piece[];
  rest: Piece[];
}

/** Times in a row above all that has none, or below it. */
function partTimes(pieces: Piece[]): Parted {
  const first = pieces.findIndex((piece) => !isTime(piece));
  if (first !== 0)
    return { times: first < 0 ? pieces : pieces.slice(0, first), rest: first < 0 ? [] : pieces.slice(first) };
  const last = pieces.findLastIndex((piece) => !isTime(piece));
  return { times: pieces.slice(last + 1), rest: pieces.slice(0, last + 1) };
}

const hasEntries = ({ kind }: Block) => kind === 'experience' || kind === 'education';

/** The blocks from one on whose times stand together, with as many entries behind the last as they have times. */
function chainFrom(blocks: Block[], from: number): { parted: Parted[]; entries: Piece[][] } | undefined {
  const parted: Parted[] = [];
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block || !hasEntries(block) || block.pieces.length > 200) return undefined;
    const own = partTimes(block.pieces);
    parted.push(own);
    if (own.times.length === 0) return undefined;
    if (own.rest.length === 0) continue;
    const count = parted.reduce((sum, { times }) => sum + times.length, 0);
    const entries = count >= 2 ? undatedEntries(own.rest) : [];
    return entries.length === count ? { parted, entries } : undefined;
  }
  return undefined;
}

/**
 * Columns of a page read one behind the other: all times first, then as many entries without any. Each gets its own
 * back, in the section where that stood.
 */
export function withApartTimes(blocks: Block[]): Block[] {
  const result = [...blocks];
  for (let from = 0; from < result.length; from++) {
    const chain = chainFrom(result, from);
    if (!chain) continue;
    let next = 0;
    chain.parted.forEach(({ times }, i) => {
      const block = result[from + i] as Block;
      const pieces = times.flatMap((time): Piece[] => {
        const [head, ...rest] = chain.entries[next++] ?? [];
        return head ? [{ ...time, gap: 1 }, { ...head, gap: 0 }, ...rest] : [time];
      });
      result[from + i] = { ...block, pieces };
    });
    from += chain.parted.length - 1;
  }
  return result;
}
