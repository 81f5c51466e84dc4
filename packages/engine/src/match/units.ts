import { linesWithWishes, toldIn } from '../gate/wishes.ts';
import { linesRead } from '../text/most-lines.ts';
import type { AsOf, Entry, LineIndex, Resume, Section } from '../types.ts';
import { licencesIn } from './licences.ts';
import { strengths } from './strength.ts';

export type Place =
  | 'role'
  | 'project'
  | 'headline'
  | 'summary'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'languages'
  | 'other';

/** A piece of a resume that is read as one: a bullet over its lines, a line, a summary. */
export interface Unit {
  text: string;
  lines: LineIndex[];
  place: Place;
  entryId?: string;
  /** A title or organisation line of an entry, no bullet. */
  head: boolean;
  /** What standing here proves, 0 to 1. */
  strength: number;
}

interface Maker {
  resume: Resume;
  used: Set<LineIndex>;
  ignored: ReadonlySet<LineIndex>;
  /** Lines that hold a wish, without it: what somebody hopes for proves nothing. */
  wishes: ReadonlyMap<LineIndex, string>;
  units: Unit[];
}

/** What all units of one place have in common. */
type Stand = Omit<Unit, 'text' | 'lines'>;

/** Named one by one: copied into an object that has others already, they would take longer than the rest. */
function unitAt(text: string, lines: LineIndex[], { place, entryId, head, strength }: Stand): Unit {
  return entryId === undefined
    ? { text, lines, place, head, strength }
    : { text, lines, place, entryId, head, strength };
}

function push(maker: Maker, lines: LineIndex[], text: string, unit: Stand): void {
  const free = lines.filter((line) => !maker.used.has(line));
  if (free.length === 0) return;
  if (text.trim() === '') {
    // Nothing but a wish: it stands for nothing else either.
    for (const line of free) if (maker.wishes.has(line)) maker.used.add(line);
    return;
  }
  if (lines.some((line) => maker.ignored.has(line))) {
    // A list pasted behind a bullet is read as its end; the bullet itself still counts.
    pushLines(maker, free, unit);
    return;
  }
  for (const line of lines) maker.used.add(line);
  maker.units.push(unitAt(text, lines, unit));
}

function pushLines(maker: Maker, lines: LineIndex[], unit: Stand): void {
  for (const line of lines) {
    const source = maker.resume.source.lines[line];
    if (!source || maker.used.has(line) || source.layout?.hidden || source.text.trim() === '') continue;
    maker.used.add(line);
    const text = maker.wishes.get(line) ?? source.text;
    if (text !== '') maker.units.push(unitAt(text, [line], unit));
  }
}

function pushEntry(maker: Maker, entry: Entry, place: 'role' | 'project', asOf: AsOf): void {
  const base = { place, entryId: entry.id, strength: strengths.entry(entry, place, asOf) };
  const told = { ...base, head: false };
  for (const bullet of entry.bullets) push(maker, bullet.lines, bullet.text, told);
  pushLines(maker, entry.lines, { ...base, head: true });
}

const besideEachOther = /\s*[|/·•–—;,]\s*|\s+-\s+/u;

/** "Toulouse / 06 12 45 78 90 / Permis B": a licence to drive often stands beside where one is reached. */
function pushLicences({ resume, units }: Maker, line: LineIndex, text: string): void {
  for (const piece of text.split(besideEachOther))
    if (licencesIn(piece, resume.language))
      units.push(unitAt(piece.trim(), [line], { place: 'other', head: false, strength: strengths.other }));
}

/** Who and where the person is proves nothing about the work. */
function markContact(maker: Maker): void {
  const { name, email, phone, links } = maker.resume.contact;
  for (const field of [name, email, phone, ...links])
    for (const line of field?.lines ?? []) {
      const text = maker.resume.source.lines[line]?.text ?? '';
      if (text.length >= 120 || maker.used.has(line)) continue;
      maker.used.add(line);
      pushLicences(maker, line, text);
    }
}

const sectionPlaces: Record<string, { place: Place; strength: number } | null> = {
  // "Personal: 31 years old, forklift licence": name and numbers are marked as read already.
  contact: { place: 'other', strength: strengths.other },
  references: null,
  summary: { place: 'summary', strength: strengths.summary },
  skills: { place: 'skills', strength: strengths.skills },
  education: { place: 'education', strength: strengths.education },
  certificates: { place: 'certificates', strength: strengths.certificates },
  languages: { place: 'languages', strength: strengths.languages },
  experience: { place: 'other', strength: strengths.loose },
  projects: { place: 'other', strength: strengths.loose },
};

/** "TOOLS: Excel, SAP" is a heading and what stands below it. What is wanted ("OBJECTIVE: …") was read already. */
function isHeadingAlone({ heading, kind }: Section, line: LineIndex, { source }: Resume): boolean {
  if (!heading?.lines.includes(line)) return false;
  const [, beside = ''] = (source.lines[line]?.text ?? '').split(heading.value);
  return kind === 'summary' || !/\p{L}/u.test(beside);
}

/** Everything a person reads in a resume, piece by piece. Hidden lines are not there. */
export function resumeUnits(resume: Resume, asOf: AsOf, ignored: ReadonlySet<LineIndex>): Unit[] {
  const wishes = linesWithWishes(resume);
  const maker: Maker = { resume, used: new Set(ignored), ignored, wishes, units: [] };
  markContact(maker);
  const { headline, summary } = resume;
  if (headline)
    push(maker, headline.lines, toldIn(headline, resume), {
      place: 'headline',
      head: true,
      strength: strengths.headline,
    });
  if (summary)
    push(maker, summary.lines, toldIn(summary, resume), {
      place: 'summary',
      head: false,
      strength: strengths.summary,
    });
  for (const entry of resume.experience) pushEntry(maker, entry, 'role', asOf);
  for (const entry of resume.projects) pushEntry(maker, entry, 'project', asOf);
  for (const entry of resume.education) {
    const base = { place: 'education' as const, entryId: entry.id, strength: strengths.education };
    for (const bullet of entry.bullets) push(maker, bullet.lines, bullet.text, { ...base, head: false });
    pushLines(maker, entry.lines, { ...base, head: true });
  }
  for (const field of resume.certificates)
    push(maker, field.lines, field.value, {
      place: 'certificates',
      head: false,
      strength: strengths.certificates,
    });
  // Work that the reader could not cut into entries stands there all the same.
  const loose = resume.experience.length === 0 ? strengths.loose : strengths.other;
  for (const section of resume.sections) {
    const place =
      section.kind in sectionPlaces
        ? sectionPlaces[section.kind]
        : { place: 'other' as const, strength: loose };
    const below = section.lines.filter((line) => !isHeadingAlone(section, line, resume));
    // A heading with nothing below it was no heading ("Driving licence").
    const lines = below.length > 0 ? below : section.kind === 'certificates' ? section.lines : [];
    if (place) pushLines(maker, lines, { ...place, head: false });
    for (const line of section.lines) maker.used.add(line);
  }
  // What the reader took for something else, or for nothing, was written all the same.
  const rest = [...linesRead(resume.source).keys()].filter((line) => !maker.used.has(line));
  pushLines(maker, rest, { place: 'other', head: false, strength: loose });
  return maker.units;
}
