import { migrateJobs } from './job-tables.ts';
import { migrate } from './migrate.ts';

/** Everything a database needs before anyone uses it. Safe to run from several processes at once. */
export async function prepareDatabase(databaseUrl: string, migrations: string): Promise<string[]> {
  const ran = await migrate(databaseUrl, migrations);
  await migrateJobs(databaseUrl);
  return ran;
}
