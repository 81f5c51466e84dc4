import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sleep } from '../launch/identity.mjs';
import { startPostgres } from '../launch/postgres/server.mjs';
import { copyIn, copyOut } from './copy.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let data;
let server;
let client;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'backup-copy-'));
  server = await startPostgres(data);
  client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop('SIGQUIT');
  rmSync(data, { recursive: true, force: true });
});

const sumOf = async (table) =>
  (
    await client.query(
      `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by id)) as sum from ${table} t`,
    )
  ).rows[0];

test('rows of every kind come back byte for byte, however slow the disk is', async () => {
  await client.query(`create table source as select n as id, repeat(md5(n::text), 1 + n % 40) as words,
    decode(md5(n::text), 'hex') as bytes, case when n % 3 = 0 then null else E'a\\tb\\n\\\\.\\n中文' end as odd,
    jsonb_build_object('n', n, 'list', array[n, n + 1]) as doc, now() as at
    from generate_series(1, 20000) n`);
  await client.query('create table target (like source)');
  const parts = [];
  const rows = await copyOut(client, 'copy source to stdout', async (chunk) => {
    if (parts.length % 500 === 0) await sleep(2);
    parts.push(chunk);
  });
  expect(rows).toBe(20_000);
  expect(await copyIn(client, 'copy target from stdin', parts)).toBe(20_000);
  expect(await sumOf('target')).toEqual(await sumOf('source'));
});

test('rows that do not fit are an error, and the connection lives on', async () => {
  await client.query('create table numbers (n int)');
  await expect(copyIn(client, 'copy numbers from stdin', [Buffer.from('seven\n')])).rejects.toThrow(
    /invalid input/,
  );
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a source that fails half-way leaves nothing behind', async () => {
  async function* broken() {
    yield Buffer.from('1\n2\n');
    throw new Error('the disk is gone');
  }
  await expect(copyIn(client, 'copy numbers from stdin', broken())).rejects.toThrow(/the disk is gone/);
  expect((await client.query('select count(*)::int as n from numbers')).rows).toEqual([{ n: 0 }]);
});
