import type { presentAnalysis, presentRead } from './present.ts';

type Read = ReturnType<typeof presentRead>;
type Match = ReturnType<typeof presentAnalysis>;

/** What was read, for a person at a terminal. */
export function readReport(read: Read): string {
  const { contact } = read;
  const lines = [
    `language   ${read.language}`,
    `name       ${contact.name ?? '-'}`,
    `contact    ${[contact.email, contact.phone, contact.location, ...contact.links].filter(Boolean).join(' | ')}`,
    `headline   ${read.headline ?? '-'}`,
    '',
    ...read.experience.flatMap((entry) => [
      `${entry.start ?? '?'} to ${entry.current ? 'now' : (entry.end ?? '?')}  ${entry.title ?? '-'}, ${entry.organization ?? '-'}`,
      ...entry.bullets.map((bullet) => `    - ${bullet}`),
    ]),
    '',
    ...read.education.map(
      (entry) =>
        `${entry.start ?? '?'} to ${entry.end ?? '?'}  ${entry.degree ?? '-'}, ${entry.institution ?? '-'}`,
    ),
    '',
    `skills     ${read.skills.join(', ')}`,
    `unread     ${read.unread.length} lines`,
    ...read.unread.map((line) => `    ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

const mark = { met: '+', partly: '~', missing: '-', unknown: '?' };

/** The match, for a person at a terminal. */
export function matchReport(match: Match): string {
  const { score, keywordStats } = match;
  const lines = [
    `score ${score.total} of 100, by editing up to ${score.ceiling} (rubric ${score.rubricVersion})`,
    ...score.parts.map(
      (part) => `  ${part.name.padEnd(14)}${String(part.points).padStart(5)} of ${part.max}`,
    ),
    `keywords visible ${keywordStats.beforeMatch} of 100`,
    '',
    ...match.requirements.flatMap((requirement) => [
      `${mark[requirement.status]} ${requirement.importance.padEnd(10)}${requirement.kind.padEnd(12)}${requirement.text}`,
      ...requirement.evidence.slice(0, 1).map((one) => `      line ${one.line + 1}: ${one.quote}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
