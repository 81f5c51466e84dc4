import type { SectionKind } from '../types.ts';
import { type Heading, headingOf, isCapitals, isListedHeading } from './headings.ts';
import type { Piece } from './pieces.ts';
import type { Block } from './sections.ts';
import { datesAtEdges, saysOnlyTime } from './strip.ts';
import { labelKind } from './tables.ts';

export const entryKinds = new Set<SectionKind>(['experience', 'projects', 'education', 'volunteering']);

/** "Diploma" in a form whose labels stand above their values: two lines above it stands another label. */
function isFormLabel(piece: Piece, current: Block): boolean {
  const above = current.pieces.at(-2);
  if (piece.gap > 0 || !above || !labelKind(piece.text)) return false;
  return labelKind(above.text) !== undefined && current.pieces.at(-1)?.gap === 0;
}

/** A kind of work that heads sections of work too ("实习"), below a time and one name: what one was there. */
function isNameInEntry({ kind, rest }: Heading, { kind: own, pieces }: Block): boolean {
  const [time, name] = pieces.slice(-2);
  if (rest !== undefined || kind !== own || kind !== 'experience' || !time || !name) return false;
  return saysOnlyTime(time.text) && name.gap === 0 && !name.marker && !saysOnlyTime(name.text);
}

/** "FREELANCE" right below its time, as other entries stand below theirs. */
function isBelowTime({ kind, rest }: Heading, { kind: own, pieces }: Block): boolean {
  const [before, time] = [pieces.slice(0, -1), pieces.at(-1)];
  if (rest !== undefined || kind !== 'experience' || !time || !saysOnlyTime(time.text)) return false;
  return (own ?? kind) === kind && before.some((piece) => saysOnlyTime(piece.text));
}

/** Right below its time, or as a label of what was learned, a known heading is a part of an entry. */
function isInsideEntry(heading: Heading, piece: Piece, current: Block): boolean {
  if (piece.gap > 0) return false;
  const [first, above] = [current.pieces[0], current.pieces.at(-1)];
  // "Subjects: …" below a school.
  if (heading.rest !== undefined && labelKind(heading.text)?.has('technologies'))
    return current.pieces.slice(-3).some(({ text, marker }) => !marker && datesAtEdges(text).length > 0);
  // "学历：护理 大专" below a school and its time.
  const said = heading.rest === undefined ? undefined : labelKind(heading.text);
  if (said?.has('degree') || said?.has('institution'))
    return current.kind === 'education' && above !== undefined;
  // Where times open the entries, the line below one names what it dates.
  if (isNameInEntry(heading, current) || isBelowTime(heading, current)) return true;
  return (
    heading.rest === undefined &&
    current.kind !== undefined &&
    entryKinds.has(current.kind) &&
    first !== above &&
    !isCapitals(piece.text) &&
    first !== undefined &&
    above !== undefined &&
    saysOnlyTime(first.text) &&
    saysOnlyTime(above.text) &&
    !current.pieces.slice(-2, -1).some(({ text }) => saysOnlyTime(text))
  );
}

/** "Generalistische Pflegeausbildung" right below "Ausbildung": the first of what stands there ends like its heading. */
function isFirstName(heading: Heading, piece: Piece, current: Block, next: Piece | undefined): boolean {
  const alike = heading.rest === undefined && heading.kind === current.kind && current.pieces.length === 0;
  return (
    alike &&
    current.headingPiece !== undefined &&
    !isCapitals(piece.text) &&
    next?.gap === 0 &&
    !isListedHeading(piece.text)
  );
}

/** No gap above it, nothing that sets it off, and in the section the heading it would repeat does stand so. */
const isLineOfEntry = (piece: Piece, { kind, pieces, headingPiece }: Block): boolean =>
  kind === 'experience' &&
  pieces.length > 0 &&
  headingPiece !== undefined &&
  headingPiece.gap > 0 &&
  piece.gap === 0 &&
  !piece.markup.headingLevel &&
  !piece.markup.bold &&
  !piece.ruledUnder &&
  !piece.layout &&
  !isCapitals(piece.text) &&
  !/[:：]\s*$/.test(piece.text);

const listKinds = new Set<SectionKind>(['languages', 'skills', 'certificates', 'interests']);
const mostRows = 3;
const mostLookedAt = 40;

/** "School: …" and right below it "Languages: …": rows of one page's end, each a section of its own. */
const isNextRow = (
  heading: Heading,
  { gap, marker, indent }: Piece,
  { heading: above, pieces }: Block,
): boolean =>
  gap === 0 &&
  marker === '' &&
  indent <= 3 &&
  above?.rest !== undefined &&
  pieces.length <= mostRows &&
  listKinds.has(heading.kind);

/** On a page without gaps, where each heading ends in a colon, the one with its text beside it is like the others. */
function isHeadedAlike(heading: Heading, { gap, marker, indent }: Piece, current: Block): boolean {
  const { kind, headingPiece, pieces } = current;
  const own = kind === 'education' ? heading.kind === 'summary' || heading.kind === 'awards' : false;
  return (
    gap === 0 &&
    marker === '' &&
    indent <= 3 &&
    pieces.length > 0 &&
    headingPiece?.gap === 0 &&
    /[:：]\s*$/.test(headingPiece.text) &&
    (own || (listKinds.has(heading.kind) && heading.kind !== 'skills') || isSkills(heading, current))
  );
}

