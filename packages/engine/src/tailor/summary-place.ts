import { writingPack } from '../locales/writing-packs.ts';
import { likeness } from '../read/scores.ts';
import type { Entry, Field, LineIndex, Resume, Section, TermSupport } from '../types.ts';
import { isAim, ownSummary } from './aim.ts';
import { calmTitle, firstCalling } from './calm-title.ts';
import { contactLines, lineText, marksAround, type TailorContext } from './context.ts';
import { plainTitle } from './headline.ts';
import { lastYear } from './last-year.ts';

/** More lines than this are no summary: the reader has taken something else for one. */
const longest = 8;

export function hasSummary(context: TailorContext): boolean {
  const own = ownSummary(context);
  return own !== undefined && !isOfTheHead(own, context.resume) && !isRow(own, context);
}

/** "Zur Person: 34 Jahre, verheiratet": a row of a form is no sentence about oneself, unless it is called so. */
function isRow({ value, lines }: Field, { resume, lexis }: TailorContext): boolean {
  const line = lineText(resume, lines[0] ?? -1).trim();
  const [, label] = /^(\p{L}[\p{L} ]{2,30})[:：]\s*\S/u.exec(line) ?? [];
  if (label === undefined || lines.length > 1 || /[.!?。！？…]\s*$/u.test(value)) return false;
  return !lexis.pack.style.sections.summary.known.test(label);
}

/** "Né le 9 mai 1993 – Permis B", "FECHA NAC. : …": a line among address and telephone says who to write to. */
function isOfTheHead(summary: Field, { contact, source }: Resume): boolean {
  const last = summary.lines.at(-1) ?? 0;
  if (/[.!?。！？…]\s*$/u.test(summary.value)) return false;
  let from = summary.lines[0] ?? last;
  let to = last;
  const isFilled = (line: LineIndex): boolean => (source.lines[line]?.text ?? '').trim() !== '';
  while (from > 0 && isFilled(from - 1)) from -= 1;
  while (isFilled(to + 1)) to += 1;
  return [contact.email, contact.phone, contact.location].some((field) =>
    field?.lines.some((line) => line >= from && line <= to),
  );
}

const leastProse = 60;
const leastHan = 20;

/** "Mon métier" above the roles: the person has said who they are, under a name that no list knows. */
export function tellsOfOneself(context: TailorContext): boolean {
  const { resume, lexis } = context;
  const role = resume.experience[0]?.lines[0] ?? 0;
  const { known } = lexis.pack.style.sections.summary;
  return resume.sections.some((section) => {
    const { kind, heading, lines } = section;
    // Below the roles only a name for it tells: "自我评价" stands at the end of most Chinese pages.
    const isOne = heading && (known.test(heading.value) || (heading.lines[0] ?? role) < role);
    if ((kind !== 'other' && kind !== 'summary') || !isOne || isAim(section, context)) return false;
    const text = lines
      .filter((line) => !heading.lines.includes(line))
      .map((line) => (resume.source.lines[line]?.text ?? '').trim())
      .join(' ');
    return (
      text.length >= (/\p{Script=Han}/u.test(text) ? leastHan : leastProse) &&
      /\p{Ll}[.!?]|[。！？]/u.test(text)
    );
  });
}

/** The last line of the person's own words, if they stand together and are short enough to be a summary. */
export function lastOwnLine(context: TailorContext): LineIndex | undefined {
  const lines = ownSummary(context)?.lines ?? [];
  const whole = lines.every((line, i) => i === 0 || line === (lines[i - 1] ?? 0) + 1);
  return whole && lines.length <= longest ? lines.at(-1) : undefined;
}

export const markerOf = (line: string) =>
  /^\s*(?:[-*•·▪‣–]\s*|(?:[>▸▹✓✔→►◆◇◦○●■□+]|>>)\s+)?/u.exec(line)?.[0] ?? '';

/** Below a marked point that ends without a stop, another one does as well. */
export const asPoint = (sentence: string, above: string): string =>
  markerOf(above).trim() !== '' && !/[.。!！;；]\s*$/u.test(above)
    ? sentence.replace(/[.。]$/u, '')
    : sentence;

/** Above the first section; where that of the roles has a heading nobody knows, above that one. */
function topOf(heading: number | undefined, { resume }: TailorContext): number | undefined {
  const role = resume.experience[0]?.lines[0];
  if (role === undefined || (heading !== undefined && heading < role)) return heading;
  let line = role - 1;
  while (line > 0 && lineText(resume, line).trim() === '') line -= 1;
  const own = new Set([...(resume.headline?.lines ?? []), ...contactLines(resume)]);
  const isTitle =
    line > 0 &&
    !own.has(line) &&
    lineText(resume, line).length < 40 &&
    !namesCalling(lineText(resume, line)) &&
    lineText(resume, line - 1).trim() === '';
  // Below the work no reader looks for who one is.
  return isTitle ? line : undefined;
}

