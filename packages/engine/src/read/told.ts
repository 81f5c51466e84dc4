import { hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { DateRange, EducationEntry, Entry, Field, Language } from '../types.ts';
import type { Piece } from './pieces.ts';
import { tables } from './tables.ts';
import { goesBelow } from './told-bullets.ts';
import { type Clause, tellGerman, tellOther } from './told-clauses.ts';
import { linesOf, longest, type Paragraph, paragraphsOf, runs } from './told-paragraphs.ts';
import { wordsOf } from './told-words.ts';

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
