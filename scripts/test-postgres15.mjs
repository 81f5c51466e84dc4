#!/usr/bin/env node
/** npm run test:postgres15: the server's tests against Debian's PostgreSQL 15, in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './launch/place.mjs';
import { accountFor, spawnAs } from './launch/postgres/account.mjs';
import { freePort } from './launch/postgres/secrets.mjs';

const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
if (!existsSync(join(bin, 'initdb'))) {
  console.error(
    `${bin} holds no PostgreSQL. Install postgresql-15, or set POSTGRES_BIN to another one's bin folder.`,
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'resume-tailor-postgres15-'));
const account = accountFor(folder);
if (account) chownSync(folder, account.uid, account.gid);

function run(name, args) {
  const done = spawnSync(join(bin, name), args, {
    ...spawnAs(account),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.status !== 0) throw new Error(`${name}: ${done.stderr || done.stdout}`);
}

let code = 1;
const data = join(folder, 'data');
try {
  const port = await freePort();
  run('initdb', ['-D', data, '-E', 'UTF8', '--locale=C', '-U', 'tailor', '--auth=trust']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const tests = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'server', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: `postgresql://tailor@127.0.0.1:${port}/postgres` },
    },
  );
  code = tests.status ?? 1;
} catch (error) {
  console.error(error.message);
} finally {
  if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
