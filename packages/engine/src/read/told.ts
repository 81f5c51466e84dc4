import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { DateRange, EducationEntry, Entry, Field, Language } from '../types.ts';
import { type DateHit, findDates } from './dates.ts';
import type { Piece } from './pieces.ts';
import { tables } from './tables.ts';
import { goesBelow } from './told-bullets.ts';
import { toldInHan } from './told-han.ts';
import { type Told, toldIn } from './told-latin.ts';
import { Openers, wordsOf } from './told-words.ts';

/** Lines of running text without a gap between them, joined. */
interface Paragraph {
  pieces: Piece[];
  text: string;
  /** Where each piece begins in it. */
  starts: number[];
}

interface Clause {
  told: Told;
  hit: DateHit;
  start: number;
  end: number;
}

/** "清河农业大学，本科，2013年9月到2017年7月": nothing of it goes on below. */
const closesWithTime = (text: string): boolean =>
  text.length < 60 &&
  findDates(text).some(
    (hit) => !hit.single && hit.end >= text.length && /[，,].*[，,]\s?$/u.test(text.slice(0, hit.start)),
  );

function paragraphsOf(pieces: Piece[]): Paragraph[] {
  const all: Paragraph[] = [];
  const broad = Math.max(0, ...pieces.map((piece) => piece.width));
  for (const piece of pieces) {
    const last = all.at(-1);
    const goesOn = last && piece.gap === 0 && !piece.marker && !last.pieces.at(-1)?.marker;
    if (!last || !goesOn) {
      all.push({ pieces: [piece], text: piece.text, starts: [0] });
      continue;
    }
    // "2016.3—2021.4，某厂，司机": a short line of Chinese that others follow ends there.
    const ends =
      hasHan(last.text) &&
      !/[，,、]$/.test(last.text) &&
      ((last.pieces.at(-1)?.width ?? 0) < broad * 0.7 || closesWithTime(last.pieces.at(-1)?.text ?? ''));
    const close =
      (hasHan(last.text.slice(-1)) && /^[\p{Script=Han}\d]/u.test(piece.text)) || /\p{Ll}-$/u.test(last.text);
    const joined = `${last.text}${ends ? '\n' : close ? '' : ' '}`;
    last.starts.push(joined.length);
    last.text = joined + piece.text;
    last.pieces.push(piece);
  }
  return all;
}

/** Nobody tells more in one paragraph; hostile text does. */
const longest = 5000;

const isPronoun = (word: string) => tables.pronouns.has(word) || tables.told.tells.has(word);

/** Somebody tells: whole sentences, in the first person. */
const tellsOfOneself = memo((text: string): boolean => {
  if (!/(?:19|20)\d\d|[〇零一二]{2}/.test(text)) return false;
  if (text.length > longest) return false;
  if (hasHan(text)) return text.length >= 30 && /[。；]/.test(text);
  if (text.length < 60 || !/[.!?](?:\s|$)/.test(text)) return false;
  return wordsOf(text).some(
    ({ key, text: own }) => (isPronoun(key) || /^(?:j|m)['’]$/i.test(own)) && own.length < 9,
  );
});

const sentenceEnd = /[.!?](?=["”»]?\s+["“«„]?[\p{Lu}\d])|[。！？；\n]/gu;
/** "… bei der Jadeland eG. Dort …": a legal form without a stop of its own, so that the stop ends the sentence. */
const endsWithForm = (before: string): boolean => {
  const form = /(?:^|\s)(\p{L}{0,3}\p{Lu})$/u.exec(before)?.[1];
  return form !== undefined && form.length > 1 && tables.organizationSuffixes.has(fold(form));
};
const shortened = /(?:^|[\s(.])(?:\p{L}{1,3}|corp|univ|dept|sept|prof|dipl)$/iu;

function sentencesOf(text: string): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const before = text.slice(Math.max(start, match.index - 8), match.index);
    if (match[0] === '.' && shortened.test(before) && !endsWithForm(before)) continue;
    const end = match.index + 1;
    found.push({ start, text: text.slice(start, end) });
    start = end;
  }
  if (start < text.length) found.push({ start, text: text.slice(start) });
  return found;
}

const untilWords = new Openers([...tables.until, ...tables.to]);
const leftWords = new Openers(tables.told.left);

/** "… wo ich bis Ende Oktober 2013 blieb": a time that ends what began before it. */
function ends(text: string, hit: DateHit): boolean {
  if (hit.to && !hit.from) return true;
  if (!hit.single) return false;
  const before = wordsOf(text.slice(Math.max(0, hit.start - 24), hit.start));
  return [1, 2].some(
    (count) => before.length >= count && untilWords.at(before, before.length - count) === count,
  );
}

const single = (hit: DateHit | undefined) =>
  hit !== undefined && (hit.single || (hit.current && hit.to === undefined));

/** Times of a sentence, those that end another joined to it. */
function timesOf(text: string): { hits: DateHit[]; closing?: DateHit } {
  const hits: DateHit[] = [];
  let closing: DateHit | undefined;
  for (const hit of findDates(text)) {
    const last = hits.at(-1);
    if (!ends(text, hit)) hits.push(hit);
    else if (last && single(last) && last.from)
      hits[hits.length - 1] = { ...last, to: hit.to ?? hit.from, single: false, current: false };
    else if (!last) closing = hit;
  }
  return { hits, closing };
}

/** One clause a time: what stands between it and the next. */
function clausesOf(
  sentence: string,
  hits: DateHit[],
): { hit: DateHit; text: string; bracketed: boolean; from: number; to: number }[] {
  const leading = (hits[0]?.start ?? 0) < 24;
  let from = 0;
  return hits.map((hit, i) => {
    const next = hits[i + 1];
    const bracketed =
      /[(（][^()（）]*$/.test(sentence.slice(Math.max(0, hit.start - 80), hit.start)) &&
      /^[^()（）]*[)）]/.test(sentence.slice(hit.end));
    const own = bracketed
      ? hit.end + sentence.slice(hit.end).search(/[)）]/) + 1
      : leading
        ? (next?.start ?? sentence.length)
        : hit.end;
    const to = next ? own : sentence.length;
    const begin = from;
    from = to;
    const behind = sentence.slice(Math.min(hit.end, to), to).replace(/^[\s,;:：，)）–—-]+/u, '');
    const text = `${sentence.slice(begin, Math.max(begin, hit.start))}\t${behind}`;
    return { hit, text, bracketed, from: begin, to };
  });
}

