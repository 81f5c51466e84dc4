import { type Block, blocksOf } from './columns.ts';
import { isUpended, type Piece } from './pieces.ts';
import { partsBy, type Sidebar } from './sidebar.ts';
import { joinStacked } from './stacked.ts';

/** Along the height of a page, not across it as a stamp. */
const alongHeight = ({ words }: Piece) => words[0] !== undefined && isUpended(words[0].ink);

const rightOf = (label: Piece, pieces: Piece[]) =>
  Math.min(
    ...pieces.map((piece) => (piece.x0 >= label.x0 ? piece.x0 - label.x0 : 1_000 + label.x0 - piece.x0)),
  );

/** The block that a label along its side belongs to: the nearest of those beside it, one to its right first. */
function blockBeside(blocks: Block[], label: Piece): Block | undefined {
  const beside = blocks.flatMap((block) => {
    const near = block.pieces.filter(
      (piece) => piece.baseline > label.y0 - 2 && piece.baseline < label.y1 + 2,
    );
    return near.length > 0 ? [{ block, far: rightOf(label, near) }] : [];
  });
  return beside.sort((a, b) => a.far - b.far)[0]?.block;
}

function uprightBlocks(pieces: Piece[], sidebar: Sidebar | undefined): Block[] {
  const parts = sidebar && partsBy(sidebar, pieces);
  if (!sidebar || !parts) return blocksOf(pieces);
  const { above, side, main, below } = parts;
  const [first, second] = sidebar.left ? [side, main] : [main, side];
  const beside = blocksOf(first);
  const next = Math.max(0, ...beside.map((block) => block.column)) + 1;
  return [...blocksOf(above), ...beside, ...blocksOf(second, next), ...blocksOf(below)];
}

/**
 * Blocks of a page that is mostly upright. Text at an angle takes no part in the columns: a label painted
 * along the side of what it names comes before it, stamps come at the end.
 */
export function pageBlocks(visible: Piece[], unseen: Piece[], sidebar?: Sidebar): Block[] {
  const seen = joinStacked(visible);
  const turned = seen.filter((piece) => piece.turned);
  if (turned.length > seen.length / 2) return blocksOf([...seen, ...unseen]);
  const blocks = uprightBlocks(
    seen.filter((piece) => !piece.turned),
    sidebar,
  );
  for (const piece of turned) {
    const own = alongHeight(piece) ? blockBeside(blocks, piece) : undefined;
    if (own) own.labels = [...(own.labels ?? []), piece];
    else blocks.push({ pieces: [piece], column: 0 });
  }
  if (unseen.length > 0) blocks.push({ pieces: unseen, column: 0 });
  return blocks;
}
