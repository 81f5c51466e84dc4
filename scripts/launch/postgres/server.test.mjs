import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endedWithin } from '../identity.mjs';
import { startPostgres } from './server.mjs';

// Processes are started; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let data;
let server;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'launch-postgres-'));
});
afterEach(async () => {
  await server?.stop('SIGQUIT');
  server = undefined;
  rmSync(data, { recursive: true, force: true });
});

async function ask(sql) {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows?.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

test('it makes its folder once: UTF-8 with the builtin locale, fsync on, loopback only', async () => {
  server = await startPostgres(data);
  expect(server.made).toBe(true);
  expect(
    await ask("select datlocprovider::text || ' ' || datlocale from pg_database where datname = 'postgres'"),
  ).toEqual(['b C.UTF-8']);
  expect(await ask('show server_encoding')).toEqual(['UTF8']);
  expect(await ask('show fsync')).toEqual(['on']);
  expect(await ask('show listen_addresses')).toEqual(['127.0.0.1']);
});

test('password and port lie in a file for its owner alone, and a wrong password is refused', async () => {
  server = await startPostgres(data);
  expect(statSync(join(data, 'database.json')).mode & 0o777).toBe(0o600);
  const address = new URL(server.url('postgres'));
  address.password = 'guess';
  const client = new pg.Client({ connectionString: address.href });
  await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
});

test('a server left running by a killed supervisor is taken over, not started twice', async () => {
  server = await startPostgres(data);
  const { pid } = server.process;
  server = await startPostgres(data);
  expect(server.process.pid).toBe(pid);
  expect(server.made).toBe(false);
});

test('after a kill by force the next start has every committed row', async () => {
  server = await startPostgres(data);
  await ask('create table kept (n int)');
  await ask('insert into kept values (7)');
  process.kill(server.process.pid, 'SIGKILL');
  await endedWithin(server.process, 5_000);
  server = await startPostgres(data);
  expect(await ask('select n from kept')).toEqual([7]);
});

test('a lock that names the pid of another program does not stop the start', async () => {
  server = await startPostgres(data);
  const { folder } = server;
  const lock = readFileSync(join(folder, 'postmaster.pid'), 'utf8');
  await server.stop();
  writeFileSync(join(folder, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
  server = await startPostgres(data);
  expect(await ask('select 1')).toEqual([1]);
});

test('a folder of another major version is refused with the way out', async () => {
  server = await startPostgres(data);
  await server.stop();
  writeFileSync(join(server.folder, 'PG_VERSION'), '17\n');
  await expect(startPostgres(data)).rejects.toThrow(/PostgreSQL 17.*npm run backup/);
});

test('a lost password file costs no row: the next start sets another password', async () => {
  server = await startPostgres(data);
  await ask('create table kept (n int)');
  rmSync(join(data, 'database.json'));
  server = await startPostgres(data);
  expect(server.made).toBe(false);
  expect(await ask('select count(*)::int from kept')).toEqual([0]);
});
