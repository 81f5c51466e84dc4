import type { Analysis, Requirement, RequirementMatch, Resume, Tailoring } from '@tailor/engine';
import type { EngineRunner, TailorRequest } from './engine-runner.ts';

export const ENGINE_VERSION = '0.1';

/** The engine in this thread. */
export function createInlineEngine(): EngineRunner {
  return {
    version: ENGINE_VERSION,
    tailor: async (request) => tailor(request),
    close: async () => undefined,
  };
}

/** Words of the job found in the resume: no edits yet, nothing invented. */
function tailor(request: TailorRequest): Tailoring {
  const before = analyse(request.text, request);
  const text = request.byHand ?? request.text;
  return { before, after: analyse(text, request), edits: [], text, improvements: [], questions: [] };
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}+#.]{4,}/gu) ?? []);
}

function analyse(text: string, { job }: TailorRequest): Analysis {
  const lines = text.split('\n');
  const requirements: Requirement[] = [...wordsOf(`${job.title}\n${job.description}`)].map((word, index) => ({
    id: `r${index}`,
    text: word,
    kind: 'hard_skill',
    importance: 'context',
    terms: [{ text: word }],
  }));
  const matches = requirements.map((requirement): RequirementMatch => matchOf(requirement, lines));
  const met = matches.filter((match) => match.status === 'met').length;
  const share = requirements.length === 0 ? 0 : Math.round((100 * met) / requirements.length);
  const missing = requirements
    .filter((_, index) => matches[index]?.status === 'missing')
    .map(({ text }) => text);
  const resume: Resume = {
    language: 'en',
    source: { lines: lines.map((line) => ({ text: line })) },
    contact: { links: [] },
    sections: [],
    experience: [],
    projects: [],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
    unread: lines.map((_, index) => index),
  };
  return {
    resume,
    report: { fields: [], unread: resume.unread, findings: [] },
    job: { language: 'en', title: job.title, description: job.description, titleTerms: [], requirements },
    matches,
    keywordStats: { beforeMatch: share, afterMatch: share, added: [], missing },
    score: { total: share, parts: [], ceiling: share, rubricVersion: ENGINE_VERSION },
  };
}

function matchOf(requirement: Requirement, lines: string[]): RequirementMatch {
  const line = lines.findIndex((candidate) => wordsOf(candidate).has(requirement.text));
  const found = line >= 0;
  return {
    requirementId: requirement.id,
    status: found ? 'met' : 'missing',
    evidence: found ? 1 : 0,
    visibility: found ? 1 : 0,
    quotes: found ? [{ line, quote: lines[line] ?? '', relation: 'same' }] : [],
    reason: { code: found ? 'match.word-found' : 'match.word-missing', params: { word: requirement.text } },
  };
}
