import { runMailSender } from './features/mail/run.ts';
import { featureJobs } from './generated/features.ts';
import { runJobs } from './platform/job-runner.ts';
import { readMigrations, versionsAgree } from './platform/migrate.ts';
import { startProcess } from './platform/process.ts';

/** Jobs that wait for a language model. */
const SLOW_AT_ONCE = 4;

/** The worker: waits until the server has brought the database to this version, then takes jobs. */
await startProcess('worker', async ({ context, pool, paths }) => {
  const migrations = readMigrations(paths.migrations);
  for (;;) {
    const { rows } = await pool.query<{ ready: boolean }>(
      "SELECT to_regclass('schema_migrations') IS NOT NULL AND to_regclass('graphile_worker._private_jobs') IS NOT NULL AS ready",
    );
    if (rows[0]?.ready && (await versionsAgree(pool, migrations))) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const runner = await runJobs({
    db: context.db,
    pool,
    log: context.log,
    context,
    definitions: featureJobs.filter((job) => !job.slow),
    concurrency: context.config.WORKER_CONCURRENCY,
  });
  const slow = context.config.AI_MODEL
    ? await runJobs({
        db: context.db,
        pool,
        log: context.log,
        context,
        definitions: featureJobs.filter((job) => job.slow),
        concurrency: SLOW_AT_ONCE,
      })
    : null;
  const mails = runMailSender(context);
  return {
    async stop() {
      await Promise.all([runner.stop(), slow?.stop(), mails.stop()]);
    },
  };
});
