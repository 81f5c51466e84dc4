/** The database of this run: the one DATABASE_URL names, one that runs apart, or the embedded one. */
import { join } from 'node:path';
import { takeLock } from './lock.mjs';
import { readSecrets, writeSecrets } from './postgres/secrets.mjs';
import { startPostgres } from './postgres/server.mjs';
import { Refusal, say } from './report.mjs';
import { forget, record, running } from './run-file.mjs';

const databaseName = 'tailor';

/** Once; the note spares a connection at every later start. */
async function createDatabase(data, server) {
  if (readSecrets(data)?.created === databaseName) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    if (error.code !== '42P04') throw error;
  } finally {
    await client.end();
  }
  writeSecrets(data, { ...readSecrets(data), created: databaseName });
}

function external(url) {
  return { kind: 'external', url, watch() {}, async stop() {} };
}

/** A server started by `npm run db` is used and left running. */
function apart(data, lock) {
  const there = running(data).database;
  if (!there) {
    throw new Refusal(
      `The database of ${data} is being started by another command (pid ${lock.holder?.pid}). Try again in a moment.`,
    );
  }
  say(`database: the one of npm run db (pid ${there.pid}) is used`);
  return external(there.url);
}

export async function openDatabase({ data, databaseUrl }) {
  if (databaseUrl) {
    say('database: DATABASE_URL is set, no server of our own is started');
    return external(databaseUrl);
  }
  const lock = takeLock(join(data, 'locks', 'database.lock'));
  if (!lock.lock) return apart(data, lock);
  try {
    const server = await startPostgres(data);
    await createDatabase(data, server);
    return owned(data, server, lock.lock);
  } catch (error) {
    lock.lock.release();
    throw error;
  }
}

function owned(data, server, lock) {
  const url = server.url(databaseName);
  const note = () => record(data, 'database', { ...server.process, url: server.url(databaseName) });
  let timer;
  note();
  say(`database: PostgreSQL ${server.version.split('-')[0]} ${server.made ? 'made and started' : 'ready'}`);
  return {
    kind: 'embedded',
    url,
    folder: server.folder,
    /** An adopted server is no child of ours and sends no event: it is looked at. */
    watch(onDeath) {
      timer = setInterval(() => {
        if (server.isAlive()) return;
        clearInterval(timer);
        onDeath();
      }, 200);
    },
    async again() {
      await server.again();
      note();
      return server.url(databaseName);
    },
    async stop() {
      clearInterval(timer);
      await server.stop();
      forget(data, 'database');
      lock.release();
    },
  };
}
