/** DATA_DIR/run.json: who runs, and where the others find it. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { self, stillRuns } from './identity.mjs';

const place = (data) => join(data, 'run.json');

export function readRun(data) {
  try {
    return JSON.parse(readFileSync(place(data), 'utf8'));
  } catch {
    return {};
  }
}

/** Entries whose process has ended say nothing any more. */
export function running(data) {
  return Object.fromEntries(Object.entries(readRun(data)).filter(([, one]) => stillRuns(one)));
}

function write(data, run) {
  if (Object.keys(run).length === 0) {
    rmSync(place(data), { force: true });
    return;
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const draft = `${place(data)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, place(data));
}

export function record(data, name, entry) {
  write(data, { ...readRun(data), [name]: { ...entry, by: self() } });
}

/** One's own entries only: another start may have put its own there. */
export function forget(data, ...names) {
  const mine = ([name, one]) => names.includes(name) && one.by?.pid === process.pid;
  write(data, Object.fromEntries(Object.entries(readRun(data)).filter((entry) => !mine(entry))));
}

/** Whose supervisor has ended. */
export function orphans(data) {
  return Object.fromEntries(Object.entries(running(data)).filter(([, one]) => !stillRuns(one.by)));
}
