import type { SectionKind } from '../types.ts';
import { findEmail, findPhone } from './contact-finds.ts';
import { headingKind } from './headings.ts';
import type { Piece } from './pieces.ts';
import { makeRows, type Row } from './rows.ts';
import { likeness } from './scores.ts';
import type { Block } from './sections.ts';
import { type Segment, segment } from './segment.ts';
import { studiesAmong, type Unit } from './sequence.ts';
import { datesAtEdges } from './strip.ts';

/** Longer texts have headings. */
const longest = 160;

/** Behind the lines that say who it is. */
function behindPerson(pieces: Piece[]): number {
  const last = pieces
    .slice(0, 10)
    .findLastIndex(
      ({ text }) =>
        findEmail(text) !== undefined ||
        (datesAtEdges(text).length === 0 && findPhone(text, false) !== undefined),
    );
  return Math.max(1, last + 1);
}

const isDated = ({ head }: Segment) => head.some((row) => row.dates.length > 0);

function unitOf({ head, body }: Segment): Unit {
  const parts = head.flatMap((row) => row.parts);
  const most = (of: (like: Row['parts'][number]['like']) => number) =>
    Math.max(0, ...parts.map(({ like }) => of(like)));
  const hits = head.flatMap((row) => row.dates);
  const [hit] = [...hits].sort((a, b) => Number(a.single) - Number(b.single));
  const last = hit?.to ?? hit?.from;
  return {
    job: most((like) => like.title + 0.3 * like.organization),
    study: most((like) => Math.max(like.degree, like.school)),
    end: hit?.current ? Infinity : last ? last.year * 12 + (last.month ?? 12) : 0,
    told: body.length > 0,
  };
}

/** A few words that name nothing, above what names something. */
function isOwnHeading(row: Row | undefined, below: readonly Row[]): boolean {
  if (!row || row.dates.length > 0 || row.piece.marker || below.length === 0) return false;
  const text = row.piece.text;
  if (text.length > 45 || text.split(/\s+/).length > 7 || /[\d@,;|\t]|[.!?。]$/.test(text)) return false;
  const { title, organization, degree, school, place } = likeness(text);
  if (Math.max(title, organization, degree, school, place) >= 2) return false;
  return headingKind(text) !== undefined || below.some((one) => one.names > 0);
}

interface Run {
  kind: SectionKind;
  from: number;
  heading: boolean;
}

/** Where the entries of one kind begin, as places among the pieces. */
function runsOf(entries: Segment[], pieces: Piece[]): Run[] {
  const studies = studiesAmong(entries.map(unitOf));
  return entries.flatMap(({ head }, at): Run[] => {
    if (at > 0 && studies[at] === studies[at - 1]) return [];
    const from = pieces.findIndex(({ line }) => line === head[0]?.piece.line);
    const own = isOwnHeading(head[0], head.slice(1));
    const kind: SectionKind = studies[at] ? 'education' : 'experience';
    return from < 0 ? [] : [{ kind, from, heading: own }];
  });
}

function splitBlock(block: Block, known: Set<SectionKind | undefined>): Block[] {
  const { pieces } = block;
  const from = block.kind === undefined ? behindPerson(pieces) : 0;
  if (pieces.length - from < 3 || pieces.length > longest) return [block];
  const entries = segment(makeRows(pieces.slice(from))).filter(isDated);
  const spans = entries.filter(({ head }) => head.some((row) => row.dates.some((hit) => !hit.single)));
  const units = entries.map(unitOf);
  const named = units.filter(({ job, study }) => Math.max(job, study) >= 2).length;
  // Under a heading that says something else, only a time with both its ends makes an entry.
  const sure = block.heading?.known === true;
  const own = sure ? spans : entries;
  if (own.length < 2 || spans.length === 0 || named < entries.length * 0.5) return [block];
  const runs = runsOf(own, pieces).filter(({ kind }) => !known.has(kind));
  const [first] = runs;
  if (!first || (sure && (pieces[first.from]?.gap ?? 0) === 0)) return [block];
  const parted = runs.map(({ kind, from: start, heading }, i): Block => {
    const [head, ...rest] = pieces.slice(start, runs[i + 1]?.from);
    if (!heading || !head) return { kind, pieces: head ? [head, ...rest] : [] };
    const text = head.text.replace(/\s*[:：]$/, '');
    return { kind, heading: { kind, text, known: false }, headingPiece: head, pieces: rest };
  });
  return [{ ...block, pieces: pieces.slice(0, first.from) }, ...parted];
}

