import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeChildFolder, removeChildFolder, sweepChildFolders } from './child-folder.ts';

test('what an earlier process of the same number left is swept up, what belongs to one that lives is not', async () => {
  const own = makeChildFolder();
  const [earlier, living] = [process.pid, process.ppid].map((pid) =>
    join(tmpdir(), `documents-child-${pid}-1-abcdef`),
  ) as [string, string];
  for (const folder of [earlier, living]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'half-done'), 'Mara');
  }
  await sweepChildFolders();
  expect([own, earlier, living].map((folder) => existsSync(folder))).toEqual([true, false, true]);
  await Promise.all([own, living].map(removeChildFolder));
});
