import type { SectionKind } from '../types.ts';
import type { Part } from './header-parts.ts';
import { inferKind } from './infer.ts';
import type { Piece } from './pieces.ts';
import { makeRows } from './rows.ts';
import { likeness } from './scores.ts';
import type { Block } from './sections.ts';
import { segment } from './segment.ts';
import { bareOfDates, datesAtEdges } from './strip.ts';

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

/** "Accountant (IHK) | IHK Stade | 2015" all the way down: where each names a school and none an employer, trades were learned. */
export function namesSchools(pieces: Piece[]): boolean {
  const dated = pieces.filter((piece) => !piece.marker && datesAtEdges(piece.text).length > 0);
  return (
    dated.length >= 2 &&
    dated.length === pieces.length &&
    dated.every(({ text }) => {
      const likes = text.split(/\s[|·–—]\s|\t|\s{2,}|,\s+/).map(likeness);
      return (
        likes.some(({ school }) => school >= 2.4) && !likes.some(({ organization }) => organization >= 2.6)
      );
    })
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
    return heads.slice(Math.max(0, at - 1), at + 2).some((near) =>
      bareOfDates(near.text)
        .split(/[,(|·–—\t]|\s{2,}/)
        .some((part) => likeness(part).title >= 2.6),
    );
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
  else findPosts(blocks);
}

/** "Academic career" over the posts, and the studies below under a heading of their own. */
function findPosts(blocks: Block[]): void {
  const learned = blocks.filter(({ kind, pieces }) => kind === 'education' && pieces.length > 0);
  const posts = learned.find(({ pieces }) => {
    const dated = pieces.filter(({ text }) => datesAtEdges(text).length > 0);
    const namesDegree = (text: string) =>
      text.split(/[,(|·–—\t]|\s{2,}/).some((part) => likeness(bareOfDates(part)).degree >= 2.4);
    return dated.length >= 2 && namesTitles(pieces) && !dated.some(({ text }) => namesDegree(text));
  });
  if (posts && learned.length > 1) posts.kind = 'experience';
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

/** What a section is shows in its first lines. */
const LOOKED_AT = 120;

/** What its entries are about: what one was, or what one learned. Tells forms and tables too, whose words say little line by line. */
export function kindByEntries(pieces: Piece[]): SectionKind | undefined {
  const dated = segment(makeRows(pieces.slice(0, LOOKED_AT))).filter(({ head }) =>
    head.some((row) => row.dates.length > 0),
  );
  if (dated.length === 0) return undefined;
  let [job, study] = [0, 0];
  for (const { head } of dated) {
    const parts = head.flatMap((row) => row.parts);
    const most = (of: (part: Part) => number) => Math.max(0, ...parts.map(of));
    const said = (...labels: Part['labelled'][]) =>
      parts.some((part) => labels.includes(part.labelled)) ? 3 : 0;
    job += Math.max(
      most(({ like }) => like.title + 0.4 * like.organization),
      said('title', 'organization'),
    );
    study += Math.max(
      most(({ like }) => Math.max(like.degree, like.school)),
      said('degree', 'institution'),
    );
  }
  if (Math.max(job, study) < dated.length * 1.8) return undefined;
  return study > job * 1.1 ? 'education' : 'experience';
}
