import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Analysis,
  applyEdits,
  createEngine,
  type Engine,
  keywordChange,
  type PreparedJob,
  type Tailoring,
  tailor,
} from '@tailor/engine';
import { rank, readPosting, resumeTerms } from './engine-postings.ts';
import type { EngineRunner, TailorRequest } from './engine-runner.ts';
import { dataFolder, ENGINE_VERSION, readingVersion } from './engine-version.ts';

/** The engine in this thread, over the lexicons on disk. */
export function createInlineEngine(): EngineRunner {
  const folder = dataFolder();
  const bytesOf = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const engine = createEngine(
    (language) => bytesOf(`${language}.lexicon`),
    () => bytesOf('terms.tagger'),
  );
  return {
    version: ENGINE_VERSION,
    readingVersion: readingVersion(),
    tailor: async (request) => tailorAsDecided(engine, request),
    readPostings: async (postings) => postings.map((posting) => readPosting(engine, posting)),
    resumeTerms: async (text) => resumeTerms(engine, text),
    rank: async (request) => rank(engine, request),
    warm: () => undefined,
    close: async () => undefined,
  };
}

/** All edits are proposed; what the person rejected is not applied, and what they wrote by hand counts. */
export function tailorAsDecided(engine: Engine, request: TailorRequest): Tailoring {
  const { asOf, facts, rejected, byHand, made } = request;
  const job = engine.prepare(request.job);
  if (made && stillHolds(made, engine.analyse(request.text, job, asOf, facts)))
    return decided(made, engine, job, request);
  const tailoring = tailor(engine, { resume: request.text, job, asOf, facts });
  if (byHand === null && rejected.length === 0) return tailoring;
  return decided(tailoring, engine, job, request);
}

/** The text and its score follow the decisions; the proposals stay as they are. */
function decided(
  tailoring: Tailoring,
  engine: Engine,
  job: PreparedJob,
  { asOf, facts, rejected, byHand }: TailorRequest,
): Tailoring {
  const refused = new Set(rejected);
  const accepted = tailoring.edits.filter((edit) => !refused.has(edit.id));
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
