import type { Field, LineIndex, Resume } from '@tailor/engine';

function fieldLines(fields: (Field | undefined)[]): LineIndex[] {
  return fields.flatMap((field) => field?.lines ?? []);
}

/** Lines that no field, entry or section holds and that are not named as unread. */
export function linesWithoutPlace(resume: Resume): LineIndex[] {
  const { contact } = resume;
  const held = new Set<LineIndex>([
    ...fieldLines([contact.name, contact.email, contact.phone, contact.location, ...contact.links]),
    ...fieldLines([resume.headline, resume.summary, ...resume.certificates]),
    ...[...resume.experience, ...resume.projects, ...resume.education].flatMap((entry) => entry.lines),
    ...resume.sections.flatMap((section) => section.lines),
    ...resume.skills.map((skill) => skill.line),
    ...resume.languages.flatMap((language) => language.lines),
    ...resume.unread,
  ]);
  return resume.source.lines.flatMap((line, index) =>
    line.text.trim() === '' || held.has(index) ? [] : [index],
  );
}
