import { andWords, hanAnd } from '../locales/joints.ts';
import { inAnyLanguage } from '../locales/writing-packs.ts';
import { simplified } from '../text/simplified.ts';
import type { Section } from '../types.ts';
import { type Draft, lineText, marksAround, type TailorContext } from './context.ts';
import { isLicence } from './paper-name.ts';
import { missingSummary, unnamedSummary, unnamedWork, unread } from './unnamed-headings.ts';

/** "Where I've been" becomes "Work experience": a name that readers and filters look for. */
export function headings(context: TailorContext): Draft[] {
  const { resume } = context;
  const names = context.lexis.pack.style.sections;
  const headed = resume.sections.filter((section) => section.heading);
  return [
    ...unnamedSummary(context),
    ...unnamedWork(context),
    ...missingSummary(context),
    ...ofSections(names, headed, context),
    ...vague(headed, context),
  ];
}

/** "Away from the stove", "Was noch", "Le reste": what stands below is told by nothing. One such name a page. */
function vague(headed: Section[], context: TailorContext): Draft[] {
  const { name, vague: says } = context.lexis.pack.style.rest;
  const last = headed.findLast(
    ({ kind, heading }) => (kind === 'other' || kind === 'interests') && says.test(heading?.value ?? ''),
  );
  return last ? renamed(last, name, context, 'edit.vague-heading') : unread(context);
}

function ofSections(
  names: TailorContext['lexis']['pack']['style']['sections'],
  headed: Section[],
  context: TailorContext,
): Draft[] {
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) => {
    // A list of programs beside the skills is called by its own name, and told apart by it.
    const own = headed.filter((section) => section.kind === kind && !isOfTools(section, context));
    const [section] = own;
    // Two sections of a kind are told apart by their names.
    return own.length === 1 && section ? renamed(section, names[kind].name, context) : [];
  });
}

const isOfTools = ({ kind, heading }: Section, { lexis }: TailorContext): boolean =>
  kind === 'skills' && lexis.pack.style.toolHeadings.test(heading?.value ?? '');

/** An internship is no position; licences, languages and prose that were read as a list are no skills. */
function isWhatItSays({ kind, heading, lines }: Section, context: TailorContext): boolean {
  const { resume, engine } = context;
  if (kind === 'experience') return !trainee.test(heading?.value ?? '');
  if (kind !== 'skills') return true;
  const spoken = new Set(resume.languages.flatMap((each) => each.lines));
  const items = resume.skills.filter(({ line }) => lines.includes(line) && !spoken.has(line));
  if (items.some(({ text }) => isLicence(text, resume.language) || text.split(/\s+/).length > longestItem))
    return false;
  return items.some(({ text }) => engine.lexica.hits(text, resume.language).length > 0);
}

const longestItem = 9;
const trainee = new RegExp(
  inAnyLanguage(({ learners }) => learners.section),
  'iu',
);

/** A heading may name two things at once. */
export const joined = new RegExp(`[&/+]|\\s(?:${andWords})\\s|[${hanAnd}]`, 'u');

export type Reason = 'edit.heading' | 'edit.vague-heading';

function renamed(
  section: Section,
  name: string,
  context: TailorContext,
  code: Reason = 'edit.heading',
): Draft[] {
  const { resume, lexis } = context;
  const field = section.heading;
  const line = field?.lines[0];
  if (!field || line === undefined || field.lines.length > 1) return [];
  // A list of programs is called by its own name, and a heading may name two things at once.
  const isTools = isOfTools(section, context);
  const isAim = section.kind === 'summary' && lexis.pack.style.aim.heading.test(field.value);
  const isPair = code === 'edit.heading' && joined.test(field.value);
  const isKnown = Object.values(lexis.pack.style.sections).some((each) =>
    each.known.test(simplified(field.value)),
  );
  // "Profile" is a good name, whatever the reader took its lines for.
  if (isKnown || isTools || isAim || isPair || section.lines.length < 2) return [];
  if (code === 'edit.heading' && !isWhatItSays(section, context)) return [];
  // A heading on a line of its own: nothing else is renamed.
  if (!marksAround(field, resume)) return [];
  const taken = resume.sections.some(
    (other) => other !== section && other.heading?.value.toLowerCase() === name.toLowerCase(),
  );
  return taken
    ? []
    : renameDraft({ section: section.id, line, value: field.value, after: name, code }, context);
}

interface Rename {
  section?: string;
  line: number;
  value: string;
  after: string;
  code?: Reason;
}

export function renameDraft(
  { section, line, value, after: name, code = 'edit.heading' }: Rename,
  context: TailorContext,
): Draft[] {
  const start = lineText(context.resume, line).indexOf(value);
  const end = start + value.length;
  if (!context.claims.take(line, start, end)) return [];
  const shout = value === value.toUpperCase() && value !== value.toLowerCase();
  const after = shout ? name.toUpperCase() : name;
  return [
    {
      kind: 'heading',
      place: { ...(section === undefined ? {} : { section }), line },
      before: value,
      after,
      reason: { code, params: { before: value, after } },
      evidence: [line],
      terms: [],
      operations: [{ type: 'replace', line, start, end, text: after }],
    },
  ];
}
