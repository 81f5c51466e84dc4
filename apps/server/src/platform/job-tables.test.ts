import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { newestMigration } from './job-tables.ts';

test('the tables of jobs are looked at for the newest migration that the installed package brings', () => {
  const { migrations } = createRequire(import.meta.url)('graphile-worker/dist/generated/sql.js') as {
    migrations: Record<string, string>;
  };
  expect(Math.max(...Object.keys(migrations).map(Number.parseFloat))).toBe(newestMigration);
});