/** "Before that, 2009–2017, …": fillers before a time say nothing. */
function opened(text: string): string {
  return text.replace(/^[ ,;:–—.]+/, '');
}

const sameWords = new Openers(tables.told.same);

/** "… where I then became foreman", "in the same company": the employer told of before. */
function staysThere(text: string): boolean {
  if (hasHan(text)) return tables.told.same.some((word) => hasHan(word) && text.includes(word));
  const words = wordsOf(text);
  return words.some((_, at) => sameWords.at(words, at) > 0);
}

function leaves(text: string): boolean {
  if (hasHan(text)) return tables.told.left.some((word) => hasHan(word) && text.includes(word));
  const words = wordsOf(text);
  return words.some((_, at) => leftWords.at(words, at) > 0);
}

/** The jobs and studies a paragraph tells of, in its order. */
function tell(text: string, nouns: boolean): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentencesOf(text)) {
    const { hits, closing } = timesOf(sentence.text);
    const last = clauses.at(-1);
    const until =
      closing ?? (hits.length === 1 && hits[0]?.single && leaves(sentence.text) ? hits[0] : undefined);
    let used = false;
    for (const clause of clausesOf(sentence.text, hits)) {
      const own = opened(clause.text);
      const told = hasHan(own) ? toldInHan(own) : toldIn(own, nouns, clause.bracketed);
      if (!told) {
        // "2019年读了…，2021年毕业": the second time ends what the first began.
        const open = used ? clauses.at(-1) : undefined;
        if (open?.hit.single && open.hit.from && clause.hit.single && leaves(clause.text))
          open.hit = { ...open.hit, to: clause.hit.from, single: false };
        continue;
      }
      used = true;
      const before = clauses.at(-1)?.told.organization;
      const organization = told.organization ?? (told.title && staysThere(own) ? before : undefined);
      clauses.push({
        told: { ...told, organization },
        hit: clause.hit,
        start: sentence.start + clause.from,
        end: sentence.start + clause.to,
      });
    }
    const to = until?.to ?? until?.from;
    if (!used && to && last?.told.title && last.hit.single && last.hit.from)
      last.hit = { ...last.hit, to, single: false };
  }
  return clauses;
}

const tellGerman = memo((text: string) => tell(text, true));
const tellOther = memo((text: string) => tell(text, false));

function linesOf({ pieces, starts }: Paragraph, start: number, end: number): number[] {
  const lines = pieces.flatMap((piece, i) =>
    (starts[i] ?? 0) < end && (starts[i + 1] ?? Infinity) > start ? [piece.line] : [],
  );
  return [...new Set(lines)];
}

export interface ToldEntries {
  jobs: Entry[];
  studies: EducationEntry[];
  /** What is not told in sentences. */
  rest: Piece[];
}

/** Where a value stands: the lines that hold it. */
function fieldOf(value: string | undefined, paragraph: Paragraph, { start, end }: Clause): Field | undefined {
  if (!value) return undefined;
  const at = paragraph.text.indexOf(value, start);
  return {
    value,
    lines: at < 0 ? linesOf(paragraph, start, end) : linesOf(paragraph, at, at + value.length),
  };
}

