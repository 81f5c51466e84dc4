import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('what a visitor loads stays within its budget', () => {
  const script = resolve(import.meta.dirname, '../scripts/check-bundle.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status, stdout).toBe(0);
});
