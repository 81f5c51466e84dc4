import { createHash } from 'node:crypto';
import type { Recommendation } from '@tailor/contract/calls/job-recommendations';
import { type Language, languages } from '@tailor/contract/languages';
import { limits } from '@tailor/contract/limits';
import type { Plan } from '@tailor/contract/plans';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Ranked, ResumeTerms } from '../../platform/engine-runner.ts';
import { jobPostings, jobSources } from '../jobs/schema.ts';
import { termsOf } from '../jobs/sources.ts';
import { candidatesFor } from './candidates.ts';
import { type Place, placesOf } from './places.ts';
import { presentRecommendation } from './present.ts';

export interface RecommendationService {
  recommend(text: string, plan: Plan): Promise<Recommendation[]>;
  /** The ids alone, for whoever wants to know what is new. */
  ranked(text: string): Promise<RankedJobs>;
  /** Of what came into the catalogue since then, remembered nowhere. */
  newSince(text: string, since: Date): Promise<Ranked[]>;
}

export interface RankedJobs {
  home: Place | undefined;
  jobs: Ranked[];
}

/** Scored by the engine for one question: what a question costs grows with it, what it finds hardly does. */
export const SCORED = 80;
const SHOWN = 12;
const FEW = 5;
const KEEP_MS = 10 * 60_000;
const KEPT = 300;
const CATALOGUE_MS = 15_000;

function homeOf({ place, header }: ResumeTerms): Place | undefined {
  const lines = header.filter((line) => !/[@\d]{2}|^\S+@/.test(line));
  return (place ? [place] : lines).flatMap(placesOf)[0];
}

export function createRecommendationService(context: Context): RecommendationService {
  const { db, engine, clock, config } = context;
  /** By a hash of the text and the state of the catalogue: the text itself is kept nowhere. */
  const kept = new Map<string, { at: number; found: RankedJobs }>();
  let catalogue = { at: 0, count: 0, state: '' };

  async function catalogueNow(): Promise<typeof catalogue> {
    const now = performance.now();
    if (catalogue.state !== '' && now - catalogue.at < CATALOGUE_MS) return catalogue;
    const { rows } = await db.execute<{ n: number; newest: string | null; last: number | null }>(
      sql`SELECT count(*)::int AS n, max(id) AS last FROM job_postings`,
    );
    const [row] = rows;
    catalogue = { at: now, count: row?.n ?? 0, state: `${row?.n}:${row?.last}:${config.local}` };
    return catalogue;
  }

  /** Who reads one language gets postings in it, unless there are hardly any. */
  async function ask(text: string, since?: Date): Promise<RankedJobs> {
    const now = clock.now();
    const terms = await engine.resumeTerms(text);
    const inThese = (wanted: readonly Language[]) =>
      candidatesFor(db, terms, {
        now,
        readingVersion: engine.readingVersion,
        samples: config.local,
        languages: wanted,
        most: SCORED,
        ...(since ? { since } : {}),
      });
    const readable = await inThese(languages.filter((one) => terms.spoken.includes(one)));
    const others = readable.length < FEW && !since;
    const postings = others ? await inThese(languages) : readable;
    const home = homeOf(terms);
    if (postings.length === 0) return { home, jobs: [] };
    const asOf = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    const jobs = await engine.rank({ text, asOf, postings });
    return { home, jobs };
  }

  async function ranked(text: string): Promise<RankedJobs> {
    const { count, state } = await catalogueNow();
    if (count === 0 || text.trim().length <= limits.recommendationMinCharacters)
      return { home: undefined, jobs: [] };
    const key = createHash('sha256').update(`${state}\n${text}`).digest('base64');
    const known = kept.get(key);
    if (known && performance.now() - known.at < KEEP_MS) return known.found;
    const whole = await ask(text);
    const found = { ...whole, jobs: whole.jobs.slice(0, SHOWN) };
    kept.delete(key);
    kept.set(key, { at: performance.now(), found });
    const oldest = kept.keys().next();
    if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value);
    return found;
  }

  return {
    ranked,
    newSince: async (text, since) => (await ask(text, since)).jobs,
    async recommend(text, plan) {
      const { home, jobs } = await ranked(text);
      if (jobs.length === 0) return [];
      const ids = jobs.map(({ id }) => id);
      const rows = await db.select().from(jobPostings).where(inArray(jobPostings.id, ids));
      const sources = await db.select().from(jobSources);
      const terms = new Map(sources.map((source) => [source.name, termsOf(source)]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      let open = 0;
      return jobs.flatMap((job) => {
        const row = byId.get(job.id);
        const source = row && terms.get(row.source);
        if (!row || !source || (row.expiresAt && row.expiresAt <= clock.now())) return [];
        // A source that forbids it is never gated, and does not use up what is free.
        const locked = source.gating && !plan.allRecommendations && open >= limits.openRecommendations;
        if (source.gating && !locked) open += 1;
        return [presentRecommendation(row, job, { locked, home, source })];
      });
    },
  };
}
