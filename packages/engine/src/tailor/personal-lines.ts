import type { Language, LineIndex, Operation } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/**
 * What a form asked for once and no employer needs before there is a contract: marital status, children, confession,
 * the numbers of papers; the day of birth too where nobody expects it (a German or Chinese page still names it).
 */
const labels: Partial<Record<Language, RegExp>> = {
  en: /^(?:date of birth|d\.?o\.?b\.?|birth ?date|age|sex|gender|marital status|religion|father['’]?s name|children|height|weight|passport (?:no|number)\.?)$/iu,
  es: /^(?:fecha (?:y lugar )?de nacimiento|edad|sexo|estado civil|hijos|religi[óo]n|c[ée]dula(?: de ciudadan[íi]a)?|dni|nif|curp)$/iu,
  fr: /^(?:date (?:et lieu )?de naissance|[âa]ge|sexe|situation (?:familiale|de famille|matrimoniale)|[ée]tat civil|enfants|religion)$/iu,
  de: /^(?:familienstand|konfession|religion|kinder|geschlecht)$/iu,
};

/** The same without a label, on a line of its own. */
const sayings: Partial<Record<Language, RegExp>> = {
  en: /^(?:born (?:on|in) .{4,50}|married|single)$/iu,
  es: /^(?:nacid[oa] (?:el|en) .{4,50}|casad[oa]|solter[oa])$/iu,
  fr: /^(?:née? (?:le|en|à) .{4,50}|mariée?|célibataire)$/iu,
};

/** Longer values say something else as well. */
const longestValue = 45;

/** Lines above the work that say nothing but such things; one edit for all of them. */
export function personalLines(context: TailorContext): Draft[] {
  const { resume, before } = context;
  const label = labels[resume.language];
  if (!label) return [];
  const asked = `${before.job.title}\n${before.job.description}`.toLowerCase();
  const gone = headLines(context).filter((line) => {
    const cells = cellsOf(lineText(resume, line));
    return cells?.every((cell) => isPersonal(cell, resume.language, asked)) ?? false;
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
    ...[resume.contact.name, resume.contact.email, resume.contact.phone, resume.contact.location].flatMap(
      (field) => field?.lines ?? [],
    ),
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

/** What the posting itself speaks of may matter to it. */
function isPersonal({ label, value }: Cell, language: Language, asked: string): boolean {
  if (/@|https?:|\d{7,}/u.test(value) && !/^(?:dni|nif|curp|c[ée]dula)/iu.test(label)) return false;
  // The right to work somewhere may matter.
  if (value.length > longestValue || /nationalit|nacionalid/iu.test(value)) return false;
  if (label === '') return sayings[language]?.test(value) ?? false;
  return (labels[language]?.test(label) ?? false) && !asked.includes(label.toLowerCase());
}
