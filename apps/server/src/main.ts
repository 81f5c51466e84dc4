import { createApp } from './http/app.ts';
import { warnOfLinks } from './platform/local-mode.ts';
import { readMigrations } from './platform/migrate.ts';
import { prepareDatabase } from './platform/prepare.ts';
import { startProcess } from './platform/process.ts';

/** The HTTP process: migrates, serves, drains. */
await startProcess('server', async ({ context, pool, paths }) => {
  const { config, log } = context;
  const ran = await prepareDatabase(config.DATABASE_URL, paths.migrations);
  if (ran.length > 0) log.info('database.migrated', { files: ran.length });
  const app = await createApp(context, { pool, migrations: readMigrations(paths.migrations) });
  const address = await app.server.listen({ port: config.PORT, host: config.HOST });
  warnOfLinks(config, log);
  return { address: config.PUBLIC_URL ?? address, stop: () => app.drain() };
});
