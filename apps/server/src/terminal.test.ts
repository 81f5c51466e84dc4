import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { openDatabase } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { sentenceOf } from './terminal.ts';

const silent = createLog('error', () => undefined);

async function failureOf(url: string, query = sql`SELECT * FROM users WHERE email = ${'ann@example.com'}`) {
  const { db, close } = openDatabase(url, silent, { connections: 1 });
  const failure = await db.execute(query).then(
    () => 'nothing failed',
    (error: unknown) => sentenceOf(error),
  );
  await close();
  return failure;
}

test('a database that nobody prepared, that is not there or that refuses is told of without the query', async () => {
  const empty = await testDatabase({ empty: true });
  expect(await failureOf(empty)).toMatch(/^This database was never brought/);
  expect(await failureOf(empty, sql`SELECT 1 / ${0}::int`)).toBe('division by zero');
  expect(await failureOf('postgresql://nobody@127.0.0.1:1/none')).toMatch(/^The database does not answer/);
});

test('what a command says of itself stays as it is', () => {
  expect(sentenceOf(new Error('There is no source x.'))).toBe('There is no source x.');
});
