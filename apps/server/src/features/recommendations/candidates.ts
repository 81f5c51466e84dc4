import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { ResumeTerms } from '../../platform/engine-runner.ts';

export interface Candidate {
  id: number;
  prepared: string;
  language: string;
}

export interface CandidateSettings {
  now: Date;
  readingVersion: string;
  samples: boolean;
  /** Postings in the catalogue: rare terms tell more. */
  catalogue: number;
  most: number;
}

/** Rows of the index that one question may touch: what many postings ask for tells least, and goes first. */
const ROWS = 30_000;
const ALWAYS = 6;
/** Postings in a language that the resume does not speak of come only where others are few. */
const IN_LANGUAGE = 4;

/**
 * The postings that ask for what a resume says, by weight and rarity. The index alone decides who is
 * looked at; how well they fit, the engine says.
 */
export async function candidatesFor(
  db: Database,
  { terms, weights, spoken }: ResumeTerms,
  { now, readingVersion, samples, catalogue, most }: CandidateSettings,
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    WITH asked AS (
      SELECT m.term, m.weight * ln(1 + ${catalogue}::float8 / c.postings) AS weight, c.postings
      FROM unnest(${`{${terms.join(',')}}`}::int[], ${`{${weights.join(',')}}`}::float8[]) AS m (term, weight)
      JOIN job_term_counts c USING (term) WHERE c.postings > 0
    ), ordered AS (
      SELECT *, sum(postings) OVER w AS so_far, row_number() OVER w AS place
      FROM asked WINDOW w AS (ORDER BY postings, term)
    ), found AS (
      SELECT t.posting_id, sum(o.weight * t.weight) AS points
      FROM ordered o JOIN job_terms t USING (term)
      WHERE o.so_far <= ${ROWS} OR o.place <= ${ALWAYS}
      GROUP BY t.posting_id ORDER BY points DESC, t.posting_id LIMIT 200
    ), chosen AS (
      SELECT p.id, p.language, f.points * CASE WHEN p.language = ANY(${`{${spoken.map((one) => `"${one.replace(/[^\w-]/g, '')}"`).join(',')}}`}::text[]) THEN ${IN_LANGUAGE}::float8 ELSE 1 END AS points
      FROM found f JOIN job_postings p ON p.id = f.posting_id
      WHERE (p.expires_at IS NULL OR p.expires_at > ${now.toISOString()}::timestamptz)
        AND (${samples} OR p.source <> 'sample')
      ORDER BY 3 DESC, p.id LIMIT ${most}
    )
    SELECT c.id, c.language, r.prepared FROM chosen c
    JOIN job_readings r ON r.posting_id = c.id AND r.version = ${readingVersion}
    ORDER BY c.points DESC, c.id`);
  return rows;
}
