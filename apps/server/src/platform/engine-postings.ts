import type { Engine, PreparedJob, Requirement } from '@tailor/engine';
import type { PostingInput, PostingReading, Ranked, RankRequest, ResumeTerms } from './engine-runner.ts';

/** What the engine makes of a posting once, in a form that can be stored, and what it does with it later. */

/** Concepts of the lexicon are numbers from zero; words of titles get numbers below it. */
function wordTerm(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) {
    hash ^= word.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return -1 - (hash & 0x0fffffff);
}

const smallWords =
  /^(and|the|for|with|und|der|die|das|fur|les|des|pour|dans|los|las|para|con|senior|junior|all|mwd|wmd|gender)$/;

/** Words of a title, without endings: letters of a word's start, pairs of Chinese characters. */
export function titleWords(title: string): number[] {
  const folded = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const found = new Set<number>();
  for (const [word] of folded.matchAll(/\p{Script=Han}+|[\p{L}\p{N}+#]{3,}/gu)) {
    if (/\p{Script=Han}/u.test(word))
      for (let at = 0; at + 2 <= word.length; at += 1) found.add(wordTerm(word.slice(at, at + 2)));
    else if (!smallWords.test(word)) found.add(wordTerm(word.slice(0, 6)));
  }
  return [...found];
}

/** What a title weighs beside everything that is asked for together. */
const TITLE_SHARE = 0.3;
const perMille = (share: number): number => Math.max(1, Math.round(1000 * share));

/**
 * What the index holds of a posting: its share of all that is asked for, by the weights of the score, so
 * that the sum over what a resume has is near what the engine will say.
 */
function indexed({ job, weights }: PreparedJob): Map<number, number> {
  const terms = new Map<number, number>();
  const add = (term: number, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const requirement of job.requirements) {
    if (!telling.has(requirement.kind)) continue;
    const share = (weights.get(requirement.id) ?? 0) / Math.max(all, 1e-9);
    for (const { concept } of requirement.terms) if (concept !== undefined) add(concept, perMille(share));
  }
  const concepts = job.titleTerms.flatMap(({ concept }) => concept ?? []);
  const words = titleWords(job.title);
  const each = perMille(TITLE_SHARE / Math.max(1, concepts.length + words.length));
  for (const term of [...concepts, ...words]) add(term, each);
  return terms;
}

const weightOf: Record<Requirement['importance'], number> = { must: 3, preferred: 2, context: 1 };
const telling = new Set<Requirement['kind']>(['hard_skill', 'certificate', 'degree', 'language', 'duty']);

export function readPosting(engine: Engine, input: PostingInput): PostingReading {
  const made = engine.prepare(input);
  const { job, posting, vocabulary, weights } = made;
  const terms = indexed(made);
  const skills = job.requirements.flatMap(({ kind, text }) =>
    kind === 'hard_skill' && text.length <= 40 ? [text] : [],
  );
  const prepared = JSON.stringify({
    job,
    // Whether a resume pastes this posting is no question here.
    asked: [...posting.asked],
    vocabulary: [...vocabulary],
    weights: [...weights],
  });
  return {
    language: job.language,
    prepared,
    skills: [...new Set(skills)].slice(0, 12),
    terms: [...terms.keys()],
    weights: [...terms.values()],
  };
}

interface Stored {
  job: PreparedJob['job'];
  asked: string[];
  vocabulary: [string, number][];
  weights: [string, number][];
}

function restored(prepared: string, pieces: PreparedJob['pieces']): PreparedJob {
  const { job, asked, vocabulary, weights } = JSON.parse(prepared) as Stored;
  return {
    job,
    posting: { said: new Set(), asked: new Set(asked), shingles: new Set() },
    vocabulary: new Map(vocabulary),
    weights: new Map(weights),
    pieces,
  };
}

export function resumeTerms(engine: Engine, text: string): ResumeTerms {
  const { resume } = engine.read(text);
  const terms = new Map<number, number>();
  const add = (term: number, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  for (const line of resume.source.lines) {
    if (line.layout?.hidden) continue;
    for (const { concept } of engine.lexica.hits(line.text, resume.language)) {
      add(concept, 1);
      for (const implied of engine.lexica.implies(concept)) add(implied, 0.5);
    }
  }
  const titles = [resume.headline, ...resume.experience.map(({ title }) => title)];
  titles.forEach((title, at) => {
    for (const word of titleWords(title?.value ?? '')) add(word, at < 2 ? 1 : 0.8);
    for (const { concept } of engine.lexica.hits(title?.value ?? '', resume.language)) add(concept, 1);
  });
  return {
    language: resume.language,
    spoken: [resume.language, ...resume.languages.map(({ language }) => language)],
    place: resume.contact.location?.value ?? null,
    header: resume.source.lines.slice(1, 5).map(({ text: line }) => line.slice(0, 120)),
    terms: [...terms.keys()],
    weights: [...terms.values()],
  };
}

/** How well a resume fits postings that were read before; by the parts of the score that depend on the job. */
export function rank(engine: Engine, { text, asOf, postings }: RankRequest): Ranked[] {
  const read = engine.read(text);
  // What a piece of the resume says does not depend on the posting: read for the first, kept for all.
  const pieces: PreparedJob['pieces'] = new Map();
  const ranked = postings.map(({ id, prepared }) => {
    const job = restored(prepared, pieces);
    const { score, matches } = engine.analyseRead(read, job, asOf);
    const counted = score.parts.filter(({ name }) => name === 'requirements' || name === 'title');
    const points = counted.reduce((sum, part) => sum + part.points, 0);
    const most = counted.reduce((sum, part) => sum + part.max, 0);
    const importance = new Map(job.job.requirements.map((one) => [one.id, weightOf[one.importance]]));
    // That some duty is described says nothing without its words.
    const said = matches.filter(
      ({ status, reason }) => status === 'met' && !reason.code.startsWith('match.duty.'),
    );
    const reasons = said
      .sort((a, b) => (importance.get(b.requirementId) ?? 0) - (importance.get(a.requirementId) ?? 0))
      .slice(0, 3)
      .map(({ reason }) => reason);
    return { id, match: Math.round((100 * points) / Math.max(1, most)), reasons };
  });
  return ranked.sort((a, b) => b.match - a.match || a.id - b.id);
}
