import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('each test database has every migration, and what one writes the other does not see', async () => {
  const [first, second] = await Promise.all([testDatabase(), testDatabase()]);
  const applied = await rows(first, 'select name from schema_migrations');
  expect(applied.length).toBeGreaterThan(0);
  await rows(first, 'create table only_here (id int)');
  expect(await rows(second, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
});

test('the server is PostgreSQL 15 or newer, and keeps text as UTF-8', async () => {
  const url = await testDatabase({ empty: true });
  const [version] = await rows(url, 'show server_version_num');
  expect(Number(version?.server_version_num)).toBeGreaterThanOrEqual(150_000);
  expect(await rows(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
});
