import pg from 'pg';

/** The newest migration that the installed graphile-worker brings; a test compares. */
export const newestMigration = 19;

/**
 * graphile-worker keeps its own tables. It is asked only when they are not there as it wants them: reading it
 * takes longer than this one question.
 */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  if (await isCurrent(databaseUrl)) return;
  const { Logger, makeWorkerUtils } = await import('graphile-worker');
  const silent = new Logger(() => () => undefined);
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger: silent });
  await utils.migrate();
  await utils.release();
}

async function isCurrent(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const there = await client.query("select to_regclass('graphile_worker.migrations') is not null as there");
    if (!there.rows[0].there) return false;
    const { rows } = await client.query('select max(id) as newest from graphile_worker.migrations');
    return Number(rows[0].newest) === newestMigration;
  } finally {
    await client.end();
  }
}
