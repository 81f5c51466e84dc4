import type { PapersPack } from '../locales/papers-pack.ts';
import type { LineIndex, Operation } from '../types.ts';
import { contactLines, type Draft, lineText, type TailorContext } from './context.ts';

type Personal = NonNullable<PapersPack['personal']>;

/** Longer values say something else as well. */
const longestValue = 45;

/** Lines above the work that say nothing but such things; one edit for all of them. */
export function personalLines(context: TailorContext): Draft[] {
  const { resume, before, lexis } = context;
  const { personal } = lexis.pack.papers;
  if (!personal) return [];
  const asked = `${before.job.title}\n${before.job.description}`.toLowerCase();
  const gone = headLines(context).filter((line) => {
    const cells = cellsOf(lineText(resume, line));
    return cells?.every((cell) => isPersonal(cell, personal, asked)) ?? false;
  });
  const free = gone.filter((line) => context.claims.take(line, 0, lineText(resume, line).length));
  const [first] = free;
  if (first === undefined) return [];
  const words = free.map((line) => lineText(resume, line).replace(/\s+/gu, ' ').trim());
  return [
    {
      kind: 'shorten',
      place: { line: first },
      before: free.map((line) => lineText(resume, line).trim()).join('\n'),
      after: '',
      reason: { code: 'edit.drop-private', params: { words: words.join('; ') } },
      evidence: free,
      terms: [],
      operations: free.map((line): Operation => ({ type: 'remove', line })),
    },
  ];
}

/** Lines outside of work, schooling and lists, without a layout that would be torn. */
function headLines({ resume }: TailorContext): LineIndex[] {
  const own = new Set<LineIndex>([
    ...[...resume.experience, ...resume.projects, ...resume.education].flatMap((entry) => entry.lines),
    ...resume.skills.map((skill) => skill.line),
    ...contactLines(resume),
    ...(resume.headline?.lines ?? []),
    ...resume.sections.flatMap((section) => section.heading?.lines ?? []),
  ]);
  return resume.source.lines.flatMap(({ text, layout }, line) =>
    own.has(line) || layout || text.trim() === '' ? [] : [line],
  );
}

interface Cell {
  label: string;
  value: string;
}

/** "Estado civil: casada     Edad: 31", "Familienstand   ledig": the pairs of a line, if it is made of pairs. */
function cellsOf(text: string): Cell[] | undefined {
  const bare = text.replace(/^\s*(?:[-*•·▪‣–➢]\s*)?/u, '').trim();
  if (bare === '') return undefined;
  const table = /^([^:：\t]{2,30}?)(?:\t+|\s{3,})([^:：]{1,45})$/u.exec(bare);
  if (table) return [{ label: table[1]?.trim() ?? '', value: table[2]?.trim() ?? '' }];
  return bare.split(/\s{3,}(?!\s*[:：])|\s\|\s/u).map((part) => {
    const [, label, value] = /^([^:：]{2,30}?)\s*[:：]\s*(.+)$/u.exec(part) ?? [];
    return { label: label ?? '', value: value?.trim() ?? part.trim() };
  });
}

/** "44 ans – marié, 2 enfants": whole or piece by piece. */
const says = (value: string, sayings: Personal['sayings']): boolean =>
  sayings !== undefined &&
  (sayings.test(value) || value.split(/\s*[–—,;/·]\s*|\s-\s/u).every((piece) => sayings.test(piece)));

/** What the posting itself speaks of may matter to it. */
function isPersonal({ label, value }: Cell, { labels, sayings }: Personal, asked: string): boolean {
  if (/@|https?:|\d{7,}/u.test(value) && !/^(?:dni|nif|curp|c[ée]dula)/iu.test(label)) return false;
  // The right to work somewhere may matter.
  if (value.length > longestValue || /nationalit|nacionalid/iu.test(value)) return false;
  if (label === '') return says(value, sayings);
  return labels.test(label) && !asked.includes(label.toLowerCase());
}
