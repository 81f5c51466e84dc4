import { fold, hasHan } from '../text/fold.ts';
import type { SectionKind, SourceLine } from '../types.ts';
import { withApartTimes } from './apart-dates.ts';
import { findStudies, findWork, kindByEntries, listsJobs, namesJobs, namesSchools } from './by-lines.ts';
import { partByEntries } from './by-sequence.ts';
import { type Heading, headingOf, isCapitals, looseKind, saysWho } from './headings.ts';
import { inferBlocks, inferKind, isColloquial } from './infer.ts';
import {
  drawing,
  isNumbered,
  isOutdented,
  type Looks,
  looksOfHeadings,
  roman,
  standsAlone,
} from './looks.ts';
import { withWorkBehindMargins } from './margin-work.ts';
import { nameScore } from './names.ts';
import { entryKinds, opens } from './opens.ts';
import { personalForm } from './personal-form.ts';
import type { Piece } from './pieces.ts';
import { isSamePiece, readOnce } from './read-again.ts';
import { likeness } from './scores.ts';
import { splitSoft } from './soft-headings.ts';
import { datesAtEdges, saysOnlyTime } from './strip.ts';
import { kindOfTable } from './table-heads.ts';
import { tables } from './tables.ts';

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

const headingsOf = new WeakMap<SourceLine, { piece: Piece; size: number; heading: Heading | undefined }>();

/** Whether a piece heads a section is asked again for each edited resume. */
function headingAt(piece: Piece, size: number): Heading | undefined {
  const known = piece.source && headingsOf.get(piece.source);
  if (known && known.size === size && isSamePiece(known.piece, piece)) return known.heading;
  const heading = headingOf(piece, size);
  if (piece.source) headingsOf.set(piece.source, { piece, size, heading });
  return heading;
}

/** Inside a section of entries, a line alone may name an employer too: then its entries decide. */
function headsSection(piece: Piece, next: Piece, current: Block): boolean {
  if (/[:：].|[()（）]/.test(piece.text) || piece.markup.headingLevel || piece.markup.bold) return false;
  if (!current.kind || !entryKinds.has(current.kind)) return true;
  const dated = (text: string) => datesAtEdges(text).some((hit) => hit.start < 3);
  return dated(next.text) && dated(current.pieces[0]?.text ?? '');
}

function unknownHeading(
  piece: Piece,
  next: Piece | undefined,
  current: Block,
  looks: Looks,
): Heading | undefined {
  if (
    looks.drawn.size > 0 &&
    looks.drawn.has(drawing(piece)) &&
    next &&
    piece.text.length < 40 &&
    !/[@\d]/.test(piece.text)
  ) {
    const { title, organization, degree } = likeness(piece.text);
    if (Math.max(title, organization, degree) < 2 || piece.markup.headingLevel)
      return { kind: looseKind(piece.text) ?? 'other', text: piece.text, known: true, loose: true };
  }
  const numbered = looks.numbered && isNumbered(piece) && (roman.test(piece.text) || isCapitals(piece.text));
  if (
    piece.gap === 0 ||
    (piece.marker && !numbered) ||
    !next ||
    tables.languageNames.has(fold(piece.text)) ||
    /[@\d,;]|[.。！]$|\s{3,}|\t/.test(piece.text) ||
    piece.text.length > (isCapitals(piece.text) ? 80 : 45) ||
    saysWho(piece.text)
  )
    return undefined;
  const own = numbered || isColloquial(piece, next, tables.pronouns);
  // One known heading says less: then the line must stand alone.
  const alike = looks.capitals || (looks.single && next.gap > 0 && !/\s.*\s/.test(piece.text));
  const alone = looks.alone && standsAlone(piece, next) && headsSection(piece, next, current);
  const set = (looks.outdented && isOutdented(piece, next)) || (looks.ruled && piece.ruledUnder);
  const close = looks.apart && next.gap === 0 && !own;
  const shouted = !close && isCapitals(piece.text) && (hasHan(piece.text) || piece.text.length > 3);
  if (!own && !alone && !set && !(alike && shouted)) return undefined;
  const { title, degree } = likeness(piece.text);
  const told = (set || (alike && shouted)) && Math.max(title, degree) < 2 ? looseKind(piece.text) : undefined;
  if (told) return { kind: told, text: piece.text.replace(/\s*[:：]$/, ''), known: true, loose: true };
  const like = likeness(piece.text);
  if (!own && Math.max(like.title, like.organization, like.degree, like.school, like.place) >= 2)
    return undefined;
  return { kind: 'other', text: piece.text.replace(/\s*[:：]$/, ''), known: false };
}

/** How many lines below a line in capitals its time stands alone, if nothing parts them. */
function timeBelow([first, ...below]: Piece[]): number {
  if (!first || !isCapitals(first.text)) return -1;
  return below.findIndex(
    (piece, at) => saysOnlyTime(piece.text) && below.slice(0, at + 1).every(({ gap }) => gap === 0),
  );
}

/** "PORTER" in capitals over an employer and a time, in a section whose first line is "WAITER" over the same. */
function opensAnEntry(pieces: Piece[], at: number, { kind, pieces: own }: Block): boolean {
  if (kind === undefined || !entryKinds.has(kind)) return false;
  const below = timeBelow(pieces.slice(at, at + 4));
  return below >= 0 && below === timeBelow(own.slice(0, 4));
}

/** Sections by heading; what heads nothing known is told by its content. */
export function splitSections(pieces: Piece[]): Block[] {
  const blocks = splitByHeadings(pieces);
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

function splitByHeadings(pieces: Piece[]): Block[] {
  const size = bodySize(pieces);
  const headings = pieces.map((piece) => headingAt(piece, size));
  const form = personalForm(pieces);
  for (const at of form) for (const own of [at, at + 1]) headings[own] = undefined;
  const looks = looksOfHeadings(pieces, headings);
  const blocks: Block[] = [{ kind: undefined, pieces: [] }];
  pieces.forEach((piece, index) => {
    const current = blocks.at(-1);
    if (!current) return;
    const heading =
      piece.layout?.region === 'body' || !piece.layout
        ? (headings[index] ??
          (index > 0 && !form.has(index) && !form.has(index - 1) && !opensAnEntry(pieces, index, current)
            ? unknownHeading(piece, pieces[index + 1], current, looks)
            : undefined))
        : undefined;
    const listed =
      heading || current.kind === undefined
        ? kindOfTable(piece.text, pieces[index + 1]?.text ?? '')
        : undefined;
    if (listed) {
      blocks.push({ kind: listed, pieces: [piece] });
      return;
    }
    if (
      !heading ||
      (index === 0 && tables.documentTitles.has(fold(piece.text))) ||
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
  return (
    !heading.known &&
    blocks.length === 1 &&
    (blocks[0]?.pieces.length ?? 0) < 2 &&
    piece.text
      .split(/\s*[|·—–]\s*/)
      .some((part) => nameScore(part, undefined) > (piece.markup.headingLevel === 1 ? 0.4 : 1))
  );
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
