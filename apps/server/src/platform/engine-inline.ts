import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Analysis,
  applyEdits,
  createEngine,
  type Engine,
  type Judged,
  judgeProposals,
  keywordChange,
  type PreparedJob,
  pointsOf,
  standing,
  type Tailoring,
  tailor,
} from '@tailor/engine';
import { rank, readPosting, resumeTerms } from './engine-postings.ts';
import type { EngineRunner, TailorRequest } from './engine-runner.ts';
import { dataFolder, ENGINE_VERSION, readingVersion } from './engine-version.ts';

/** The engine in this thread, over the lexicons on disk. */
export function openEngine(): Engine {
  const folder = dataFolder();
  const bytesOf = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  return createEngine(
    (language) => bytesOf(`${language}.lexicon`),
    () => bytesOf('terms.tagger'),
  );
}

export function createInlineEngine(): EngineRunner {
  const engine = openEngine();
  return {
    version: ENGINE_VERSION,
    readingVersion: readingVersion(),
    tailor: async (request) => tailorAsDecided(engine, request),
    points: async (made) => pointsOf(made),
    judge: async (request) => judge(engine, request),
    readPostings: async (postings) => postings.map((posting) => readPosting(engine, posting)),
    resumeTerms: async (text) => resumeTerms(engine, text),
    rank: async (request) => rank(engine, request),
    warm: () => undefined,
    close: async () => undefined,
  };
}

/** All edits are proposed; what the person rejected is not applied, and what they wrote by hand counts. */
export function tailorAsDecided(engine: Engine, request: TailorRequest): Tailoring {
  const { asOf, facts, rejected, byHand, made, proposals } = request;
  const job = engine.prepare(request.job);
  if (made && stillHolds(made, engine.analyse(request.text, job, asOf, facts)))
    return decided(made, engine, job, request);
  const input = { resume: request.text, job, asOf, facts };
  const own = tailor(engine, input);
  if (byHand === null && rejected.length === 0 && proposals.length === 0) return own;
  const tailoring = proposals.length === 0 ? own : judgeProposals(engine, input, own, proposals).tailoring;
  return decided(tailoring, engine, job, request);
}

/** Proposals from outside, on top of what the engine makes itself. */
export function judge(engine: Engine, request: TailorRequest): Judged {
  const { asOf, facts, made, proposals } = request;
  const job = engine.prepare(request.job);
  const input = { resume: request.text, job, asOf, facts };
  const holds = made && stillHolds(made, engine.analyse(request.text, job, asOf, facts));
  const judged = judgeProposals(engine, input, holds ? made : tailor(engine, input), proposals);
  return { ...judged, tailoring: decided(judged.tailoring, engine, job, request) };
}

/** The text and its score follow the decisions; the proposals stay as they are. */
function decided(
  tailoring: Tailoring,
  engine: Engine,
  job: PreparedJob,
  { asOf, facts, rejected, byHand }: TailorRequest,
): Tailoring {
  const accepted = standing(tailoring.edits, rejected);
  const text = byHand ?? applyEdits(tailoring.before.resume.source, accepted).lines.join('\n');
  const after = engine.analyse(text, job, asOf, facts);
  const { before } = tailoring;
  // What careful editing can reach is a figure of the resume as it came, whatever was accepted.
  const ceiling = Math.max(before.score.ceiling, after.score.total);
  return {
    ...tailoring,
    text,
    after: {
      ...after,
      score: { ...after.score, ceiling },
      keywordStats: keywordChange(before, after),
    },
  };
}

/**
 * Proposals are kept while the resume as it came is read and scored today as it was when they were made: a new
 * month, lexicon or rubric shows there, and everything is made anew.
 */
function stillHolds(made: Tailoring, today: Analysis): boolean {
  const compared = (analysis: Analysis) =>
    JSON.stringify({ ...analysis, score: { ...analysis.score, ceiling: 0 } });
  return compared(made.before) === compared(today);
}
