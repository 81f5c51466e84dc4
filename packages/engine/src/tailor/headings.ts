import type { Section } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/** "Where I've been" becomes "Work experience": a name that readers and filters look for. */
export function headings(context: TailorContext): Draft[] {
  const { resume } = context;
  const names = context.lexis.pack.style.sections;
  const headed = resume.sections.filter((section) => section.heading);
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) => {
    const own = headed.filter((section) => section.kind === kind);
    const [section] = own;
    // Two sections of a kind are told apart by their names.
    return own.length === 1 && section ? renamed(section, names[kind].name, context) : [];
  });
}

function renamed(section: Section, name: string, context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const field = section.heading;
  const line = field?.lines[0];
  if (!field || line === undefined || field.lines.length > 1) return [];
  // A list of programs is called by its own name, and a heading may name two things at once.
  const isTools = section.kind === 'skills' && lexis.pack.style.toolHeadings.test(field.value);
  const isPair = /[&/+]|\s(?:and|und|et|y|e)\s|[和与及]/u.test(field.value);
  const isKnown = Object.values(lexis.pack.style.sections).some((each) => each.known.test(field.value));
  // "Profile" is a good name, whatever the reader took its lines for.
  if (isKnown || isTools || isPair || section.lines.length < 2) return [];
  const text = lineText(resume, line);
  const start = text.indexOf(field.value);
  // A heading on a line of its own: nothing else is renamed.
  if (start < 0 || /[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(start + field.value.length)))
    return [];
  const taken = resume.sections.some(
    (other) => other !== section && other.heading?.value.toLowerCase() === name.toLowerCase(),
  );
  const end = start + field.value.length;
  if (taken || !context.claims.take(line, start, end)) return [];
  const shout = field.value === field.value.toUpperCase() && field.value !== field.value.toLowerCase();
  const after = shout ? name.toUpperCase() : name;
  return [
    {
      kind: 'heading',
      place: { section: section.id, line },
      before: field.value,
      after,
      reason: { code: 'edit.heading', params: { before: field.value, after } },
      evidence: [line],
      terms: [],
      operations: [{ type: 'replace', line, start, end, text: after }],
    },
  ];
}
