import { hasHan } from '../text/fold.ts';
import type { SectionKind } from '../types.ts';
import { kindByEntries } from './by-lines.ts';
import { isCapitals, saysWho } from './headings.ts';
import { inferKind } from './infer.ts';
import type { Piece } from './pieces.ts';
import { readOnce } from './read-again.ts';
import { likeness } from './scores.ts';
import type { Block } from './sections.ts';
import { datesAtEdges, saysOnlyTime } from './strip.ts';

/** Nobody writes more headings of their own. */
const most = 12;

/** "Unterwegs gewesen": one capital at its head, as a heading has in a language that writes names with more. */
function isSaid(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length > 1 && words.slice(1).every((word) => /^\p{Ll}/u.test(word));
}

/** How much a line looks like a heading whose words no list knows. */
function headingScore(piece: Piece, next: Piece | undefined, timesOpen: boolean): number {
  const { text } = piece;
  if (piece.gap === 0 || !next || next.marker || /[@\d,;.!?。]|\t|\s{3}/.test(text) || saysWho(text))
    return 0;
  const length = hasHan(text) ? text.length / 2 : text.split(/\s+/).length;
  if (length > 6 || text.length > 45) return 0;
  const { title, organization, degree, school, place } = likeness(text.replace(/\s*[:：]$/, ''));
  if (Math.max(title, organization, degree, school, place) >= 2) return 0;
  // Right above a time stands a title or an employer, unless all other times open what they date.
  if (saysOnlyTime(next.text) && !timesOpen) return 0;
  let score = length <= 3 ? 0.6 : 0.3;
  if (isCapitals(text)) score += 1;
  else if (isSaid(text)) score += 0.6;
  if (piece.gap > 1) score += 0.5;
  if (next.gap > 0) score += 0.6;
  if (/[:：]$/.test(text) || piece.ruledUnder || (piece.marker && !/^[\d*•·-]/.test(piece.marker)))
    score += 0.8;
  const opens = datesAtEdges(next.text).some((hit) => !hit.single);
  const { title: what, degree: learned } = likeness(next.text.split(/[,|·–—\t]/)[0] ?? '');
  if (opens || Math.max(what, learned) >= 2.4) score += 0.5;
  return score;
}

const least = 1.1;

/** Times alone in their lines that have what they date below them, all but those right below a gap and a line. */
function timesOpenEntries(pieces: Piece[]): boolean {
  const times = pieces.flatMap((piece, at) => (saysOnlyTime(piece.text) ? [at] : []));
  const under = times.filter((at) => {
    const above = pieces[at - 1];
    return above !== undefined && pieces[at]?.gap === 0 && above.gap > 0 && !above.marker;
  });
  return (
    times.length >= 3 && under.length < times.length * 0.6 && times.every((at) => pieces[at + 1]?.gap === 0)
  );
}

function softHeadings(pieces: Piece[], under: boolean): { at: number }[] {
  const timesOpen = timesOpenEntries(pieces);
  return pieces
    .map((piece, at) => ({ at, score: headingScore(piece, pieces[at + 1], timesOpen) }))
    .filter(({ at, score }) => score >= least && (at > 0 || under))
    .slice(0, most);
}

/** Most sections have none, and an edited resume has most sections as they were. */
const plainOnce = readOnce<boolean>((plain) => plain);

/** What stands below a candidate, up to the next, is work or education, and what stands above it is not. */
function splitBlock(block: Block, known: Set<SectionKind | undefined>): Block[] {
  const { pieces } = block;
  const under = block.headingPiece !== undefined;
  if (plainOnce(pieces, `${under}`, () => softHeadings(pieces, under).length === 0)) return [block];
  const found = softHeadings(pieces, under);
  const result: Block[] = [{ ...block, pieces: pieces.slice(0, found[0]?.at) }];
  found.forEach(({ at }, i) => {
    const own = pieces.slice(at, found[i + 1]?.at);
    const under = own.slice(1);
    const below = belowOnce(under, '', () => kindBelow(under));
    const kind = below && known.has(below) ? undefined : below;
    const last = result.at(-1) as Block;
    const piece = own[0] as Piece;
    if (kind === undefined || kind === last.kind) last.pieces = [...last.pieces, ...own];
    else {
      const heading = { kind, text: piece.text.replace(/\s*[:：]$/, ''), known: false };
      result.push({ kind, heading, headingPiece: piece, pieces: own.slice(1) });
    }
  });
  return result;
}

const belowOnce = readOnce<SectionKind | undefined>((kind) => kind);

function kindBelow(pieces: Piece[]): SectionKind | undefined {
  const kind = inferKind(pieces) ?? kindByEntries(pieces);
  return kind === 'experience' || kind === 'education' ? kind : undefined;
}

/**
 * Headings in words of one's own, found by what they part: no list knows them, and nothing else looks like them. What a
 * known heading stands over already, is not looked for elsewhere.
 */
export function splitSoft(blocks: Block[]): Block[] {
  const known = new Set(blocks.filter(({ pieces }) => pieces.length > 0).map(({ kind }) => kind));
  return blocks.flatMap((block) => splitBlock(block, known));
}
