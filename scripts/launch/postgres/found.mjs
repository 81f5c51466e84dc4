/** What an earlier run left: a server that still runs, or traces of one that does not. */
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../identity.mjs';

/** postmaster.pid by lines: pid, folder, start, port, socket folder, address, memory key, state. */
export function readPostmaster(folder) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? '').trim(), lines };
  } catch {
    return undefined;
  }
}

/** On Linux the server's working folder is its data folder; where that cannot be read, its command says it. */
export function serves(pid, folder) {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/stat')) return undefined;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) && /postgres/.test(commandOf(pid));
  } catch {
    return /postgres/.test(commandOf(pid)) && commandOf(pid).includes(folder) ? undefined : false;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Does the server at this address serve this very folder, with our password? */
async function answers(url, folder) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as folder");
    return rows[0].folder === folder || realpathSync(rows[0].folder) === realpathSync(folder);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** → { kind: 'none' } | { kind: 'running', pid, port } | { kind: 'starting', pid } | { kind: 'dead' } | { kind: 'foreign' } */
export async function examine(folder, urlAt) {
  const there = readPostmaster(folder);
  if (!there) return { kind: 'none' };
  const { pid, port, state } = there;
  if (!isAlive(pid)) return { kind: 'dead' };
  const known = serves(pid, folder);
  if (known === false) return { kind: 'foreign', pid };
  if (state === 'ready' && (await answers(urlAt(port), folder))) return { kind: 'running', pid, port };
  return known ? { kind: 'starting', pid } : { kind: 'foreign', pid };
}

/**
 * The pid in postmaster.pid now belongs to somebody else. Taking the file away would also take the key by
 * which PostgreSQL sees processes left of its predecessor; with its parent's pid it passes over that line alone.
 */
export function disown(folder) {
  const there = readPostmaster(folder);
  if (!there) return;
  writeFileSync(join(folder, 'postmaster.pid'), [process.pid, ...there.lines.slice(1)].join('\n'));
}
