/** The folder PostgreSQL keeps: made once, checked at each start. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Refusal, say } from '../report.mjs';
import { canReach, reachableHome, spawnAs } from './account.mjs';
import { program } from './binaries.mjs';

/** DATA_DIR/postgres, unless the database's user cannot get there. */
export function clusterFolder(data, account, known) {
  if (known && existsSync(join(known, 'PG_VERSION'))) return known;
  const near = join(data, 'postgres');
  if (existsSync(join(near, 'PG_VERSION')) || canReach(account, data)) return near;
  // A name of its own: a data folder that is made anew at the same place must not meet the old rows.
  const far = join(reachableHome(account), randomBytes(6).toString('hex'), 'postgres');
  say(`the user ${account.name} cannot enter ${data}; the database's files lie in ${far}`);
  return far;
}

export function checkVersion(folder, major) {
  const file = join(folder, 'PG_VERSION');
  const there = readFileSync(file, 'utf8').trim();
  if (there === major) return;
  throw new Refusal(
    `${folder} was written by PostgreSQL ${there}, and this version brings ${major}. With the version that wrote it: npm run backup FILE. Then move that folder away, start this version, and npm run restore FILE.`,
  );
}

/** True when it was made now. A half-made folder (a crash within initdb) has no PG_VERSION in its place yet. */
export function makeCluster(folder, { bin, major }, account, { password, user }, flags = []) {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    checkVersion(folder, major);
    return false;
  }
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty and holds no database. Move it away, then start again.`);
  rmSync(folder, { recursive: true, force: true });
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const secret = `${folder}.secret`;
  writeFileSync(secret, password, { mode: 0o600 });
  if (account) for (const path of [draft, secret]) chownSync(path, account.uid, account.gid);
  chmodSync(draft, 0o700);
  try {
    initdb(bin, draft, user, secret, account, flags);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(draft, folder);
  return true;
}

const language = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

function initdb(bin, folder, user, secret, account, flags) {
  const args = [
    '-D',
    folder,
    ...language,
    '-U',
    user,
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    ...flags,
  ];
  const run = spawnSync(program(bin, 'initdb'), args, {
    ...spawnAs(account),
    encoding: 'utf8',
    env: environment(),
  });
  if (run.status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Refusal(`The database's folder could not be made:\n${run.error?.message ?? run.stderr ?? ''}`);
}

/** The file with the password was lost, the folder was not: its owner may set another one. */
export function resetPassword(folder, { bin }, account, { user, password }) {
  const sql = `alter role "${user}" with login superuser password '${password}';\n`;
  const run = spawnSync(program(bin, 'postgres'), ['--single', '-D', folder, 'postgres'], {
    ...spawnAs(account),
    input: sql,
    encoding: 'utf8',
    env: environment(),
  });
  if (run.status !== 0 || /ERROR/.test(run.stderr))
    throw new Refusal(`${folder} holds a database, but its password could not be set anew:\n${run.stderr}`);
  say('database: database.json was missing; the password was set anew');
}

/** PG* variables of the person's shell would otherwise steer our server. */
export function environment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(kept), LANG: 'C', TZ: 'UTC' };
}
