import { readFileSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildKeeper, writeChild } from '../../test/build-child.ts';
import { codeOf, input, looping, processes } from '../../test/pools.ts';
import { createKeptPool } from './kept-pool.ts';

let keeperPath = '';

beforeAll(async () => {
  keeperPath = await buildKeeper();
});

/** Processes of this system whose command names the file. */
const running = (path: string) => processes('cmdline', (text) => text.split('\0').includes(path));

test.runIf(platform() === 'linux')('closing ends the keeper and its children', async () => {
  const childPath = writeChild('kept-closing', looping);
  const pool = createKeptPool({ keeperPath, childPath, size: 1 });
  const asked = pool.run('read', input);
  await vi.waitFor(() => expect(running(childPath)).toHaveLength(1), 10_000);
  await pool.close();
  expect(codeOf(await asked)).toBe('cancelled');
  expect(running(childPath)).toEqual([]);
});

test.runIf(platform() === 'linux')(
  'a keeper that is killed takes its looping child along; what was asked is answered, and the next has a new one',
  async () => {
    const childPath = writeChild('kept-killed', looping);
    // A file of its own tells this keeper from those of other tests.
    const own = join(keeperPath, '..', 'keeper-killed.mjs');
    writeFileSync(own, readFileSync(keeperPath));
    const pool = createKeptPool({ keeperPath: own, childPath, size: 1, timeLimits: { read: 60_000 } });
    const asked = pool.run('read', input);
    await vi.waitFor(() => expect(running(childPath)).toHaveLength(1), 10_000);
    const [keeper = 0] = running(own);
    process.kill(keeper, 'SIGKILL');
    expect(codeOf(await asked)).toBe('crashed');
    await vi.waitFor(() => expect(running(childPath)).toEqual([]), 5_000);
    const again = pool.run('read', input);
    await vi.waitFor(() => expect(running(childPath)).toHaveLength(1), 10_000);
    expect(running(own)).not.toContain(keeper);
    await pool.close();
    expect(codeOf(await again)).toBe('cancelled');
  },
);
