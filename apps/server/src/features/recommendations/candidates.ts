import type { Language } from '@tailor/contract/languages';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { ResumeTerms } from '../../platform/engine-runner.ts';
import { termIn } from '../jobs/terms.ts';

export interface Candidate {
  id: number;
  prepared: string;
}

export interface CandidateSettings {
  now: Date;
  readingVersion: string;
  samples: boolean;
  /** Of postings; words of one do not find those of another. */
  languages: readonly Language[];
  most: number;
  /** Only what came in after this moment. */
  since?: Date;
}

/** Rows of the index that one question may touch: what many postings ask for tells least, and goes first. */
const ROWS = 30_000;
const ALWAYS = 6;
/** An import notes the moment it began at, and its rows are seen when it has ended. */
const OVERLAP_MS = 3_600_000;

/**
 * The postings that ask for what a resume says: the sum of the shares it has of them. The index alone
 * decides who is looked at; how well they fit, the engine says.
 */
export async function candidatesFor(
  db: Database,
  { terms, weights }: Pick<ResumeTerms, 'terms' | 'weights'>,
  { now, readingVersion, samples, languages, most, since }: CandidateSettings,
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const inEach = languages.flatMap((language) => terms.map((term) => termIn(language, term)));
  const had = languages.flatMap(() => weights);
  const from = since ? new Date(since.getTime() - OVERLAP_MS) : null;
  const fresh = from
    ? sql`t.posting_id >= (SELECT coalesce(min(id), 2147483647) FROM job_postings WHERE imported_at > ${from})`
    : sql`TRUE`;
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    WITH asked AS (
      SELECT m.term, m.weight, c.postings
      FROM unnest(${`{${inEach.join(',')}}`}::int[], ${`{${had.join(',')}}`}::float8[]) AS m (term, weight)
      JOIN job_term_counts c USING (term) WHERE c.postings > 0
    ), ordered AS (
      SELECT *, sum(postings) OVER w AS so_far, row_number() OVER w AS place
      FROM asked WINDOW w AS (ORDER BY postings, term)
    ), found AS (
      SELECT t.posting_id, sum(o.weight * t.weight) AS points
      FROM ordered o JOIN job_terms t USING (term)
      WHERE (o.so_far <= ${ROWS} OR o.place <= ${ALWAYS}) AND ${fresh}
      GROUP BY t.posting_id ORDER BY points DESC, t.posting_id LIMIT 200
    ), chosen AS (
      SELECT p.id, f.points FROM found f JOIN job_postings p ON p.id = f.posting_id
      WHERE (p.expires_at IS NULL OR p.expires_at > ${now})
        AND (${samples} OR p.source <> 'sample') AND ${from ? sql`p.imported_at > ${from}` : sql`TRUE`}
      ORDER BY f.points DESC, p.id LIMIT ${most}
    )
    SELECT c.id, r.prepared FROM chosen c
    JOIN job_readings r ON r.posting_id = c.id AND r.version = ${readingVersion}
    ORDER BY c.points DESC, c.id`);
  return rows;
}
