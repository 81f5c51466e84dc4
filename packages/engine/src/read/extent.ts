import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { Part } from './header-parts.ts';
import { townShaped } from './places.ts';
import type { Row } from './rows.ts';
import { type Likeness, likeness } from './scores.ts';
import { tables } from './tables.ts';
import { tells } from './tells.ts';

/** How surely the parts name a title, an employer, a degree or a school. */
export function strength(parts: Part[]): number {
  return Math.max(
    0,
    ...parts.map((part) =>
      Math.max(part.like.title, part.like.organization, part.like.degree, part.like.school),
    ),
  );
}

/** "Cook (Grand Hotel)", "Grand Hotel (cook)" */
function bothNamed(outer: Likeness, inside: Likeness): boolean {
  const what = (like: Likeness) => Math.max(like.title, like.degree);
  const where = (like: Likeness) => Math.max(like.organization, like.school);
  if (inside.place > 0) return false;
  return (where(inside) >= 2 && where(outer) < 2) || (what(inside) >= 2 && what(outer) < 2);
}

/** "Cook, Grand Hotel": two names in one part. */
export function namesInPart(part: Pick<Part, 'text' | 'like'>): number {
  return part.like.place > 0 ? 0 : namesInText(part.text);
}

const namesInText = memo((text: string): number => {
  const bracket = /^(.{2,}?)\s*[(（]([^()（）]{3,60})[)）]$/.exec(text);
  if (bracket?.[1] && bracket[2] && bothNamed(likeness(bracket[1]), likeness(bracket[2]))) return 2;
  const pieces = text.split(/,\s+|\s+[-–—|·]\s+|\t+/);
  if (pieces.length < 2) return namesAt(text) ? 2 : 1;
  const likes = pieces.slice(0, 5).map(likeness);
  // "Final year project, Viaduct Company": what stands before a known employer and is no town is a name too.
  const [first, second] = [pieces[0] ?? '', likes[1]];
  const known = second !== undefined && Math.max(second.organization, second.school) >= 2.6;
  if (known && likes[0]?.place === 0 && first.length < 60 && !townShaped(first)) return 2;
  const what = likes.findIndex((like) => Math.max(like.title, like.degree) >= 2);
  const where = likes.findIndex((like) => Math.max(like.organization, like.school) >= 2);
  return what >= 0 && where >= 0 && what !== where ? 2 : namesUnknown(pieces, likes) ? 2 : 1;
});

const behindAt = /^(.{3,40}?)\s(\p{L}{1,5})(?:\s\p{Ll}{3})?\s(?=\p{Lu})/u;

/** "Aushilfe im Buchladen Haslinger": what one was, and behind a small word a known kind of employer. */
function namesAt(text: string): boolean {
  const [led = '', what = '', word = ''] = behindAt.exec(text) ?? [];
  if (!tables.at.has(fold(word)) && !tables.told.at.includes(fold(word))) return false;
  const where = likeness(text.slice(led.length));
  return likeness(what).title >= 2 && where.organization >= 1.5 && saysWhat(where) < where.organization;
}

const longestName = 40;

/** "Sutler, Ottakar & Lane, Halifax": before an unknown name with its town stands what one was, though no list knows it. */
const isBetween = (what: Likeness, town: Likeness | undefined): boolean =>
  town !== undefined && town.place > 0 && Math.max(what.organization, what.school, what.degree) < 1.4;

/** "Van driver, Quickpost, Exeter": beside what one was and the town stands where, though no list knows it. */
function namesUnknown(pieces: string[], likes: Likeness[]): boolean {
  const isTown = ({ place }: Likeness) => place > 0;
  const isFree = (at: number) => {
    const [like, text = ''] = [likes[at], pieces[at]];
    const known = like === undefined || saysWhat(like) >= 1.4 || isTown(like);
    return !known && /^\p{Lu}/u.test(text) && text.length < longestName;
  };
  const what = likes.findIndex(({ title, place }) => title >= 2 && place === 0);
  const others = likes.map((_, at) => at).filter((at) => at !== what);
  if (what >= 0 && pieces.length <= 4 && likes.some(isTown)) return others.some(isFree);
  const [first, second, third] = likes;
  if (!first || !second || isTown(first) || !isFree(1)) return false;
  if (first.title < 2) return isBetween(first, third);
  // "Stadtpark Ulm": the name ends with a town of its own.
  const [name = '', last = ''] = [pieces[1], pieces[1]?.split(' ').at(-1)];
  return third === undefined && /^\p{Lu}\S* \p{Lu}\S*$/u.test(name) && isTown(likeness(last));
}

const betweenStops = /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u;

/** "Fitter. Acme Works, Leeds.": what and where are parted by a full stop, and nothing else is said. */
export function namedByStops(text: string): boolean {
  const [what, where, state, more] = text.replace(/\.\s*$/, '').split(betweenStops);
  if (!what || !where || more !== undefined) return false;
  // "… Attended": and how far one came with it.
  if (state !== undefined && !tables.studyStates.has(fold(state.split(/[\s,]/)[0] ?? ''))) return false;
  const { title, degree } = likeness(what);
  const { organization, school } = likeness(where.split(/,\s/)[0] ?? '');
  return Math.max(title, degree) >= 2.4 && Math.max(organization, school) >= 2.4;
}

