import { type ChangedPart, changedPart } from '../text/changed-part.ts';
import { fold } from '../text/fold.ts';
import type { SourceLine } from '../types.ts';
import { type Heading, headingOf } from './headings.ts';
import { type Looks, looksOfHeadings } from './looks.ts';
import { nameScore } from './names.ts';
import { opens } from './opens.ts';
import { isFormLabel, personalForm } from './personal-form.ts';
import type { Piece } from './pieces.ts';
import { isSamePiece } from './read-again.ts';
import type { Block } from './sections.ts';
import { kindOfTable } from './table-heads.ts';
import { tables } from './tables.ts';
import { linesAhead, opensAnEntry, unknownHeading } from './unknown-heading.ts';

/** Everything that decides what heads a section on a page. */
interface Page {
  pieces: Piece[];
  size: number;
  headings: (Heading | undefined)[];
  /** Labels of personal data that stand above their values. */
  form: ReadonlySet<number>;
  looks: Looks;
}

/** A section, and the piece that opened it. */
interface Opened {
  block: Block;
  /** The place of that piece; -1 for what stands above all headings. */
  at: number;
  /** How many pieces it gave the section itself. */
  filled: number;
}

/** A page that was split before, and where another one differs from it. */
interface Before {
  page: Page;
  opened: readonly Opened[];
  part: ChangedPart;
}

/** How pages were split first, by their first line. */
const splits = new WeakMap<SourceLine, Omit<Before, 'part'>>();

/** Runs of pieces, each under its heading. Of an edited page, only the sections that the edit touches are split again. */
export function splitByHeadings(pieces: Piece[], size: number): Block[] {
  const first = pieces[0]?.source;
  const known = first && splits.get(first);
  const before =
    known?.page.size === size ? { ...known, part: changedPart(known.page.pieces, pieces) } : undefined;
  const page = (before && pageLike(before, pieces)) ?? pageOf(pieces, size);
  const opened = split(page, page.looks === before?.page.looks ? before : undefined);
  if (first && !known) splits.set(first, { page, opened });
  // What is found out later of a section is written into the section itself.
  return opened.map(({ block }) => ({ ...block }));
}

function pageOf(pieces: Piece[], size: number): Page {
  const headings = pieces.map((piece) => headingAt(piece, size));
  const form = personalForm(pieces);
  for (const at of form) for (const own of [at, at + 1]) headings[own] = undefined;
  return { pieces, size, headings, form, looks: looksOfHeadings(pieces, headings) };
}

/** A page whose changed lines are no heading and no label, and stand where others stood. */
function pageLike({ page, part }: Before, pieces: Piece[]): Page | undefined {
  const { from, to, earlierTo } = part;
  if (page.form.size > 0 || to !== earlierTo) return undefined;
  for (let at = from; at < to; at += 1) {
    const [piece, old] = [pieces[at], page.pieces[at]];
    if (piece !== old && !(piece && old && isAsPlain(piece, old, page.size))) return undefined;
  }
  return { ...page, pieces };
}

const isAsPlain = (piece: Piece, old: Piece, size: number): boolean =>
  piece.gap === old.gap &&
  piece.indent === old.indent &&
  [piece, old].every((one) => !isFormLabel(one) && !headingAt(one, size));

/** Sections from the top on, or from the last one that surely opens as it did before. */
function split(page: Page, before: Before | undefined): Opened[] {
  const { pieces } = page;
  const opened = before ? surelyOpened(before) : [top()];
  for (let at = (opened.at(-1)?.at ?? 0) + 1; at < pieces.length; at += 1) {
    const current = opened.at(-1)?.block;
    const piece = pieces[at];
    if (!current || !piece) continue;
    const next = openedAt(page, at, opened);
    if (!next) {
      current.pieces.push(piece);
      continue;
    }
    const goesOn = before ? behind(before, at, next) : -1;
    if (before && goesOn >= 0) return [...opened, ...before.opened.slice(goesOn)];
    opened.push({ block: next, at, filled: next.pieces.length });
  }
  return opened;
}

const top = (): Opened => ({ block: { kind: undefined, pieces: [] }, at: -1, filled: 0 });

/** Sections that end before the change begins, and the one that it begins in, opened and not yet filled. */
function surelyOpened({ opened, part }: Before): Opened[] {
  const last = Math.max(
    0,
    opened.findLastIndex(({ at }) => at + linesAhead <= part.from),
  );
  return opened.slice(0, last + 1).map((one, i) => {
    if (i < last) return one;
    return { ...one, block: { ...one.block, pieces: one.block.pieces.slice(0, one.filled) } };
  });
}

/** Which section opened in the same place behind the change: from there on nothing differs. */
function behind({ opened, part }: Before, at: number, { kind, heading }: Block): number {
  if (at < part.to || part.to !== part.earlierTo) return -1;
  return opened.findIndex(
    (one) =>
      one.at === at &&
      one.block.kind === kind &&
      one.block.heading?.text === heading?.text &&
      one.block.heading?.known === heading?.known &&
      one.block.heading?.loose === heading?.loose &&
      one.block.heading?.rest === heading?.rest,
  );
}

/** The section that a piece opens, if it opens one. */
function openedAt({ pieces, headings, form, looks }: Page, at: number, opened: Opened[]): Block | undefined {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const current = opened.at(-1)?.block;
  if (!piece || !current) return undefined;
  const mayHead = piece.layout === undefined || piece.layout.region === 'body';
  const mayLookSo = at > 0 && !form.has(at) && !form.has(at - 1);
  const heading = !mayHead
    ? undefined
    : (headings[at] ??
      (mayLookSo && !opensAnEntry(pieces, at, current)
        ? unknownHeading(piece, next, current, looks)
        : undefined));
  const listed =
    heading || current.kind === undefined ? kindOfTable(piece.text, next?.text ?? '') : undefined;
  if (listed) return { kind: listed, pieces: [piece] };
  if (
    !heading ||
    (at === 0 && tables.documentTitles.has(fold(piece.text))) ||
    !opens(heading, piece, current, next) ||
    isNameLike(heading, opened, piece)
  )
    return undefined;
  const own = heading.rest === undefined ? [] : [restOf(piece, heading.rest)];
  return { kind: heading.kind, heading, headingPiece: piece, pieces: own };
}

const headingsOf = new WeakMap<SourceLine, { piece: Piece; size: number; heading: Heading | undefined }>();

/** Whether a piece heads a section is asked again for each edited resume. */
function headingAt(piece: Piece, size: number): Heading | undefined {
  const known = piece.source && headingsOf.get(piece.source);
  if (known && known.size === size && isSamePiece(known.piece, piece)) return known.heading;
  const heading = headingOf(piece, size);
  if (piece.source) headingsOf.set(piece.source, { piece, size, heading });
  return heading;
}

/** A large first line with unknown words is a name, not a heading. */
function isNameLike(heading: Heading, opened: Opened[], piece: Piece): boolean {
  return (
    !heading.known &&
    opened.length === 1 &&
    (opened[0]?.block.pieces.length ?? 0) < 2 &&
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
