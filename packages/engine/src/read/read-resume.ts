import { hasHan } from '../text/fold.ts';
import { languageOf } from '../text/language.ts';
import type { EducationEntry, Entry, Field, ParseReport, Resume, ResumeSource, Section } from '../types.ts';
import { findEmail } from './contact-finds.ts';
import { emptyResume } from './empty-resume.ts';
import { orderOfStudies, readJobs, readStudies, readWork } from './entries.ts';
import { underEmployer } from './headed-by-employer.ts';
import { otherLanguages, readLanguageSection } from './language-section.ts';
import { jobsOnceEach, studiesOnceEach } from './listed-twice.ts';
import { longCourses } from './long-courses.ts';
import { movedJob, movedLists, movedStudy } from './moved.ts';
import { readName, readNameByMail } from './name-elsewhere.ts';
import { mailHits } from './names.ts';
import { makePieces, type Piece } from './pieces.ts';
import { townShaped } from './places.ts';
import { readOnce } from './read-again.ts';
import { makeReport } from './report.ts';
import { isTrade, likeness } from './scores.ts';
import { type Block, bodySize, splitSections } from './sections.ts';
import { singleLines } from './single-lines.ts';
import { readSkills, type SkillLists } from './skills.ts';
import { readStrayContact } from './stray-contact.ts';
import { labelKind } from './tables.ts';
import { takeTold } from './take-told.ts';
import { copyOfTop, readTop } from './top.ts';
import { settleName, type Top } from './top-name.ts';

function joined(pieces: Piece[]): Field | undefined {
  if (pieces.length === 0) return undefined;
  const value = pieces.map((piece) => piece.text).join(hasHan(pieces[0]?.text ?? '') ? '' : ' ');
  return { value, lines: pieces.map((piece) => piece.line) };
}

const jobsOnce = readOnce<Entry[]>((jobs, by) => jobs.map((job) => movedJob(job, by)));
interface Work {
  jobs: Entry[];
  studies: EducationEntry[];
  /** How the section of education is ordered, where that was asked. */
  order: number | undefined;
}
const workOnce = readOnce<Work>(({ jobs, studies, order }, by) => ({
  jobs: jobs.map((job) => movedJob(job, by)),
  studies: studies.map((study) => movedStudy(study, by)),
  order,
}));
const studiesOnce = readOnce<{ studies: EducationEntry[]; rest: EducationEntry[] }>(
  ({ studies, rest }, by) => ({
    studies: studies.map((study) => movedStudy(study, by)),
    rest: rest.map((study) => movedStudy(study, by)),
  }),
);
const listsOnce = readOnce<SkillLists>(movedLists);
/** Another line of the page has another place: then it is read anew. */
const topOnce = readOnce<Top>();
const orderOnce = readOnce<number>((order) => order);

/** Reads one block into the resume, by its kind. */
function readBlock(block: Block, resume: Resume, top: Top, blocks: Block[]): void {
  const { pieces } = block;
  switch (block.kind) {
    case 'experience':
      readExperience(block, resume, blocks);
      break;
    case 'projects':
    case 'volunteering': {
      const prefix = `project${resume.projects.length || ''}-`;
      resume.projects.push(...jobsOnce(pieces, prefix, () => readJobs(pieces, prefix)));
      break;
    }
    case 'education':
      readEducation(pieces, resume, block.heading?.known === true);
      break;
    case 'skills': {
      const lists = listsOnce(pieces, '', () => readSkills(pieces));
      resume.skills.push(...lists.skills);
      resume.languages.push(...lists.languages);
      resume.certificates.push(...lists.certificates);
      break;
    }
    case 'languages':
      readLanguageSection(block, resume);
      break;
    case 'certificates':
      readCourses(pieces, resume);
      break;
    case 'summary':
      readWanted(block, top);
      resume.summary ??= joined(pieces);
      break;
    case 'contact':
      readContact(pieces, top);
      readName(
        top,
        block.headingPiece && !block.heading?.known ? [block.headingPiece, ...pieces] : pieces,
        false,
      );
      break;
    default:
  }
}

