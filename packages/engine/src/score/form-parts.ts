import { onceFor } from '../text/once-for.ts';
import type { Entry, Message, ParseReport, Resume, ScorePart } from '../types.ts';
import { isMeasured } from './measured.ts';
import { rubric } from './rubric.ts';

const s = rubric.structure;

/** What a machine finds, each with its points. */
function structureChecks(
  resume: Resume,
  report: ParseReport,
): { code: string; points: number; ok: boolean }[] {
  const dated = resume.experience.filter((entry) => entry.dates).length;
  const problems = report.findings.filter((finding) => finding.severity === 'problem').length;
  return [
    { code: 'email', points: s.email, ok: Boolean(resume.contact.email) },
    { code: 'phone', points: s.phone, ok: Boolean(resume.contact.phone) },
    { code: 'name', points: s.name, ok: Boolean(resume.contact.name) },
    { code: 'experience', points: s.experience, ok: resume.experience.length + resume.projects.length > 0 },
    { code: 'dates', points: s.dates, ok: dated > 0 && dated >= resume.experience.length * 0.7 },
    { code: 'education', points: s.education, ok: resume.education.length > 0 },
    { code: 'skills', points: s.skills, ok: resume.skills.length > 0 },
    { code: 'clean', points: s.clean, ok: problems === 0 },
  ];
}

export function structurePart(resume: Resume, report: ParseReport): ScorePart {
  const checks = structureChecks(resume, report);
  const reasons: Message[] = checks
    .filter((check) => !check.ok)
    .map((check) => ({ code: `score.structure.${check.code}`, params: { points: -check.points } }));
  if (reasons.length === 0) reasons.push({ code: 'score.structure.good', params: {} });
  const points = checks.reduce((sum, check) => sum + (check.ok ? check.points : 0), 0);
  return { name: 'structure', points, max: s.max, reasons };
}

/** How many results each entry tells: looked at again for each answer that might be given. */
const measuredIn = onceFor(
  ({ language }: Resume, entries: Entry[]) =>
    new Map(
      entries.map(({ id, bullets }) => [id, bullets.filter(({ text }) => isMeasured(text, language)).length]),
    ),
);

/** Results count where the work is near to the job; each further one adds less. */
export function resultsPart(resume: Resume, relevance: Map<string, number>): ScorePart {
  const { max, decay } = rubric.results;
  const entries = [...resume.experience, ...resume.projects];
  const counts = measuredIn(resume, entries);
  let weightedCount = 0;
  let count = 0;
  for (const entry of entries) {
    const own = counts.get(entry.id) ?? 0;
    count += own;
    weightedCount += own * (0.15 + 0.85 * (relevance.get(entry.id) ?? 0));
  }
  const points = max * (1 - decay ** weightedCount);
  const code = count === 0 ? 'score.results.none' : 'score.results.counted';
  return { name: 'results', points, max, reasons: [{ code, params: { count } }] };
}
