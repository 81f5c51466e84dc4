import type {
  Analysis,
  Bullet,
  DateValue,
  Entry,
  Evidence,
  Field,
  FoundTerm,
  ParseReport,
  Requirement,
  RequirementMatch,
  Resume,
  Tailoring,
} from '@tailor/engine';

const value = (field: Field | undefined): string | null => field?.value ?? null;

/** "2019" or "2019-04". */
const date = (given: DateValue | undefined): string | null => {
  if (!given) return null;
  const year = String(given.year).padStart(4, '0');
  return given.month === undefined ? year : `${year}-${String(given.month).padStart(2, '0')}`;
};

const presentEntry = (entry: Entry) => ({
  title: value(entry.title),
  organization: value(entry.organization),
  start: date(entry.dates?.start),
  end: date(entry.dates?.end),
  current: entry.dates?.current ?? false,
  bullets: entry.bullets.map((bullet: Bullet) => bullet.text),
});

const presentContact = (resume: Resume) => ({
  name: value(resume.contact.name),
  email: value(resume.contact.email),
  phone: value(resume.contact.phone),
  location: value(resume.contact.location),
  links: resume.contact.links.map((link) => link.value),
});

const presentExperience = (resume: Resume) => resume.experience.map(presentEntry);

const presentEducation = (resume: Resume) =>
  resume.education.map((entry) => ({
    degree: value(entry.degree),
    institution: value(entry.institution),
    start: date(entry.dates?.start),
    end: date(entry.dates?.end),
  }));

const presentSkills = (resume: Resume): string[] => resume.skills.map((skill) => skill.text);

/** What `read` answers. */
export function presentRead(resume: Resume, report: ParseReport) {
  const line = (index: number): string => resume.source.lines[index]?.text ?? '';
  return {
    text: resume.source.lines.map((one) => one.text).join('\n'),
    language: resume.language,
    contact: presentContact(resume),
    headline: value(resume.headline),
    summary: value(resume.summary),
    experience: presentExperience(resume),
    education: presentEducation(resume),
    skills: presentSkills(resume),
    unread: resume.unread.map(line),
    report,
  };
}

const presentEvidence = (evidence: Evidence) => ({
  line: evidence.line,
  quote: evidence.quote,
  relation: evidence.relation,
});

function presentRequirements(requirements: Requirement[], matches: RequirementMatch[]) {
  const byId = new Map(matches.map((match) => [match.requirementId, match]));
  return requirements.map((requirement) => {
    const match = byId.get(requirement.id);
    return {
      text: requirement.text,
      kind: requirement.kind,
      importance: requirement.importance,
      status: match?.status ?? 'unknown',
      evidence: (match?.quotes ?? []).map(presentEvidence),
    };
  });
}

/** What `match` and `batch` answer for a pair. */
export function presentAnalysis(analysis: Analysis) {
  const { resume, job, matches, keywordStats, score } = analysis;
  return {
    language: resume.language,
    contact: presentContact(resume),
    experience: presentExperience(resume),
    education: presentEducation(resume),
    skills: presentSkills(resume),
    requirements: presentRequirements(job.requirements, matches),
    keywordStats,
    score,
  };
}

/** What `batch` answers: the pair as it came, and what tailoring makes of it. */
export function presentTailoring(tailoring: Tailoring) {
  const { before, after, edits, text, improvements, questions } = tailoring;
  const analysis = presentAnalysis({ ...before, keywordStats: after.keywordStats });
  return { ...analysis, edits, tailoredText: text, improvements, questions };
}

/** Offsets of the answer count code points; strings of the engine count UTF-16 units. */
export function presentTerms(text: string, terms: FoundTerm[]) {
  let unit = 0;
  let point = 0;
  const pointAt = (to: number): number => {
    while (unit < to) {
      unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
      point += 1;
    }
    return point;
  };
  return [...terms]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((term) => {
      const start = pointAt(term.start);
      const end = start + [...text.slice(term.start, term.end)].length;
      return { start, end, text: term.text, kind: term.kind };
    });
}