/** "Winzergeselle" with nothing below is no section, but a line of the page's head. */
const hasLines = ({ heading, lines }: Section, { resume }: TailorContext): boolean =>
  lines.some((line) => !heading?.lines.includes(line) && lineText(resume, line).trim() !== '');

/** Where the first role stands right below the page's head, under no heading: between the two, and under none either. */
function belowTheHead({ resume }: Pick<TailorContext, 'resume'>): LineIndex | undefined {
  const role = resume.experience[0]?.lines[0];
  if (role === undefined || role < 2 || lineText(resume, role - 1).trim() !== '') return undefined;
  const own = new Set([...(resume.headline?.lines ?? []), ...contactLines(resume)]);
  let line = role - 1;
  while (line > 0 && lineText(resume, line).trim() === '') line -= 1;
  return own.has(line) || namesCalling(lineText(resume, line)) ? role - 1 : undefined;
}

/** Between the page's head and the roles a title that the head has would be said twice. */
export function standsRightAbove(title: string, context: Pick<TailorContext, 'resume'>): boolean {
  const after = belowTheHead(context);
  if (after === undefined) return false;
  const { lines } = context.resume.source;
  return lines.slice(0, after).some(({ text }) => text.toLowerCase().includes(title.toLowerCase()));
}

/** `heading`: the line of it, if it has one. */
export function newSectionAt(context: TailorContext): { after: LineIndex; heading: string[] } | undefined {
  const { resume, lexis } = context;
  const first = resume.sections.find(
    (section) =>
      section.kind !== 'contact' && section.heading && hasLines(section, context) && !isAim(section, context),
  );
  const top = topOf(first?.heading?.lines[0], context);
  const head = top === undefined ? belowTheHead(context) : undefined;
  if (head !== undefined) return { after: head, heading: [] };
  if (top === undefined || top < 1) return undefined;
  const own = first?.heading?.value;
  const shout = own !== undefined && own === own.toUpperCase() && resume.language !== 'zh';
  const { summaryHeading } = lexis.pack.style;
  const [before, after] = (first?.heading && marksAround(first.heading, resume)) ?? ['', ''];
  // One more heading stands between the same marks.
  return {
    after: top - 1,
    heading: [before + (shout ? summaryHeading.toUpperCase() : summaryHeading) + after],
  };
}

/** "Emden", "Lloyds Lane Stores": where no title is written, a town or an employer may have been read as one. */
export const namesCalling = (title: string): boolean => {
  const { title: calling, organization, place } = likeness(title);
  return calling > 0 && calling >= organization && place === 0;
};

/** Who one is: by the head of the page, or by a role. */
interface Held {
  field: Field;
  role?: Entry;
}

/** "求职意向：店长", "Objective: Store Manager": what is looked for, unless a role was called so. */
function isOnlyWanted({ value, lines }: Field, { source, language, experience }: Resume): boolean {
  const [label = ''] = (source.lines[lines[0] ?? -1]?.text ?? '').split(value);
  const isLabelled = writingPack(language).style.aim.heading.test(label);
  return isLabelled && !experience.some(({ title }) => title?.value.includes(value));
}

/** "Shop hand with ten years in metal." below the name says who one is by itself, and begins no other sentence. */
const isSentence = ({ value }: Field): boolean => /\p{Ll}{3}[.!?]\s*$|[。！？]\s*$/u.test(value);

/** By the newest role, wherever on the page it stands: what somebody was twenty years ago is not who one is. */
function held(resume: Resume): Held | undefined {
  const { headline, experience } = resume;
  if (headline && !isSentence(headline) && namesCalling(headline.value) && !isOnlyWanted(headline, resume))
    return { field: headline };
  const newest = Math.max(...experience.map(lastYear));
  // Where no employer is read, the title may be one: "Touristinfo Anleger".
  const role = experience.find(
    (entry) =>
      lastYear(entry) === newest && entry.organization && entry.title && namesCalling(entry.title.value),
  );
  return role?.title && { field: role.title, role };
}

/** It begins a sentence. */
const asBeginning = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

export const ownTitle = ({ resume }: Pick<TailorContext, 'resume'>): string =>
  asBeginning(calmTitle(firstCalling(plainTitle(held(resume)?.field.value ?? '')), resume.language));

/** "Shop assistant with experience in soil samples": a title opens what was done under it, at least in part. */
export function titleOver(lines: LineIndex[], { resume }: TailorContext): string {
  if (standsRightAbove(ownTitle({ resume }), { resume })) return '';
  const role = held(resume)?.role;
  return role && !lines.some((line) => role.lines.includes(line)) ? '' : ownTitle({ resume });
}

/** A summary of its own begins with the title: it, too, has its line. */
export function titleTerm(text: string, context: TailorContext): TermSupport[] {
  const { resume } = context;
  const field = held(resume)?.field;
  const title = ownTitle(context);
  if (hasSummary(context) || !field || title === '' || !text.startsWith(title)) return [];
  return [{ added: title, source: field.value, line: field.lines[0] ?? null, relation: 'same' }];
}
