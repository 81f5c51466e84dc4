import { singleLines } from '../read/single-lines.ts';
import type { LineIndex } from '../types.ts';
import { onlyWants } from './aim.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';
import { renameDraft } from './headings.ts';
import { namesCalling } from './summary-place.ts';

const longestHeading = 30;

/** "Was ich mache", "Hola", "想说的话" above the first lines: a heading of the person's own that no list knows. */
export function unnamedSummary(context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { name, known } = lexis.pack.style.sections.summary;
  const line = (resume.summary?.lines[0] ?? 0) - 1;
  const text = lineText(resume, line).trim();
  const isTaken =
    resume.sections.some(
      ({ kind, heading }) => heading && (kind === 'summary' || heading.lines.includes(line)),
    ) ||
    [resume.headline, ...Object.values(resume.contact)].some(
      (field) => typeof field === 'object' && 'lines' in field && field.lines.includes(line),
    );
  if (line < 1 || isTaken || lineText(resume, line - 1).trim() !== '') return [];
  if (text === '' || text.length > longestHeading || text.split(/\s+/).length > 4) return [];
  if (/[\d@:：,，;；.。|/]/u.test(text) || known.test(text)) return [];
  // What is looked for is no summary of what is there.
  if (lexis.pack.style.aim.heading.test(text) || onlyWants(context)) return [];
  return renameDraft({ line, value: text, after: name }, context);
}

/** Lines that are a heading already, or hold what a reader has read. */
function takenLines({ resume }: TailorContext, roles = true): Set<LineIndex> {
  const { sections, experience, projects, education, skills, certificates } = resume;
  return new Set([
    ...singleLines(resume),
    ...sections.flatMap(({ heading }) => heading?.lines ?? []),
    ...(roles ? [...experience, ...projects, ...education].flatMap(({ lines }) => lines) : []),
    ...skills.map(({ line }) => line),
    ...certificates.flatMap(({ lines }) => lines),
  ]);
}

/** A short line by itself, with a blank one above. */
function isLone(line: LineIndex, { resume }: TailorContext): boolean {
  const text = lineText(resume, line).trim();
  return (
    line > 0 &&
    text !== '' &&
    text.length <= longestHeading &&
    text.split(/\s+/).length <= 4 &&
    !/[\d@:：,，;；.。|/]/u.test(text) &&
    /^\p{Lu}|^\p{Script=Han}/u.test(text) &&
    lineText(resume, line - 1).trim() === ''
  );
}

/** "Kitchens" above the first role, where the page has no heading of that name. */
export function unnamedWork(context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { name, known } = lexis.pack.style.sections.experience;
  const role = resume.experience[0]?.lines[0] ?? 0;
  let line = role - 1;
  while (line > 0 && lineText(resume, line).trim() === '') line -= 1;
  const isTold = resume.sections.some(({ heading }) => heading && known.test(heading.value));
  if (isTold || !isLone(line, context) || takenLines(context).has(line)) return [];
  const value = lineText(resume, line).trim();
  // "CARRELEUSE": who somebody is heads no list.
  return namesCalling(value) ? [] : renameDraft({ line, value, after: name }, context);
}

/** "Away from the stove": a vague heading that the reader took for a line like any other. */
export function unread(context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { name, vague } = lexis.pack.style.rest;
  // Below the last role it may be taken for a line of that role.
  const taken = takenLines(context, false);
  const isTold = resume.sections.some(({ heading }) => heading?.value.toLowerCase() === name.toLowerCase());
  const found = resume.source.lines.findIndex(
    ({ text, layout }, line) =>
      !layout &&
      vague.test(text.trim()) &&
      isLone(line, context) &&
      !taken.has(line) &&
      standsAbove(line, context),
  );
  if (found < 0 || isTold) return [];
  const value = lineText(resume, found).trim();
  return renameDraft({ line: found, value, after: name, code: 'edit.vague-heading' }, context);
}

/** Prose follows at once. */
const standsAbove = (line: LineIndex, { resume }: TailorContext): boolean =>
  lineText(resume, line + 1).trim().length > lineText(resume, line).trim().length + 15;

/** First lines that say who somebody is, under no heading at all. */
export function missingSummary(context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { summary, sections } = resume;
  const line = summary?.lines[0];
  const section = sections.find(({ heading }) => heading);
  const first = section?.heading?.lines[0];
  // "Profile: technician with …" has its heading in its own line.
  if (
    !summary ||
    onlyWants(context) ||
    line === undefined ||
    line < 1 ||
    first === undefined ||
    line >= first
  )
    return [];
  const apart = [line - 1, (summary.lines.at(-1) ?? line) + 1].every(
    (each) => lineText(resume, each).trim() === '',
  );
  // "Authorized to work in the US": a short line without a stop says no more than an address.
  const isProse = summary.lines.length > 1 || /[.!?。！？…]$/u.test(summary.value.trim());
  if (!apart || !isProse || summary.lines.length > 8 || summary.value.length < 40) return [];
  const { name } = lexis.pack.style.sections.summary;
  const own = section?.heading?.value ?? '';
  const after = own === own.toUpperCase() && own !== own.toLowerCase() ? name.toUpperCase() : name;
  return [
    {
      kind: 'heading',
      place: { line },
      before: '',
      after,
      reason: { code: 'edit.add-heading', params: { after } },
      evidence: summary.lines,
      terms: [],
      operations: [{ type: 'insert', after: line - 1, lines: [after] }],
    },
  ];
}
