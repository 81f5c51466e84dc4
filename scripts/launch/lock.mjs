/** One holder at a time: a file with pid and start identity; a dead holder's lock is recovered. */
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { self, sleep, stillRuns } from './identity.mjs';

const heartbeat = 5_000;
/** A holder on another machine (or in another container) is seen by its beats alone. */
const silence = 3 * heartbeat;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHeld(file, text) {
  const holder = parse(text);
  if (!holder) return false;
  if (holder.host === hostname()) return stillRuns(holder);
  try {
    return Date.now() - statSync(file).mtimeMs < silence;
  } catch {
    return false;
  }
}

/** Link, not create: the file appears with its content or not at all. */
function place(file) {
  const draft = `${file}.${process.pid}.new`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify({ ...self(), host: hostname() }), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a stale lock away, and gives it back when another start was faster and it is no longer stale. */
function clear(file, stale) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) {
    try {
      linkSync(aside, file);
    } catch {
      // Yet another start has placed its own.
    }
  }
  rmSync(aside, { force: true });
}

/** → { lock } when taken (with `stale`: the dead holder it was taken from), { holder } when somebody has it. */
export function takeLock(file) {
  let stale;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (place(file)) return { lock: hold(file), stale };
    const text = read(file);
    if (text === undefined) continue;
    if (isHeld(file, text)) return { holder: parse(text) };
    stale = parse(text) ?? {};
    clear(file, text);
  }
  return { holder: parse(read(file)) ?? {} };
}

function hold(file) {
  const timer = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The folder is gone: there is nothing left to guard.
    }
  }, heartbeat);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (parse(read(file))?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** For short work that several commands may begin at once (install, build). */
export async function withLock(file, work, { onWait = () => {} } = {}) {
  let taken = takeLock(file);
  if (!taken.lock) onWait(taken.holder);
  while (!taken.lock) {
    await sleep(200);
    taken = takeLock(file);
  }
  try {
    return await work();
  } finally {
    taken.lock.release();
  }
}
