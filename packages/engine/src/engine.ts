import { readJob } from './job/read-job.ts';
import type { Lexica } from './lexica.ts';
import { askedOf } from './match/asked.ts';
import { findGaming, type Gaming } from './match/gaming.ts';
import { matchJob } from './match/match-job.ts';
import { type PostingWords, postingWords } from './match/posting-words.ts';
import {
  type AnnotationCache,
  indexResume,
  indexWithMore,
  type ResumeIndex,
  type UnitReading,
} from './match/resume-index.ts';
import { unitsSaying } from './match/units-saying.ts';
import { onSameFooting } from './score/same-footing.ts';
import { scoreMatch } from './score/score.ts';
import { postingVocabulary } from './score/title-part.ts';
import { requirementWeights } from './score/weights.ts';
import type {
  Analysis,
  AsOf,
  Fact,
  FoundTerm,
  Job,
  JobInput,
  Language,
  LineIndex,
  ParseReport,
  Resume,
  ResumeSource,
} from './types.ts';

/** A job read once, for matching many resumes, or one resume many times. */
export interface PreparedJob {
  job: Job;
  posting: PostingWords;
  vocabulary: Map<string, number>;
  weights: Map<string, number>;
  /** What reading the pieces of a resume gave; a run over a changed resume reads only what changed. */
  pieces: Map<Language, AnnotationCache>;
}

export interface Engine {
  lexica: Lexica;
  detectLanguage(text: string): Language;
  read(resume: string | ResumeSource): { resume: Resume; report: ParseReport };
  prepare(job: JobInput): PreparedJob;
  analyse(
    resume: string | ResumeSource,
    job: JobInput | PreparedJob,
    asOf: AsOf,
    facts?: readonly Fact[],
  ): Analysis;
  /** The same from a resume that was read already. */
  analyseRead(
    read: { resume: Resume; report: ParseReport },
    job: PreparedJob,
    asOf: AsOf,
    facts?: readonly Fact[],
  ): Analysis;
  /** What the score could reach if more were said where a line stands, or (with none) in a summary and among the skills. */
  ceilingWith(
    read: Analysis,
    job: PreparedJob,
    asOf: AsOf,
    facts: readonly Fact[],
    said: readonly Said[],
  ): number;
  /** Whether match and score of two analyses of one job stand on the very same. */
  onSameFooting(one: Analysis, other: Analysis): boolean;
  /** Hard skills and knowledge that a text names. */
  terms(text: string, language?: Language): FoundTerm[];
}

/** Words that might stand on a page, beside what stands in a line. */
export interface Said {
  text: string;
  line?: LineIndex;
}

/** The stages that the engine is composed of. */
export interface Stages {
  lexica: Lexica;
  detectLanguage(text: string): Language;
  sourceFromText(text: string): ResumeSource;
  readResume(source: ResumeSource): { resume: Resume; report: ParseReport };
}

/** A resume held against one job on one day. */
interface Indexed {
  prepared: PreparedJob;
  asOf: AsOf;
  gaming: Gaming;
  index: ResumeIndex;
}

function cacheFor(prepared: PreparedJob, language: Language): AnnotationCache {
  let cache = prepared.pieces.get(language);
  if (!cache) {
    cache = new Map();
    prepared.pieces.set(language, cache);
  }
  return cache;
}

export function composeEngine(stages: Stages): Engine {
  const { lexica, detectLanguage } = stages;
  const read: Engine['read'] = (resume) =>
    stages.readResume(typeof resume === 'string' ? stages.sourceFromText(resume) : resume);
  const prepare: Engine['prepare'] = (input) => {
    const language = detectLanguage(`${input.title}\n${input.description}`);
    const job = readJob(input, language, lexica);
    return {
      job,
      posting: postingWords(job),
      vocabulary: postingVocabulary(job),
      weights: requirementWeights(job),
      pieces: new Map(),
    };
  };
  // Answers change what is proven, not what stands where: asked again with another fact, the index is the same.
  const last = new WeakMap<Resume, Indexed>();
  const knownOf = (resume: Resume, prepared: PreparedJob, asOf: AsOf): Indexed | undefined => {
    const known = last.get(resume);
    const same =
      known?.prepared === prepared && known.asOf.year === asOf.year && known.asOf.month === asOf.month;
    return same ? known : undefined;
  };
  const readingOf = (resume: Resume, prepared: PreparedJob): UnitReading => ({
    lexica,
    asked: askedOf(prepared.job, { vocabulary: prepared.vocabulary, lexica }),
    cache: cacheFor(prepared, resume.language),
  });
  const indexed = (resume: Resume, prepared: PreparedJob, asOf: AsOf): Indexed => {
    const known = knownOf(resume, prepared, asOf);
    if (known) return known;
    const gaming = findGaming(resume, prepared.posting);
    const { ignored } = gaming;
    const index = indexResume(resume, asOf, ignored, readingOf(resume, prepared));
    const made = { prepared, asOf: { ...asOf }, gaming, index };
    last.set(resume, made);
    return made;
  };
  const analyseRead: Engine['analyseRead'] = ({ resume, report }, prepared, asOf, facts = []) => {
    const { job, weights, vocabulary } = prepared;
    const { gaming, index } = indexed(resume, prepared, asOf);
    const match = matchJob({ index, job, lexica, facts: [...facts], vocabulary }, asOf);
    const scored = { job, index, match, weights };
    const { score, keywordStats } = scoreMatch({ scored, report, gaming, lexica, vocabulary });
    return { resume, report, job, matches: match.matches, keywordStats, score };
  };
  const ceilingWith: Engine['ceilingWith'] = ({ resume, report }, prepared, asOf, facts, said) => {
    const { job, weights, vocabulary } = prepared;
    const { gaming, index: known } = indexed(resume, prepared, asOf);
    const index = indexWithMore(known, unitsSaying(said, known.units), readingOf(resume, prepared));
    const match = matchJob({ index, job, lexica, facts: [...facts], vocabulary }, asOf);
    const scored = { job, index, match, weights };
    return scoreMatch({ scored, report, gaming, lexica, vocabulary }).score.ceiling;
  };
  return {
    lexica,
    detectLanguage,
    read,
    prepare,
    analyseRead,
    ceilingWith,
    onSameFooting: (one, other) => {
      const [own, theirs] = [last.get(one.resume), last.get(other.resume)];
      return (
        own !== undefined &&
        theirs?.prepared === own.prepared &&
        onSameFooting({ analysis: one, ...own }, { analysis: other, ...theirs })
      );
    },
    analyse: (resume, job, asOf, facts) =>
      analyseRead(read(resume), 'posting' in job ? job : prepare(job), asOf, facts),
    terms: (text, language) => lexica.found(text, language ?? detectLanguage(text)),
  };
}