/** In a section of contact data, a line shaped like a town is one, though no list knows it. */
function readContact(pieces: Piece[], top: Top): void {
  const named = top.reader.contact.name !== undefined;
  const lines = pieces.map((piece) => top.reader.read(piece, true));
  const { contact } = top.reader;
  if (!named) settleName(top);
  const mail = contact.email?.value.split('@')[0] ?? '';
  for (const line of lines) {
    const { piece } = line;
    const bare = piece.text.replace(/\s*\([\p{L} ]{3,30}\)$/u, '');
    if (line.found || !contact.name || contact.location) continue;
    if (bare === contact.name.value || mailHits(bare, mail) > 0) continue;
    if (!/\d/.test(bare) && bare.length < 30 && townShaped(bare) && likeness(bare).title < 1.4)
      contact.location = { value: piece.text, lines: [piece.line] };
  }
}

/** "Position wanted: cook / Leeds" as a section of its own: the headline. */
function readWanted(block: Block, top: Top): void {
  const [first] = block.pieces;
  if (top.headline || !first || block.pieces.length > 1 || first.text.length > 60) return;
  if (!block.heading || !labelKind(block.heading.text)?.has('headline')) return;
  const value = first.text.split(/\s+[/|·]\s+/)[0]?.trim();
  if (value) top.headline = { value, lines: [first.line] };
}

function readExperience(block: Block, resume: Resume, blocks: Block[]): void {
  const { pieces } = block;
  const learned = blocks.find((block) => block.kind === 'education')?.pieces ?? [];
  const hint = () => orderOnce(learned, '', () => orderOfStudies(learned));
  const prefix = `job${resume.experience.length || ''}-`;
  const studied = learned.length > 0;
  const read = (): Work => {
    let order: number | undefined;
    const asked = () => {
      order = hint();
      return order;
    };
    return { ...readWork(pieces, prefix, asked, studied), order };
  };
  // Most say by themselves how they are ordered: then whatever is changed in the education changes nothing here.
  const holds = ({ order }: Work) => order === undefined || order === hint();
  const { jobs, studies } = workOnce(pieces, `${prefix}${studied}`, read, holds);
  resume.experience.push(...underEmployer(jobs, block, blocks));
  resume.education.push(...studies);
}

function readCourses(pieces: Piece[], resume: Resume): void {
  const prefix = `course${resume.education.length || ''}-`;
  const { studies } = studiesOnce(pieces, prefix, () => ({
    studies: longCourses(pieces, prefix),
    rest: [],
  }));
  resume.education.push(...studies);
  const taken = new Set(studies.flatMap(({ lines }) => lines));
  for (const { text, line } of pieces)
    if (!taken.has(line)) resume.certificates.push({ value: text, lines: [line] });
}

function readEducation(pieces: Piece[], resume: Resume, known: boolean): void {
  const prefix = `study${resume.education.length || ''}-`;
  const more = resume.education.length > 0;
  const { studies, rest } = studiesOnce(pieces, `${prefix}${more}${known}`, () =>
    readStudies(pieces, prefix, more, known),
  );
  resume.education.push(...studies);
  for (const entry of rest) {
    // What no heading calls education may hold work as well.
    const { start, end } = entry.dates ?? {};
    const ranged = start !== undefined && end !== undefined;
    if (!known && ranged && isTrade(entry.degree?.value ?? '')) {
      const { degree, institution, ...same } = entry;
      resume.experience.push({ ...same, title: degree, organization: institution });
      continue;
    }
    const line = entry.lines[0];
    const value = pieces.find((piece) => piece.line === line)?.text;
    if (value && line !== undefined) resume.certificates.push({ value, lines: [line] });
  }
}

