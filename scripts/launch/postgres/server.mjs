/** The embedded server's life: adopted or started, watched, stopped. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endedWithin, endProcess, sleep, startOf, stillRuns } from '../identity.mjs';
import { Refusal, say } from '../report.mjs';
import { accountFor, openDataFolder, spawnAs } from './account.mjs';
import { binaries, program } from './binaries.mjs';
import { clusterFolder, environment, makeCluster, resetPassword } from './cluster.mjs';
import { disown, examine, readPostmaster, serves } from './found.mjs';
import { freePort, newSecrets, readSecrets, urlOf, writeSecrets } from './secrets.mjs';

const patience = 60_000;

/** Settings that differ from PostgreSQL's own; fsync stays on, so that what was acknowledged survives. */
function flags(folder, port, extra) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...extra,
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Truncated when it has grown: it is for the last days' trouble, not an archive. */
function openLog(data) {
  const file = join(data, 'logs', 'postgres.log');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const large = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
  return { file, handle: openSync(file, large ? 'w' : 'a', 0o600) };
}

function launch(place, port) {
  const log = openLog(place.data);
  const child = spawn(program(place.bin, 'postgres'), flags(place.folder, port, place.extra), {
    ...spawnAs(place.account),
    // Its own session: Ctrl-C in the terminal must reach the server and worker first.
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
    env: environment(),
  });
  closeSync(log.handle);
  child.unref();
  return { child, log: log.file };
}

function tail(file) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-6).join('\n');
}

/** Ready when its own file says so, which costs no connection. */
async function untilReady(folder, pid, failed) {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const there = readPostmaster(folder);
    if (there?.pid === pid && there.state === 'ready') return true;
    if (failed()) return false;
    await sleep(5);
  }
  return false;
}

async function startFresh(place, attempt = 1) {
  const port = await freePort(place.secrets.port);
  const { child, log } = launch(place, port);
  let ended = false;
  child.on('error', () => {
    ended = true;
  });
  child.on('exit', () => {
    ended = true;
  });
  if (await untilReady(place.folder, child.pid, () => ended)) {
    place.secrets = writeSecrets(place.data, { ...place.secrets, port });
    return { pid: child.pid, start: startOf(child.pid) };
  }
  // Processes of a killed predecessor end within seconds; the port may have been taken in between.
  if (attempt < 9) {
    await sleep(Math.min(2_000, 50 * 2 ** attempt));
    return startFresh(place, attempt + 1);
  }
  throw new Refusal(`PostgreSQL does not start; the end of ${log}:\n${tail(log)}`);
}

/** What was there, in a sentence for the person; then a process that serves the folder. */
async function adoptOrStart(place) {
  const urlAt = (port) => urlOf({ ...place.secrets, port }, 'postgres');
  const found = await examine(place.folder, urlAt);
  if (found.kind === 'running') {
    say(`database: found running without its supervisor (pid ${found.pid}); taken over`);
    place.secrets = writeSecrets(place.data, { ...place.secrets, port: found.port });
    return { pid: found.pid, start: startOf(found.pid) };
  }
  if (found.kind === 'starting') {
    const one = { pid: found.pid, start: startOf(found.pid) };
    say(`database: pid ${found.pid} of an earlier run is starting or stopping; waiting for it`);
    const until = performance.now() + patience;
    while (stillRuns(one) && performance.now() < until) {
      if ((await examine(place.folder, urlAt)).kind === 'running') return adoptOrStart(place);
      await sleep(100);
    }
    if (stillRuns(one)) await endProcess(one, { signal: 'SIGQUIT', patience: 10_000 });
  }
  if (found.kind === 'dead')
    say('database: the last run was ended by force; PostgreSQL repairs itself from its log');
  if (found.kind === 'foreign')
    say(`database: the old lock names pid ${found.pid}, which is another program now; the lock is put right`);
  // Also for the dead: a killed process that nobody has waited for still answers to its pid.
  if (found.kind !== 'none') disown(place.folder);
  return startFresh(place);
}

/** A server of this folder whose password nobody knows cannot be taken over. */
async function endUnknown(folder) {
  const pid = readPostmaster(folder)?.pid;
  const start = startOf(pid);
  if (start && serves(pid, folder)) await endProcess({ pid, start }, { signal: 'SIGINT', patience: 15_000 });
  disown(folder);
}

/** Fast stop: sessions end, work in hand is rolled back, everything is written. */
async function stop(process, signal = 'SIGINT') {
  if (!stillRuns(process)) return;
  await endProcess(process, { signal, patience: 15_000 });
}

/**
 * The server of one data folder. `extra` are settings for tests; `again()` starts it anew when it died.
 */
export async function startPostgres(data, { extra = {}, initFlags = [] } = {}) {
  const known = readSecrets(data);
  const account = accountFor(known?.folder ?? join(data, 'postgres'));
  openDataFolder(data, account);
  const { bin, major, version } = binaries(account);
  const folder = clusterFolder(data, account, known?.folder);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  const secrets = known?.folder === folder ? known : writeSecrets(data, newSecrets(folder));
  const place = { data, folder, bin, account, secrets, extra };
  const made = makeCluster(folder, { bin, major }, account, secrets, initFlags);
  if (!made && !known) {
    await endUnknown(folder);
    resetPassword(folder, { bin }, account, secrets);
  }
  let current = await adoptOrStart(place);
  return {
    version,
    made,
    folder,
    account,
    get process() {
      return current;
    },
    url: (database) => urlOf(place.secrets, database),
    isAlive: () => stillRuns(current),
    async again() {
      current = await adoptOrStart(place);
    },
    stop: (signal) => stop(current, signal),
    ended: () => endedWithin(current, 3_600_000),
  };
}
