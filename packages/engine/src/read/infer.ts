import { foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { SectionKind } from '../types.ts';
import { findEmail, findPhone } from './contact-finds.ts';
import { partsOf } from './header-parts.ts';
import { isCapitals } from './headings.ts';
import { withParagraphs } from './paragraphs.ts';
import { type Piece, paragraphsOf } from './pieces.ts';
import { isProse, likeness } from './scores.ts';
import { studiesAmong, type Unit } from './sequence.ts';
import { listItems, mostlyLanguages } from './skills.ts';
import { datesAtEdges, trimEdges, withoutDates } from './strip.ts';
import { saysUnpaid, tables } from './tables.ts';

interface Signs {
  job: number;
  /** What of it was done for no pay. */
  unpaid: number;
  study: number;
  /** Lines that name a degree or a school. */
  studies: number;
  dated: number;
  marked: number;
  contact: boolean;
  prose: number;
  lists: number;
  languages: number;
}

function signsOf(pieces: Piece[]): Signs {
  const signs: Signs = {
    job: 0,
    unpaid: 0,
    study: 0,
    studies: 0,
    dated: 0,
    marked: 0,
    contact: false,
    prose: 0,
    lists: 0,
    languages: 0,
  };
  let unpaid = 0;
  // Where everything is marked, the marked lines are all there is to tell it by.
  const allMarked = pieces.every((piece) => piece.marker !== '' || !/^\p{Lu}/u.test(piece.text));
  const marked = pieces.length <= 3 && pieces.some(({ text }) => text.length < 60 && graded(text));
  for (const piece of pieces) {
    if (piece.marker) {
      signs.marked++;
      if (!allMarked) continue;
    }
    signs.contact ||= findEmail(piece.text) !== undefined;
    const dates = datesAtEdges(piece.text);
    const rest = withoutDates(piece.text, dates);
    if (piece.opensText || (isProse(rest) && !dates.length)) {
      signs.prose++;
      if (listItems(piece.text).length >= 3) signs.lists++;
      continue;
    }
    if (mostlyLanguages(piece.text)) signs.languages++;
    if (listItems(piece.text).length >= 3 && dates.length === 0) signs.lists++;
    if (dates.length > 0) signs.dated++;
    const weight = dates.some((hit) => !hit.single) ? 1.4 : dates.length > 0 ? 1.1 : 0.7;
    let job = 0;
    let study = 0;
    const parts = partsOf(rest, 0, 0, false);
    // "Employer: …   Position: …": labels say it, whatever the names.
    if (parts.some(({ labelled }) => labelled === 'title' || labelled === 'organization')) job = 3;
    if (parts.some(({ labelled }) => labelled === 'degree' || labelled === 'institution')) study = 3;
    for (const part of parts.flatMap((part) => part.text.split(/,\s+/).slice(0, 4))) {
      const like = likeness(part);
      // "Ausbildung zur Kauffrau", "Diploma of nursing": the title says only what was learned.
      const learned = like.degree >= 2.8 && /^\p{L}+\s(?:zur|zum|als|in|of|de|en|d'|à)\s?/iu.test(part);
      const title = like.title * (learned ? 0.4 : 1);
      job = Math.max(job, title + 0.5 * like.organization, 1.6 * title, like.organization * 0.8);
      study = Math.max(study, like.degree * 1.4, like.school);
    }
    // "…, University of Leeds, 2014. Average 8.2": what has a mark was learned.
    if (study >= 2.4 && (marked || graded(piece.text))) study = Math.max(study, job + 0.5);
    if (study > job) {
      signs.study += study * weight;
      if (study >= 2) signs.studies++;
    } else {
      signs.job += job * weight;
      // "Ehrenamtliche Lernhilfe, seit 2020": a time, and no job.
      if (saysUnpaid(piece.text)) unpaid += job * weight;
    }
  }
  signs.unpaid = unpaid;
  return signs;
}

/** "Average 8.2", "Note 1,7": a mark, with its word. */
const graded = memo(
  (text: string): boolean => /\d[.,]\d/.test(text) && tables.gradeLabels.find(foldedWords(text)).length > 0,
);

/** What a section is shows in its first lines; none that a person wrote is longer. */
const LOOKED_AT = 200;

/** What a run of lines is, by what stands in it. `undefined` when it cannot be told. `headed`: under a heading of its own. */
export function inferKind(lines: Piece[], headed = false): SectionKind | undefined {
  if (lines.length === 0) return undefined;
  const found = lines.slice(0, LOOKED_AT);
  const pieces = opensWithTime(found) ? withParagraphs(found) : found;
  const signs = signsOf(pieces);
  if (headed && signs.job - signs.unpaid < 2) signs.job -= signs.unpaid;
  const tells = signs.dated >= 2 && Math.max(signs.job, signs.study) >= 4;
  if (
    (signs.contact && !tells) ||
    (pieces.length <= 4 &&
      !tells &&
      pieces.some(
        (piece) =>
          findPhone(piece.text, true) &&
          piece.text.length < 30 &&
          datesAtEdges(piece.text).length === 0 &&
          /\d{6}|\+/.test(piece.text.replace(/[\s./-]/g, '')),
      ))
  )
    return 'contact';
  const marked = signs.marked < pieces.length ? signs.marked : 0;
  const heads = pieces.length - marked - signs.prose;
  if (signs.dated > 0 && Math.max(signs.job, signs.study) >= 2) {
    const ranged = pieces.some(
      (piece) => !piece.marker && datesAtEdges(piece.text).some((hit) => !hit.single),
    );
    if (signs.study > signs.job)
      return ranged || signs.studies >= signs.dated * 0.4 ? 'education' : undefined;
    return ranged || signs.marked > 0 ? 'experience' : undefined;
  }
  if (signs.languages > 0 && signs.languages >= heads * 0.6 && heads > 0) return 'languages';
  if (signs.study >= 4.5 && signs.study > signs.job * 1.5 && heads > 0 && heads <= 6) return 'education';
  if (signs.prose > 0 && signs.prose >= heads && signs.marked === 0)
    return signs.lists > 0 && signs.lists >= pieces.length ? 'skills' : undefined;
  if (signs.lists > 0 && signs.lists >= heads * 0.5) return 'skills';
  return undefined;
}

/** Between entries, a paragraph that begins with a time is one more, whatever its words. */
function opensWithTime(pieces: Piece[]): boolean {
  return datesAtEdges(pieces[0]?.text ?? '').some((hit) => !hit.single && hit.start < 3);
}

/** "Lifeguard at Northside Pool — Summer 2021": a name and, behind a mark, its time. */
function closesWithTime(pieces: Piece[]): boolean {
  const text = pieces[0]?.text ?? '';
  return datesAtEdges(text).some(
    (hit) =>
      hit.start > 8 &&
      trimEdges(text.slice(hit.end)) === '' &&
      /[,(|–—·-]\s*$|\s{2,}$/.test(text.slice(0, hit.start)),
  );
}

/** What a paragraph with a time says; undefined where it names neither work nor study. */
function unitOf(paragraph: Piece[], kind: SectionKind | undefined): Unit | undefined {
  if (kind !== undefined && kind !== 'experience' && kind !== 'education') return undefined;
  const hits = paragraph.filter((piece) => !piece.marker).flatMap(({ text }) => datesAtEdges(text));
  const hit = hits.find(({ single }) => !single) ?? hits[0];
  if (!hit || (kind === undefined && hit.single)) return undefined;
  const { job, study, marked, prose } = signsOf(paragraph);
  if (Math.max(job, study) < 2) return undefined;
  const last = hit.to ?? hit.from;
  const end = hit.current ? Infinity : last ? last.year * 12 + (last.month ?? 12) : 0;
  return { job, study, end, told: marked + prose > 0 };
}

/** Each by itself says less than all of them in their order. */
function weighedTogether(
  paragraphs: Piece[][],
  kinds: (SectionKind | undefined)[],
): (SectionKind | undefined)[] {
  if (paragraphs.length > LOOKED_AT) return kinds;
  const found = paragraphs.map((paragraph, at) => unitOf(paragraph, kinds[at]));
  const units = found.filter((unit) => unit !== undefined);
  if (units.length < 3) return kinds;
  const studies = studiesAmong(units);
  return kinds.map((kind, at) => {
    const unit = found[at];
    if (!unit) return kind;
    return studies[units.indexOf(unit)] ? 'education' : 'experience';
  });
}

/** Paragraphs of lines without any heading, told by their content. Runs of the same kind are one. */
export function inferBlocks(
  pieces: Piece[],
  infer: (paragraph: Piece[]) => SectionKind | undefined,
): { kind: SectionKind | undefined; pieces: Piece[] }[] {
  const paragraphs = paragraphsOf(pieces);
  const blocks: { kind: SectionKind | undefined; pieces: Piece[] }[] = [];
  const kinds = weighedTogether(paragraphs, paragraphs.map(infer));
  const timedJobs = paragraphs.some((paragraph, i) => kinds[i] === 'experience' && opensWithTime(paragraph));
  const closed = paragraphs.filter((paragraph, i) => kinds[i] === 'experience' && closesWithTime(paragraph));
  for (const [i, paragraph] of paragraphs.entries()) {
    const previous = blocks.at(-1);
    const bulletsOnly = paragraph.every((piece) => piece.marker !== '');
    // Where entries are paragraphs that begin with a time, one of unknown words is one of them too.
    const unclear = kinds[i] === undefined || kinds[i] === 'skills';
    const timedAlike =
      (timedJobs && opensWithTime(paragraph)) || (closed.length >= 2 && closesWithTime(paragraph));
    const unknownJob = unclear && i > 0 && timedAlike;
    const own = unknownJob && previous?.kind !== 'education' ? 'experience' : kinds[i];
    const timed = (own === undefined || own === 'skills') && opensWithTime(paragraph);
    const goesOn =
      bulletsOnly || (timed && (previous?.kind === 'experience' || previous?.kind === 'education'));
    const kind = goesOn && previous ? previous.kind : own;
    if (previous && previous.kind === kind) previous.pieces.push(...paragraph);
    else blocks.push({ kind, pieces: [...paragraph] });
  }
  return blocks;
}

function namesAnything(text: string): boolean {
  const { title, organization, degree, school, place } = likeness(text);
  return Math.max(title, organization, degree, school, place) >= 2;
}

const spokenWords = memo((text) =>
  text
    .toLowerCase()
    .replace(/[:?!]$/, '')
    .split(/[\s'’]+/),
);

/** A short line of its own in a person's own words ("Wo ich gekocht habe") may head what follows. */
export function isColloquial(piece: Piece, next: Piece | undefined, pronouns: Set<string>): boolean {
  if (piece.gap === 0 || piece.marker || !next || /[.;@]|\d|,.*,/.test(piece.text)) return false;
  if (hasHan(piece.text)) return next.gap > 0 && piece.text.length <= 6 && !namesAnything(piece.text);
  const words = spokenWords(piece.text);
  if (words.length > 8 || words.length < 2) return false;
  // "My school years", "Mes stages": nobody's title or employer begins so.
  const shouted = /^\p{Lu}{2,}(?!\p{L})/u.test(piece.text) && !isCapitals(piece.text);
  // "MA (Hons) Philosophy": in capitals among small letters it is no pronoun.
  if (pronouns.has(words[0] ?? '') && words.length <= 5 && !shouted) return true;
  if (next.gap === 0 && !/:$/.test(piece.text) && !isCapitals(piece.text)) return false;
  return words.some((word) => pronouns.has(word));
}
