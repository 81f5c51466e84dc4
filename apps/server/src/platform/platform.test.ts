import { cpSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { migrationsFolder, type TestApp, testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { personalData } from '../generated/features.ts';
import { freeSilentWorkers, runJobs } from './job-runner.ts';
import { enqueueJob, type JobInfo, JobReturned } from './jobs.ts';
import { networkOf, takeFromLimit } from './limits.ts';
import { migrate } from './migrate.ts';
import { appendEvent, eventsAfter } from './streams.ts';

const source = join(import.meta.dirname, '..');

/** Where tables are declared: each feature's schema.ts, and the platform. */
function schemaFiles(): string[] {
  const features = readdirSync(join(source, 'features')).map((name) =>
    join(source, 'features', name, 'schema.ts'),
  );
  const platform = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  return [...features, ...platform].filter(
    (file) =>
      existsSync(file) && file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('process.ts'),
  );
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

test('twenty at once on a limit of three: exactly three get through', async () => {
  const limit = { name: 'test', most: 3, seconds: 3600 };
  const tries = Array.from({ length: 20 }, () => takeFromLimit(app.context.db, app.clock, limit, 'somebody'));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
  const refused = settled.find((one) => one.status === 'rejected');
  expect(refused?.status === 'rejected' && refused.reason.code).toBe('rate_limited');
});

test('events of one stream are numbered without gaps, whoever writes', async () => {
  const write = (n: number) =>
    app.context.db.transaction((tx) => appendEvent(tx, 'stream', { type: 'n', data: { n } }));
  await Promise.all(Array.from({ length: 12 }, (_, n) => write(n)));
  const all = await eventsAfter(app.context.db, 'stream', 0);
  expect(all.map((row) => row.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await eventsAfter(app.context.db, 'stream', 10)).toHaveLength(2);
});

test('every table with an owner or a resume is covered by a feature that can erase it', async () => {
  const { rows } = await app.database.pool.query<{ table_name: string }>(
    `SELECT DISTINCT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('owner_id', 'resume_id') ORDER BY 1`,
  );
  const covered = personalData.flatMap((data) => data.tables);
  expect(rows.map((row) => row.table_name).filter((table) => !covered.includes(table))).toEqual([]);
  expect(new Set(covered).size).toBe(covered.length);
});

test('the migrated database is what the schema in code says', async () => {
  const modules = await Promise.all(schemaFiles().map((file) => import(file) as Promise<object>));
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => value instanceof PgTable);
  const inCode = new Set<string>();
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    for (const column of columns)
      inCode.add(
        `${name}.${column.name} ${column.getSQLType().replace('timestamp with time zone', 'timestamptz')} ${column.notNull}`,
      );
  }
  const { rows } = await app.database.pool.query(
    `SELECT table_name || '.' || column_name || ' ' ||
       CASE udt_name WHEN 'int4' THEN 'integer' WHEN 'int8' THEN 'bigint' WHEN 'bool' THEN 'boolean' ELSE udt_name END
       || ' ' || (is_nullable = 'NO') AS line
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`,
  );
  expect([...inCode].sort()).toEqual(rows.map((row) => row.line).sort());
});

test('a migration that changed after it ran, and a database from a newer version, are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const url = await testDatabase({ empty: true });
  const ran = await migrate(url, folder);
  expect(ran.length).toBeGreaterThan(3);
  expect(await migrate(url, folder)).toEqual([]);
  writeFileSync(join(folder, '29991231000000_test_more.sql'), 'CREATE TABLE later (id int)');
  expect(await migrate(url, folder)).toEqual(['29991231000000_test_more.sql']);
  await expect(migrate(url, migrationsFolder)).rejects.toThrow(/newer version/);
  writeFileSync(join(folder, '29991231000000_test_more.sql'), 'CREATE TABLE other (id int)');
  await expect(migrate(url, folder)).rejects.toThrow(/changed after it ran/);
});

test('servers that start at the same moment migrate once', async () => {
  const url = await testDatabase({ empty: true });
  const ran = await Promise.all([1, 2, 3].map(() => migrate(url, migrationsFolder)));
  expect(ran.filter((files) => files.length > 0)).toHaveLength(1);
});

test('a job of a worker that fell silent is free again, one of a living worker is not', async () => {
  const { pool } = app.database;
  await app.context.db.transaction((tx) => enqueueJob(tx, 'test.job', { n: 1 }));
  await app.context.db.transaction((tx) => enqueueJob(tx, 'test.job', { n: 2 }));
  const ids = (await pool.query('SELECT id FROM graphile_worker.jobs ORDER BY id DESC LIMIT 2')).rows.map(
    (row) => row.id,
  );
  const lock = `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '1 minute' WHERE id = $2`;
  await pool.query(lock, ['dead', ids[0]]);
  await pool.query(lock, ['alive', ids[1]]);
  await pool.query(
    "INSERT INTO worker_beats (worker_id, beat_at) VALUES ('dead', now() - interval '31 seconds'), ('alive', now())",
  );
  expect(await freeSilentWorkers(app.context.db, app.context.log)).toEqual(['dead']);
  const { rows } = await pool.query(
    'SELECT locked_by FROM graphile_worker.jobs WHERE id = ANY($1) ORDER BY id DESC',
    [ids],
  );
  expect(rows.map((row) => row.locked_by)).toEqual([null, 'alive']);
});

test('a process that ends gives back the job that waits for somebody else, and the next one may take it', async () => {
  const { database, context } = app;
  await context.db.transaction((tx) => enqueueJob(tx, 'test.waiting', {}));
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const waiting = {
    name: 'test.waiting',
    run: (_: unknown, __: unknown, { stopping }: JobInfo) =>
      new Promise<void>((_resolve, reject) => {
        stopping?.addEventListener('abort', () => reject(new JobReturned()));
        begun();
      }),
  };
  const { log } = context;
  const runner = await runJobs({
    ...database,
    log,
    context,
    definitions: [waiting],
    concurrency: 1,
    finishMs: 50,
  });
  await beginning;
  await runner.stop();
  const left = async () => {
    const { rows } = await database.pool.query(
      "SELECT locked_by, attempts, max_attempts > attempts AS again FROM graphile_worker.jobs WHERE task_identifier = 'test.waiting'",
    );
    return rows;
  };
  // The runner says that it has stopped a moment before the job's row is written.
  await expect.poll(left).toEqual([{ locked_by: null, attempts: 1, again: true }]);
  expect(app.logged.filter((line) => line.includes('job.failed'))).toEqual([]);
});

test('a job commits with the row that caused it, or not at all', async () => {
  const count = async () =>
    (
      await app.database.pool.query(
        "SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'test.lost'",
      )
    ).rows[0].n;
  await expect(
    app.context.db.transaction(async (tx) => {
      await enqueueJob(tx, 'test.lost', {});
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await count()).toBe(0);
});

test('an IPv6 customer is counted by network, an IPv4 one by address', () => {
  expect(networkOf('2001:db8:1:2::7')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2:ffff:1:2:3')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
});
