/** The processes of a run together: database first, then server, then worker; stopped the other way round. */
import { join } from 'node:path';
import { keepRunning, patience } from './child.mjs';
import { sleep } from './identity.mjs';
import { dist, root } from './place.mjs';
import { say } from './report.mjs';
import { forget, record } from './run-file.mjs';

const grace = Number(process.env.STOP_SECONDS || 15) * 1_000;

export const entries = {
  server: join(dist, 'server', 'main.mjs'),
  worker: join(dist, 'server', 'worker.mjs'),
};

function childEnvironment({ environment, data, port, host }, databaseUrl) {
  return {
    ...environment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    PORT: String(port),
    HOST: host,
    NODE_ENV: environment.NODE_ENV ?? 'production',
    TAILOR_ROOT: root,
    WEB_DIR: environment.WEB_DIR ?? join(dist, 'web'),
  };
}

/**
 * `parts`: which of server and worker. Resolves when all are ready, with { address, stop, restart };
 * `onEnd(code)` is called when the run cannot go on.
 */
export async function supervise(settings, database, parts, { onEnd, onStart, files = entries, limits } = {}) {
  const children = [];
  const env = childEnvironment(settings, database.url);
  let stopping;

  const stop = () => {
    stopping ??= (async () => {
      await Promise.all(children.map((child) => child.stop(grace)));
      forget(settings.data, ...parts);
      await database.stop();
    })();
    return stopping;
  };
  const fail = async () => {
    await stop();
    onEnd(1);
  };
  onStart?.(stop);
  const onMoved = async (url) => {
    env.DATABASE_URL = url;
    await Promise.all(children.map((child) => child.restart()));
  };
  watchDatabase(database, { isStopping: () => stopping !== undefined, fail, onMoved, limits });

  let address;
  for (const name of parts) {
    const ready = await startPart(name, { env, file: files[name], children, settings, fail, limits });
    address ??= ready.address;
  }
  return { address, stop, restart: () => Promise.all(children.map((child) => child.restart())) };
}

function startPart(name, { env, file, children, settings, fail, limits }) {
  return new Promise((done) => {
    const child = keepRunning({
      name,
      file,
      env,
      limits,
      onReady(message) {
        const { pid, start, address } = message;
        record(settings.data, name, address ? { pid, start, address } : { pid, start });
        done(message);
      },
      onGiveUp: fail,
    });
    children.push(child);
  });
}

function watchDatabase(database, { isStopping, fail, onMoved, limits }) {
  let { url } = database;
  const deaths = patience(limits);
  const onDeath = async () => {
    if (isStopping()) return;
    const wait = deaths.died();
    if (wait === undefined) {
      say('the database ended. That is too often within a minute: given up.');
      await fail();
      return;
    }
    say(`the database ended; started again in ${wait} ms`);
    await sleep(wait);
    if (isStopping()) return;
    try {
      const now = await database.again();
      if (isStopping()) {
        await database.stop();
        return;
      }
      // Its port was taken in the meantime: the others must be told.
      if (now && now !== url) await onMoved(now);
      url = now ?? url;
    } catch (error) {
      say(error.message);
      await onDeath();
      return;
    }
    say('the database is back');
    database.watch(onDeath);
  };
  database.watch(onDeath);
}
