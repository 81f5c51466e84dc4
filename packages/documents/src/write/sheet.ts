import type { Bullet, EducationEntry, Entry, LineIndex, Resume, SectionKind } from '@tailor/engine';
import { asWritten } from './as-written.ts';

/** What a block is to the eye; each template gives every kind a look. */
export type BlockKind =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'entry'
  | 'detail'
  | 'text'
  | 'pair'
  | 'bullet';

export interface Block {
  kind: BlockKind;
  text: string;
  /** Set flush right on the same line: dates and places. */
  right?: string;
  /** For a pair: what is in front of the colon, with it. */
  label?: string;
}

export interface Sheet {
  title: string;
  language: Resume['language'];
  blocks: Block[];
}

type AnyEntry = Entry | EducationEntry;

interface Reading {
  resume: Resume;
  bullets: Map<LineIndex, Bullet>;
  entries: Map<LineIndex, AnyEntry>;
  sections: Map<LineIndex, SectionKind>;
  headings: Set<LineIndex>;
}

const bulletMark = /^[•◦▪▫‣⁃●○■□–*·➢✓-]\s+/;

function readingOf(resume: Resume): Reading {
  const reading: Reading = {
    resume,
    bullets: new Map(),
    entries: new Map(),
    sections: new Map(),
    headings: new Set(),
  };
  for (const section of resume.sections) {
    for (const line of section.lines) reading.sections.set(line, section.kind);
    for (const line of section.heading?.lines ?? []) reading.headings.add(line);
  }
  for (const entry of [...resume.experience, ...resume.projects, ...resume.education]) {
    for (const line of entry.lines) reading.entries.set(line, entry);
    for (const bullet of entry.bullets) for (const line of bullet.lines) reading.bullets.set(line, bullet);
  }
  return reading;
}

/** Splits what is meant to stand at the right edge: behind a tab, or the dates behind a bar. */
function sides(text: string, entry: AnyEntry | undefined): { text: string; right?: string } {
  const tab = text.lastIndexOf('\t');
  if (tab > 0)
    return { text: text.slice(0, tab).replaceAll('\t', '  ').trim(), right: text.slice(tab + 1).trim() };
  const dates = entry?.dates?.text;
  if (dates && text.endsWith(dates)) {
    const before = /^(.*\S)\s*[|·]\s*$/.exec(text.slice(0, -dates.length));
    if (before?.[1]) return { text: before[1], right: dates };
  }
  return { text };
}

function bulletBlock(bullet: Bullet, resume: Resume): Block {
  const text = asWritten(bullet.text, bullet.lines, resume);
  const counted = /\d|^[a-z][.)]$/i.test(bullet.marker);
  return counted ? { kind: 'text', text: `${bullet.marker} ${text}` } : { kind: 'bullet', text };
}

function pairOf(text: string): Block | undefined {
  const found = /^([^:：]{1,40}[:：])\s*(\S.*)$/.exec(text);
  if (!found || /^https?:$/.test(found[1] ?? '')) return undefined;
  return { kind: 'pair', label: found[1] ?? '', text: found[2] ?? '' };
}

function looseBlock(text: string, section: SectionKind | undefined): Block {
  if (section === undefined || section === 'contact')
    return { kind: 'contact', text: text.replaceAll('\t', '  ') };
  if (bulletMark.test(text)) return { kind: 'bullet', text: text.replace(bulletMark, '') };
  const pair = section === 'skills' || section === 'languages' ? pairOf(text) : undefined;
  return pair ?? { kind: 'text', ...sides(text, undefined) };
}

function entryBlock(text: string, line: LineIndex, entry: AnyEntry): Block {
  if (bulletMark.test(text)) return { kind: 'bullet', text: text.replace(bulletMark, '') };
  const first = entry.lines.find((index) => index >= 0) === line;
  if (first) return { kind: 'entry', ...sides(text, entry) };
  const facts = [
    entry.dates?.lines,
    entry.location?.lines,
    'organization' in entry ? entry.organization?.lines : undefined,
  ];
  const fact =
    facts.some((lines) => lines?.includes(line)) ||
    ('institution' in entry && entry.institution?.lines.includes(line));
  return { kind: fact ? 'detail' : 'text', ...sides(text, entry) };
}

function blockOf(text: string, line: LineIndex, reading: Reading): Block {
  const { resume } = reading;
  if (resume.contact.name?.lines.includes(line) && !resume.contact.email?.lines.includes(line))
    return { kind: 'name', text };
  if (resume.headline?.lines.includes(line)) return { kind: 'headline', text };
  if (reading.headings.has(line)) return { kind: 'heading', text };
  const entry = reading.entries.get(line);
  return entry ? entryBlock(text, line, entry) : looseBlock(text, reading.sections.get(line));
}

/** The resume as blocks: every line a person sees, in its order, in the look that fits its meaning. */
export function sheetOf(resume: Resume, title: string): Sheet {
  const reading = readingOf(resume);
  const blocks: Block[] = [];
  const done = new Set<Bullet>();
  const summary = resume.summary;
  for (const [line, source] of resume.source.lines.entries()) {
    const text = source.text.trim();
    if (text === '' || source.layout?.hidden) continue;
    const bullet = reading.bullets.get(line);
    if (bullet) {
      if (!done.has(bullet)) blocks.push(bulletBlock(bullet, resume));
      done.add(bullet);
    } else if (summary?.lines.includes(line) && !reading.headings.has(line)) {
      const first = summary.lines.find((index) => !reading.headings.has(index));
      if (first === line)
        blocks.push({ kind: 'text', text: asWritten(summary.value, summary.lines, resume) });
    } else blocks.push(blockOf(text, line, reading));
  }
  return { title, language: resume.language, blocks };
}

/** The whole text of a block as one line, as it is looked for when the file is read back. */
export function blockText(block: Block): string {
  return [block.label, block.text, block.right].filter(Boolean).join(' ');
}

/** A line that begins something stays with what follows it, but only with that. */
export function staysWithNext(block: Block, next: Block | undefined): boolean {
  if (block.kind === 'heading') return true;
  if (block.kind === 'entry') return next !== undefined && /^(detail|bullet|text)$/.test(next.kind);
  return block.kind === 'detail' && next?.kind === 'bullet';
}
