import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passes } from '../measure.ts';
import { measureHostile, measureMutations } from './hostile.ts';

test('files that mean harm, and 500 damaged copies of real ones, cost at most their child', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  try {
    const rows = [...(await measureHostile(folder, false)), ...(await measureMutations(folder, 500))];
    expect(
      rows.filter((row) => !passes(row) && !row.name.startsWith('memory')).map((row) => row.name),
    ).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
