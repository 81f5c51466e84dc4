import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/platform/database.ts';

/** A catalogue of any size from the postings there are: their readings and terms again, under new ids. */
export async function multiply(db: Database, rows: number): Promise<void> {
  const { rows: counted } = await db.execute<{ n: number; last: number }>(
    sql`SELECT count(*)::int AS n, max(id) AS last FROM job_postings`,
  );
  const { n = 0, last = 0 } = counted[0] ?? {};
  for (let copy = 1; copy * n < rows; copy += 1) {
    const by = copy * (last + 1);
    await db.execute(sql`INSERT INTO job_postings (id, public_id, source, source_key, fingerprint, language, title, company, description)
      OVERRIDING SYSTEM VALUE
      SELECT id + ${by}, public_id || ${copy}::text, source, source_key || '-' || ${copy}::text, fingerprint || ${copy}::text,
        language, title, company, description FROM job_postings WHERE id <= ${last}`);
    await db.execute(
      sql`INSERT INTO job_readings SELECT posting_id + ${by}, version, prepared FROM job_readings WHERE posting_id <= ${last}`,
    );
    await db.execute(
      sql`INSERT INTO job_terms SELECT term, posting_id + ${by}, weight FROM job_terms WHERE posting_id <= ${last}`,
    );
  }
  await db.execute(sql`UPDATE job_term_counts c SET postings = t.n
    FROM (SELECT term, count(*)::int AS n FROM job_terms GROUP BY term) t WHERE t.term = c.term`);
}
