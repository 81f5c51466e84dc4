import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';

const FRESH_MS = 30_000;

export interface CatalogueWatch {
  /** As it was known last; never waits, also while the database is away. */
  has(): boolean;
  look(): Promise<void>;
}

/** Whether there are postings to recommend: with none, nobody is sold alerts about them. */
export function watchCatalogue({ db, config, log }: Pick<Context, 'db' | 'config' | 'log'>): CatalogueWatch {
  let known = false;
  let at = Number.NEGATIVE_INFINITY;
  async function look(): Promise<void> {
    at = performance.now();
    try {
      const { rows } = await db.execute<{ has: boolean }>(
        sql`SELECT EXISTS (SELECT 1 FROM job_postings WHERE source <> 'sample' OR ${config.local}) AS has`,
      );
      known = rows[0]?.has ?? false;
    } catch (error) {
      log.warn('jobs.unwatched', errorFields(error));
    }
  }
  return {
    has() {
      if (performance.now() - at > FRESH_MS) void look();
      return known;
    },
    look,
  };
}
