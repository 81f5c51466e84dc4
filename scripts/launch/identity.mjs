/** A pid alone is no identity (it is used again): pid and the moment the process began are. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** A killed child nobody has waited for still has a pid, and runs no more. */
function isZombie(pid) {
  const stat = statOf(pid);
  return stat !== undefined && stat[0] === 'Z';
}

/** Fields of /proc/PID/stat after the command's name, which may itself hold blanks and brackets. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** When the process began, as a text to compare; undefined when there is no such process. */
export function startOf(pid) {
  if (!isAlive(pid)) return undefined;
  const stat = statOf(pid);
  if (stat) return `${bootId()}:${stat[19]}`;
  if (process.platform === 'win32') return `pid ${pid}`;
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return ps.stdout?.trim() || undefined;
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'boot';
  }
}

export const self = () => ({ pid: process.pid, start: startOf(process.pid) });

export const stillRuns = (one) => Boolean(one?.pid) && startOf(one.pid) === one.start;

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** True when it has ended within the time. */
export async function endedWithin(one, ms) {
  const until = performance.now() + ms;
  while (stillRuns(one)) {
    if (performance.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/** Asks it to end, and after the time makes it. */
export async function endProcess(one, { signal = 'SIGTERM', patience = 5_000 } = {}) {
  if (!stillRuns(one)) return;
  signalTo(one.pid, signal);
  if (await endedWithin(one, patience)) return;
  signalTo(one.pid, 'SIGKILL');
  await endedWithin(one, 2_000);
}

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in between.
  }
}
