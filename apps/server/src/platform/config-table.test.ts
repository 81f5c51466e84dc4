import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configTable } from './config-table.ts';

test('the table of settings in the README is the settings of the code', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'README.md'), 'utf8');
  expect(readme).toContain(configTable());
});
