import type { LineIndex, TermSupport } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';
import { plainTitle } from './headline.ts';

/** More lines than this are no summary: the reader has taken something else for one. */
const longest = 8;

/** "求职意向：电商运营" says what the person looks for, not who they are. */
export function hasSummary({ resume }: TailorContext): boolean {
  const { summary } = resume;
  const first = lineText(resume, summary?.lines[0] ?? -1);
  return summary !== undefined && !(summary.lines.length === 1 && /^\s*(?:求职|应聘|意向|期望)/u.test(first));
}

/** The last line of the person's own words, if they stand together and are short enough to be a summary. */
export function lastOwnLine({ resume }: TailorContext): LineIndex | undefined {
  const lines = resume.summary?.lines ?? [];
  const whole = lines.every((line, i) => i === 0 || line === (lines[i - 1] ?? 0) + 1);
  return whole && lines.length <= longest ? lines.at(-1) : undefined;
}

export const markerOf = (line: string) => /^\s*(?:[-*•·▪‣–]\s*)?/u.exec(line)?.[0] ?? '';

/** Above the first section; where that of the roles has a heading nobody knows, above that one. */
function topOf(heading: number | undefined, { resume }: TailorContext): number | undefined {
  const role = resume.experience[0]?.lines[0];
  if (role === undefined || (heading !== undefined && heading < role)) return heading;
  let line = role - 1;
  while (line > 0 && lineText(resume, line).trim() === '') line -= 1;
  const own = new Set([
    ...(resume.headline?.lines ?? []),
    ...[resume.contact.name, resume.contact.email, resume.contact.phone, resume.contact.location].flatMap(
      (field) => field?.lines ?? [],
    ),
  ]);
  const isTitle =
    line > 0 &&
    !own.has(line) &&
    lineText(resume, line).length < 40 &&
    lineText(resume, line - 1).trim() === '';
  return isTitle ? line : heading;
}

export function newSectionAt(context: TailorContext): { after: LineIndex; heading: string } | undefined {
  const { resume, lexis } = context;
  const first = resume.sections.find((section) => section.kind !== 'contact' && section.heading);
  const top = topOf(first?.heading?.lines[0], context);
  if (top === undefined || top < 1) return undefined;
  const { summaryHeading } = lexis.pack.style;
  const own = first?.heading?.value;
  const shout = own !== undefined && own === own.toUpperCase() && resume.language !== 'zh';
  return { after: top - 1, heading: shout ? summaryHeading.toUpperCase() : summaryHeading };
}

export const ownTitle = ({ resume }: TailorContext): string =>
  plainTitle(resume.headline?.value ?? resume.experience[0]?.title?.value ?? '');

/** A summary of its own begins with the title: it, too, has its line. */
export function titleTerm(text: string, context: TailorContext): TermSupport[] {
  const { resume } = context;
  const field = resume.headline ?? resume.experience[0]?.title;
  const title = plainTitle(field?.value ?? '');
  if (hasSummary(context) || !field || title === '' || !text.startsWith(title)) return [];
  return [{ added: title, source: field.value, line: field.lines[0] ?? null, relation: 'same' }];
}