const saysDegree = ({ head }: Segment) =>
  head.some(({ parts }) => parts.some(({ like }) => like.degree >= 2));

/** Below the work of somebody whose study no heading names: the last entries, where all of them name degrees. */
function splitWork(block: Block): Block[] {
  const { pieces } = block;
  if (pieces.length > longest) return [block];
  const entries = segment(makeRows(pieces)).filter(isDated);
  const studies = studiesAmong(entries.map(unitOf));
  const first = studies.indexOf(true);
  if (first < 1 || studies.slice(first).includes(false)) return [block];
  if (!entries.slice(first).every(saysDegree)) return [block];
  const line = entries[first]?.head[0]?.piece.line;
  const from = pieces.findIndex((piece) => piece.line === line);
  if (from < 1) return [block];
  return [
    { ...block, pieces: pieces.slice(0, from) },
    { kind: 'education', pieces: pieces.slice(from) },
  ];
}

/** A heading in words of one's own and the next that nobody knew: what stands below is work and then study, or the reverse. */
function splitUnsure(block: Block): Block[] {
  const { pieces } = block;
  const unsure = block.heading && !block.heading.known;
  if (!unsure || pieces.length > longest || (block.kind !== 'experience' && block.kind !== 'education'))
    return [block];
  const [first, second, ...more] = runsOf(segment(makeRows(pieces)).filter(isDated), pieces);
  if (first && !second && first.kind === 'experience') return [{ ...block, kind: first.kind }];
  if (!first || !second || more.length > 0) return [block];
  const above = pieces[second.from - 1];
  const own = second.heading ? second.from : headsAlone(above) ? second.from - 1 : -1;
  const from = own < 0 ? second.from : own;
  const headed = own < 0 ? undefined : pieces[own];
  const { kind } = second;
  const below: Block = { kind, pieces: pieces.slice(headed ? from + 1 : from) };
  return [
    { ...block, kind: first.kind, pieces: pieces.slice(0, from) },
    headed ? { ...below, heading: { kind, text: headed.text, known: false }, headingPiece: headed } : below,
  ];
}

/** Behind a gap, a few words that name nothing. */
function headsAlone(piece: Piece | undefined): boolean {
  if (!piece || piece.gap === 0 || piece.marker || piece.text.length > 40 || /[\d@,;.!?|\t]/.test(piece.text))
    return false;
  const { title, organization, degree, school, place } = likeness(piece.text);
  return Math.max(title, organization, degree, school, place) < 2;
}

const mayHide = new Set<SectionKind | undefined>([
  undefined,
  'other',
  'summary',
  'skills',
  'certificates',
  'languages',
  'awards',
  'interests',
]);

/**
 * Where neither headings nor blank lines say where work begins, its entries do: everybody has worked or learned
 * somewhere, and what has a time and a name says which.
 */
export function partByEntries(blocks: Block[]): Block[] {
  const known = new Set(blocks.filter(({ pieces }) => pieces.length > 0).map(({ kind }) => kind));
  if (known.has('experience') && known.has('education')) return blocks;
  const parted = blocks.flatMap(splitUnsure);
  if (parted.some((block, at) => block !== blocks[at])) return parted;
  if (known.has('experience'))
    return blocks.flatMap((block) => (block.kind === 'experience' ? splitWork(block) : [block]));
  return blocks.flatMap((block) => (mayHide.has(block.kind) ? splitBlock(block, known) : [block]));
}