function datesOf(paragraph: Paragraph, clause: Clause, job: boolean): DateRange {
  const { hit } = clause;
  const lines = linesOf(paragraph, clause.start, clause.end);
  const text = paragraph.text.slice(clause.start, clause.end).trim();
  if (hit.single) return { ...(job ? { start: hit.from } : {}), end: hit.from, current: false, text, lines };
  return { start: hit.from, end: hit.to, current: hit.current, text, lines };
}

/** A paragraph without a word of oneself is one more where others tell, if it names both sides. */
function tellsAlike({ text, pieces }: Paragraph, clauses: Clause[]): boolean {
  if (pieces[0]?.marker || text.length < (hasHan(text) ? 20 : 40)) return false;
  return (
    clauses.length > 0 &&
    clauses.every(({ told }) => (told.title && told.organization) || (told.degree && told.school))
  );
}

function put(found: ToldEntries, paragraph: Paragraph, clause: Clause, prefix: string): void {
  const { title, organization, degree, school } = clause.told;
  const value = (text: string | undefined) => fieldOf(text, paragraph, clause);
  const lines = linesOf(paragraph, clause.start, clause.end);
  const same = { dates: datesOf(paragraph, clause, title !== undefined), bullets: [], lines };
  if (title) {
    const id = `${prefix}${found.jobs.length + 1}`;
    found.jobs.push({ id, title: value(title), organization: value(organization), ...same });
    return;
  }
  const id = `${prefix}learned-${found.studies.length + 1}`;
  found.studies.push({ id, degree: value(degree), institution: value(school), ...same });
}

/** "Acme Works – Fitter (2019 – 2021)" and, below it, a sentence: the time closes the line of an entry. */
function headsEntry({ text }: Piece, next: Piece | undefined): boolean {
  if (!next || !/^\p{Lu}/u.test(next.text)) return false;
  return findDates(text).some(
    ({ start, end, single: alone }) =>
      !alone &&
      /^\s*[)）]?$/.test(text.slice(end)) &&
      /(?:[(（]|\t|\s{2}|[|·–—-]\s)$/.test(text.slice(0, start)),
  );
}

/** Lines that run on: the first as wide as a page, none of them a label or a head. */
function runs({ pieces, text }: Paragraph): boolean {
  const [first] = pieces;
  if (!first || first.marker || headsEntry(first, pieces[1])) return false;
  const least = hasHan(text) ? 44 : 50;
  return (
    first.width >= least &&
    pieces.slice(0, -1).every((piece) => piece.width >= least * 0.7 || /\p{Ll}[.!?]$/u.test(piece.text))
  );
}

const tellsJob = ({ told }: Clause) => told.title !== undefined && told.said;
const tellsStudy = ({ told }: Clause) => told.degree !== undefined && told.school !== undefined;

/** Whether the first thing that these lines say is told, or most of them are. */
export function isTold(
  pieces: Piece[],
  language: Language,
  /** They stand under a heading of education. */
  learned: boolean,
): boolean {
  const telling = language === 'de' ? tellGerman : tellOther;
  const paragraphs = paragraphsOf(pieces);
  const told = paragraphs.filter(
    (one) =>
      runs(one) &&
      tellsOfOneself(one.text) &&
      telling(one.text).some(
        (clause) =>
          tellsJob(clause) || (learned && /^["“«„]?\p{L}.*[.!?。]$/su.test(one.text) && tellsStudy(clause)),
      ),
  );
  if (told.length === 0) return false;
  const share =
    told.reduce((sum, one) => sum + one.text.length, 0) /
    pieces.reduce((sum, piece) => sum + piece.text.length, 1);
  return told[0] === paragraphs[0] || share >= 0.4;
}

/** What runs of sentences tell of work and learning ("From 2019 to 2023 I worked as a cook at …"). */
export function readTold(pieces: Piece[], language: Language, prefix: string): ToldEntries {
  const found: ToldEntries = { jobs: [], studies: [], rest: pieces };
  const telling = language === 'de' ? tellGerman : tellOther;
  const taken = new Set<Piece>();
  for (const paragraph of paragraphsOf(pieces)) {
    if (paragraph.text.length > longest) continue;
    if (goesBelow(paragraph, taken, pieces, found.jobs.at(-1))) {
      for (const piece of paragraph.pieces) taken.add(piece);
      continue;
    }
    const clauses = telling(paragraph.text);
    const own = runs(paragraph) && tellsOfOneself(paragraph.text);
    if (!own && !tellsAlike(paragraph, clauses)) continue;
    for (const piece of paragraph.pieces) taken.add(piece);
    for (const clause of clauses) put(found, paragraph, clause, prefix);
  }
  found.rest = pieces.filter((piece) => !taken.has(piece));
  return found;
}