/** Below a school nothing was done with a program; below a job the list may be of what was used there. */
const isSkills = (heading: Heading, { kind }: Block): boolean =>
  heading.kind === 'skills' && kind === 'education' && !labelKind(heading.text)?.has('technologies');

/** "Tickets: …" behind a gap, where below a line of skills stands all that one did. */
const isBelowWork = ({ known, kind }: Heading, { gap }: Piece, { heading, pieces }: Block): boolean =>
  known &&
  gap > 0 &&
  listKinds.has(kind) &&
  kind !== 'skills' &&
  heading?.rest !== undefined &&
  pieces
    .slice(-mostLookedAt)
    .some(({ text, marker }) => !marker && datesAtEdges(text).some((hit) => !hit.single));

const told = new Set<SectionKind>(['experience', 'education', 'certificates']);

/** "Experience: rotas and stock." right below another line of the profile: a sentence of it, and no section of its own. */
const isSentenceOfProfile = ({ kind, rest }: Heading, { gap }: Piece, current: Block): boolean =>
  current.kind === 'summary' &&
  current.pieces.length > 0 &&
  gap === 0 &&
  told.has(kind) &&
  rest !== undefined &&
  /[^.]{9}[.。]$/u.test(rest) &&
  !/(?:19|20)\d\d/.test(rest);

/** Whether a heading of one line ("Skills: …") opens a section here, or is a remark inside an entry. */
export function opens(heading: Heading, piece: Piece, current: Block, next: Piece | undefined): boolean {
  if (isInsideEntry(heading, piece, current) || isFirstName(heading, piece, current, next)) return false;
  if (isSentenceOfProfile(heading, piece, current)) return false;
  if (heading.rest === undefined) {
    // "Missions :" right under a job heads its bullets.
    if (
      current.kind &&
      entryKinds.has(current.kind) &&
      piece.gap === 0 &&
      /[:：]\s*$/.test(piece.text) &&
      labelKind(piece.text.replace(/\s*[:：]\s*$/, ''))?.has('duties')
    )
      return false;
    // "RESPONSIBILITIES" in the middle of a job, in whatever letters, heads its bullets as well.
    if (
      current.kind === 'experience' &&
      current.pieces.length > 0 &&
      (!heading.known || heading.kind === 'experience') &&
      labelKind(piece.text.replace(/\s*[:：]\s*$/, ''))?.has('duties')
    )
      return false;
    // "Ausgewählte Projekte:" among headings without a colon is a label inside an entry.
    if (
      current.kind &&
      entryKinds.has(current.kind) &&
      piece.gap === 0 &&
      current.pieces.length > 0 &&
      /[:：]\s*$/.test(piece.text) &&
      current.headingPiece &&
      !/[:：]\s*$/.test(current.headingPiece.text)
    )
      return false;
    if (current.kind && entryKinds.has(current.kind) && isFormLabel(piece, current)) return false;
    // "Roles & Responsibilities:", "prácticas" in the middle of an entry head nothing new.
    if (
      current.kind &&
      entryKinds.has(current.kind) &&
      piece.gap === 0 &&
      current.pieces.length > 0 &&
      !piece.markup.headingLevel &&
      ((heading.kind === current.kind && /[:：]\s*$/.test(piece.text)) || /^\p{Ll}/u.test(piece.text))
    )
      return false;
    // "Servicio militar" right below an employer, in the letters of the lines around it: what one was there.
    // "Formation des extras" holds the word of a heading, and no list has it as one.
    if ((heading.kind === 'experience' || !isListedHeading(piece.text)) && isLineOfEntry(piece, current))
      return false;
    // "Leadership" under a job, with text at its side, is a part of that job only when bulleted; else a section.
    if (!heading.known && current.kind !== undefined && piece.gap === 0 && !piece.markup.headingLevel)
      return false;
    return true;
  }
  // "Position wanted: …" among the lines of the top is the headline, not a section.
  if (
    current.kind === undefined &&
    piece.gap === 0 &&
    heading.rest.length < 40 &&
    next?.gap === 0 &&
    labelKind(heading.text)?.has('headline')
  )
    return false;
  // "Degree: bachelor    Subject: law": a row of personal data.
  const inside = /\s([^\s:：]{2,20}|\p{Script=Han}\s{1,8}\p{Script=Han})\s*[:：]\s*\S/u.exec(
    heading.rest,
  )?.[1];
  if (current.kind === undefined && current.pieces.length > 0 && inside && labelKind(inside)) return false;
  if (current.kind === undefined) return true;
  if (current.kind === 'skills' && isBelowWork(heading, piece, current)) return true;
  if (current.kind === 'skills' || current.kind === 'contact') return false;
  if (entryKinds.has(current.kind)) {
    if (isNextRow(heading, piece, current) || isHeadedAlike(heading, piece, current)) return true;
    if (heading.kind === 'summary' || heading.kind === 'projects' || heading.kind === 'experience')
      return false;
    const alone = next === undefined || headingOf(next, 0)?.known === true;
    if ((piece.gap === 0 && !(alone && heading.kind === 'education')) || piece.indent > 3) return false;
    return (
      next === undefined || next.gap > 0 || headingOf(next, 0) !== undefined || heading.kind !== 'education'
    );
  }
  return heading.kind !== current.kind;
}
