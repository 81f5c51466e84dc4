/** From nothing to an address: install, build, database, server, worker. */
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { showRunning } from './already.mjs';
import { build } from './build.mjs';
import { openDatabase } from './database.mjs';
import { sleep } from './identity.mjs';
import { install } from './install.mjs';
import { takeLock, withLock } from './lock.mjs';
import { dist, settings as readSettings } from './place.mjs';
import { checkPort, endLeftovers } from './port.mjs';
import { Refusal, say } from './report.mjs';
import { running } from './run-file.mjs';
import { supervise } from './supervise.mjs';

const parts = { undefined: ['server', 'worker'], db: [], server: ['server'], worker: ['worker'] };

/** Several servers and workers may run apart, on other ports; a whole start is alone in its folder. */
function lockName(only, port) {
  if (only === 'server') return `server-${port}.lock`;
  if (only === 'worker') return undefined;
  return only ? `${only}.lock` : 'start.lock';
}

function lockOrShow(settings, only) {
  const name = lockName(only, settings.port);
  if (!name) return {};
  return takeLock(join(settings.data, 'locks', name));
}

/** A container that was replaced left its lock under another host name: it is dead when it beats no more. */
async function lockOrWait(settings, only) {
  const until = performance.now() + 20_000;
  let taken = lockOrShow(settings, only);
  if (isElsewhere(taken))
    say(`${settings.data} was used by ${taken.holder.host} moments ago; waiting whether it still is`);
  while (isElsewhere(taken) && performance.now() < until) {
    await sleep(500);
    taken = lockOrShow(settings, only);
  }
  if (isElsewhere(taken))
    throw new Refusal(
      `${settings.data} is in use by ${taken.holder.host}. One data folder serves one machine.`,
    );
  return taken;
}

const isElsewhere = ({ holder }) => holder !== undefined && holder.host !== hostname();

async function prepare() {
  mkdirSync(dist, { recursive: true });
  const wait = {
    onWait: (holder) => say(`another command (pid ${holder.pid}) is installing; waiting for it`),
  };
  await withLock(join(dist, '.install.lock'), install, wait);
  const built = await build(['server', 'web']);
  if (built.length === 0) say('packages and build: up to date');
}

/** A part that runs apart uses the database of the folder's run, and says what to start when there is none. */
async function databaseFor(settings, only) {
  if (!only || only === 'db') return openDatabase(settings);
  if (settings.databaseUrl) return openDatabase(settings);
  const there = running(settings.data).database;
  if (!there) {
    throw new Refusal(
      `No database runs for ${settings.data}. Start one with npm run db (or everything with npm start), or set DATABASE_URL.`,
    );
  }
  return { kind: 'external', url: there.url, watch() {}, async stop() {} };
}

export async function start({ only, dev = false } = {}) {
  if (!(String(only) in parts)) throw new Refusal(`--only takes db, server or worker, not "${only}".`);
  const settings = readSettings();
  mkdirSync(settings.data, { recursive: true, mode: 0o700 });
  const { lock, holder, stale } = await lockOrWait(settings, only);
  if (holder) process.exit(await tellHolder(settings, only, holder));
  if (stale) say(`the last run (pid ${stale.pid ?? 'unknown'}) ended without stopping; recovering`);
  const end = endOnce(lock);
  try {
    await run(settings, only, dev, end);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function tellHolder(settings, only, holder) {
  if (only === 'db') {
    say(`the database already runs (pid ${holder.pid})`);
    return 0;
  }
  return showRunning(settings.data, holder);
}

/** Signals that come before anything runs simply end; later ones stop in order, once. */
function endOnce(lock) {
  let stopRun = async () => {};
  let asked = 0;
  const onSignal = async () => {
    const now = Date.now();
    // npm and the terminal may both send it: the second within two seconds is the same wish.
    if (asked > 0 && now - asked > 2_000) process.exit(1);
    if (asked > 0) return;
    asked = now;
    say('stopping');
    await stopRun();
    lock?.release();
    say('stopped');
    process.exit(0);
  };
  // A closed terminal ends the run too; under nohup there is none, and the run goes on.
  const signals = process.stdin.isTTY ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, onSignal);
  return {
    use(stop) {
      stopRun = stop;
    },
    get isAsked() {
      return asked > 0;
    },
    now(code) {
      lock?.release();
      process.exit(code);
    },
  };
}

async function run(settings, only, dev, end) {
  if (only !== 'db') await prepare();
  else await install();
  const names = parts[only];
  if (!only) await endLeftovers(settings.data, ['server', 'worker']);
  if (names.includes('server')) await checkPort(settings);
  const database = await databaseFor(settings, only);
  end.use(() => database.stop());
  const run = await supervise(settings, database, names, {
    onEnd: (code) => end.now(code),
    onStart: (stop) => end.use(stop),
  });
  say(only ? `${only} ready` : 'ready');
  if (run.address) say(`open ${run.address}`);
  if (dev) await (await import('./dev.mjs')).watch(run);
}