function sectionOf(block: Block, index: number): Section {
  const { headingPiece, heading } = block;
  const own = block.pieces.map((piece) => piece.line);
  const section: Section = { id: `s${index}`, kind: block.kind ?? 'other', lines: own };
  if (headingPiece && heading) {
    own.unshift(headingPiece.line);
    section.heading = { value: heading.text, lines: [headingPiece.line] };
  }
  // Most sections stand line below line.
  if (!own.every((line, at) => at === 0 || line > (own[at - 1] ?? line)))
    section.lines = [...new Set(own)].sort((a, b) => a - b);
  return section;
}

/** Rules and marks between the lines of a section are part of it. */
function placeRules(rules: number[], sections: Section[]): void {
  for (const line of rules) {
    const owner = sections.find(
      (section) => (section.lines[0] ?? Infinity) < line && (section.lines.at(-1) ?? -1) >= line - 1,
    );
    const next = owner ?? sections.find((section) => section.lines[0] === line + 1);
    if (next && !next.lines.includes(line)) next.lines = [...next.lines, line].sort((a, b) => a - b);
  }
}

/** Lines with text that belong to no section and no field. */
function unreadLines(resume: Resume): number[] {
  const read = new Set(singleLines(resume));
  for (const section of resume.sections) for (const line of section.lines) read.add(line);
  const unread: number[] = [];
  resume.source.lines.forEach((line, index) => {
    if (!read.has(index) && line.text.trim()) unread.push(index);
  });
  return unread;
}

/** "Beruflicher Lebenslauf" over all of it, and other headings below, is what the whole page is called. */
const mayHead = (kind: Block['kind'], others: Block[]): boolean =>
  kind === 'summary' ||
  kind === 'other' ||
  (kind === 'experience' && others.some((one) => one.kind === kind));

/** Where a heading stands first of all ("Profile"), the person may stand below it. */
function withTop(blocks: Block[]): Block[] {
  const [top, first, ...others] = blocks;
  if (!top || !first || top.pieces.length > 0 || !mayHead(first.kind, others)) return blocks;
  if (!first.pieces.some((piece) => findEmail(piece.text))) return blocks;
  return [{ ...top, pieces: first.pieces }, { ...first, pieces: [] }, ...others];
}

/** Beside a margin column, name and headline stand below its last list: they are no skill and no language. */
function leaveOutPerson(resume: Resume): void {
  const { name, location } = resume.contact;
  const own = new Set([name, resume.headline, location].flatMap((field) => field?.lines ?? []));
  const other = (item: { lines: number[] }) => !item.lines.every((line) => own.has(line));
  resume.certificates = resume.certificates.filter(other);
  resume.skills = resume.skills.filter((skill) => !own.has(skill.line));
  resume.languages = resume.languages.filter(other);
}

function columnsOf(source: ResumeSource, found: number): number {
  return source.lines.reduce((most, line) => Math.max(most, (line.layout?.column ?? 0) + 1), found);
}

/** Text (and layout, where a document had one) into what it says, with the lines each thing was read from. */
export function readResume(source: ResumeSource): { resume: Resume; report: ParseReport } {
  const resume = emptyResume(source, languageOf(source));
  const made = makePieces(source);
  const blocks = withTop(splitSections(made.pieces));
  const head = blocks[0]?.pieces ?? [];
  const size = bodySize(made.pieces);
  const top = copyOfTop(topOnce(head, `${size}`, () => readTop(head, size)));
  resume.contact = top.reader.contact;
  resume.summary = top.summary;
  for (const block of takeTold(blocks, resume).slice(1)) readBlock(block, resume, top, blocks);
  otherLanguages(blocks, resume);
  resume.experience = jobsOnceEach(resume.experience);
  resume.education = studiesOnceEach(resume.education);
  readStrayContact(made.pieces, top);
  readName(top, made.pieces, true);
  readNameByMail(top, made.pieces);
  resume.headline = top.headline ?? top.reader.headline;
  leaveOutPerson(resume);
  resume.sections = blocks.slice(1).map((block, index) => sectionOf(block, index + 1));
  placeRules(made.blank, resume.sections);
  resume.unread = unreadLines(resume);
  return { resume, report: makeReport(resume, made, blocks, columnsOf(source, made.columns)) };
}
