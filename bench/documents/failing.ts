import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passes, type Row } from '../measure.ts';

/** Names of the rows under their floor; memory is judged where nothing else runs. */
export async function failing(measure: (folder: string) => Promise<Row[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  try {
    const rows = await measure(folder);
    return rows.filter((row) => !passes(row) && !row.name.startsWith('memory')).map((row) => row.name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
