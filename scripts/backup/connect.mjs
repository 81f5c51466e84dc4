/** The database a back-up is of: the one that runs, else the embedded one, started for this alone. */
import { openDatabase } from '../launch/database.mjs';
import { running } from '../launch/run-file.mjs';

export async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function withDatabase(settings, work) {
  const url = settings.databaseUrl ?? running(settings.data).database?.url;
  if (url) return work(url);
  const database = await openDatabase(settings);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