/** Names of titles, employers, degrees, schools that some rows may hold. */
export function names(rows: Row[]): number {
  return rows.reduce((sum, row) => sum + row.names, 0);
}

/** Whether a row without a date names something (above 0) or tells something (below 0). */
function headness(row: Row): number {
  const text = row.rest;
  let score = Math.min(1.6, strength(row.parts) * 0.5);
  const labelled = row.parts.some((part) => part.labelled);
  if (labelled || row.parts.some((part) => part.like.place > 0)) score += 1;
  // "I can: welding, soldering": a list under a label of one's own, behind a gap.
  if (!labelled && row.piece.gap > 0 && /^[^:：,]{2,30}[:：]\s[^,]+,/.test(text)) score -= 1.5;
  if (hasHan(text)) {
    const length = text.replace(/\s/g, '').length;
    return score - (length > 18 ? 1 : 0) - (/[,，、；;]/.test(text) ? 0.5 : 0);
  }
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length > 8) score -= 0.8;
  if (/\d|%|€|\$/.test(text)) score -= 0.7;
  if (words.length > 2 && small >= (words.length - 1) * 0.6) score -= 0.6;
  if (words.some((word) => tables.sentenceWords.has(word.toLowerCase()))) score -= 0.3;
  if (/^\p{Ll}/u.test(text) || /[.;:]$/.test(text)) score -= 0.4;
  return score;
}

export interface Dated {
  /** Rows up to the one with the date. */
  head: Row[];
  /** Heading rows right behind the date. */
  behind: Row[];
}

/**
 * How many rows behind the date still head each entry. What most entries of the section need there (a
 * date above its employer and title) belongs to the head; when the rows above have named both, what
 * stands below tells of the work.
 */
export function headRowsBehind(entries: Dated[]): number[] {
  let usual = 0;
  for (let at = 0; at < 3; at++) {
    const with_ = entries.filter((entry) => entry.behind.length > at);
    if (with_.length === 0) break;
    const needed = with_.filter(
      (entry) =>
        (names([...entry.head, ...entry.behind.slice(0, at)]) < 2 && !(at === 0 && tellsBelow(entry))) ||
        (at <= 1 && whatStandsBelow(entry, at)),
    ).length;
    const named = with_.reduce((sum, entry) => sum + rowScore(entry.behind[at]), 0) / with_.length;
    // What stands below a few only, where all of them are named already, tells of those.
    if (needed === 0 && with_.length * 2 < entries.length) break;
    if (needed < with_.length * 0.5 ? named < 1.1 : named < -0.9) break;
    usual = at + 1;
  }
  return entries.map((entry) => own(entry, usual));
}

/** "Librarian, Calder Valley Readers, 2014" over "Issued and returned books": two names, and what was done. */
function tellsBelow({ head, behind: [below] }: Dated): boolean {
  const [only, ...others] = head.flatMap((row) => row.parts);
  const parted = others.some((part) => part.like.place === 0);
  if (!below || !only || parted || strength(below.parts) >= 1.4 || !tells(below.rest)) return false;
  const [what = '', name = '', more] = only.text.split(/,\s+/);
  if (more !== undefined || !/^\p{Lu}/u.test(what)) return false;
  const isEmployer = likeness(name).organization >= 2.6 && what.length < longestName;
  return isEmployer || (likeness(what).title >= 2 && /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(name));
}

/** "Acme Works | Lowick | 2019" over "Fitter": beside the employer only what is made like a town, and below it a title. */
function whatStandsBelow({ head, behind }: Dated, at: number): boolean {
  const [first, ...others] = [...head, ...behind.slice(0, at)].flatMap((row) => row.parts);
  const below = behind[at];
  if (!first || !below || below.parts.length !== 1 || others.length !== 1) return false;
  const isTown = others.every(
    ({ text, like }) => townShaped(text) && saysWhat(like) === 0 && like.organization < 2,
  );
  return isTown && saysWhat(first.like) === 0 && below.parts.some(({ like }) => saysWhat(like) >= 1.4);
}

const saysWhat = ({ title, degree }: Likeness): number => Math.max(title, degree);

/** "Aufmaß beim Kunden, Angebote geschrieben": tells, and holds no name that we know. */
const isTold = (row: Row | undefined): boolean =>
  row !== undefined && strength(row.parts) < 1.4 && tells(row.rest);

function rowScore(row: Row | undefined): number {
  return row ? headness(row) : -1;
}

/** The section's number, unless this entry lacks a name that the next row gives, or has them all before. */
function own({ head, behind }: Dated, usual: number): number {
  let count = Math.min(usual, behind.length);
  while (
    count > 0 &&
    (rowScore(behind[count - 1]) < -0.6 || isTold(behind[count - 1])) &&
    (names([...head, ...behind.slice(0, count - 1)]) >= 2 || (count === 1 && tellsBelow({ head, behind })))
  )
    count--;
  while (
    count < Math.min(3, behind.length) &&
    names([...head, ...behind.slice(0, count)]) < 2 &&
    rowScore(behind[count]) >= (count === usual ? 0.4 : 0.9)
  )
    count++;
  return count;
}
