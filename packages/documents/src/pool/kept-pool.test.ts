import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildChild, buildKeeper, writeChild } from '../../test/build-child.ts';
import { makePdf } from '../../test/make-pdf.ts';
import { createKeptPool } from './kept-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-kept-'));
const file = join(folder, 'upload');
const input = { path: file, name: 'resume.pdf' };
const looping = "process.on('message', () => { for (;;) {} });";
let child = '';
let keeperPath = '';

beforeAll(async () => {
  child = await buildChild();
  keeperPath = await buildKeeper();
  writeFileSync(file, makePdf([{ paints: [{ text: 'Mara Lindqvist', x: 60, y: 60 }] }]));
});

afterAll(() => rmSync(folder, { recursive: true }));

const codeOf = (outcome: { ok: boolean; error?: { code: string } }) => outcome.error?.code;

/** Processes of this system whose command names the file. */
function running(path: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').includes(path);
      } catch {
        return false;
      }
    });
}

test('a document is read behind a keeper, with progress, one after the other', async () => {
  const pool = createKeptPool({ keeperPath, childPath: child, size: 1 });
  const seen: string[] = [];
  for (let round = 0; round < 2; round++) {
    const outcome = await pool.run('read', input, {
      onProgress: (progress) => seen.push(`${progress.done}/${progress.total}`),
    });
    expect(outcome.ok && outcome.value.text).toBe('Mara Lindqvist');
  }
  expect(seen).toEqual(['1/1', '1/1']);
  await pool.close();
});

test('behind a keeper a looping document costs the time limit, and who leaves frees the place', async () => {
  const childPath = writeChild('kept-looping', looping);
  const pool = createKeptPool({ keeperPath, childPath, size: 1, queue: 1, timeLimits: { read: 500 } });
  const leaving = new AbortController();
  const first = pool.run('read', input, { signal: leaving.signal });
  const second = pool.run('read', input);
  expect(codeOf(await pool.run('read', input))).toBe('busy');
  leaving.abort();
  expect(codeOf(await first)).toBe('cancelled');
  expect(codeOf(await second)).toBe('timed_out');
  await pool.close();
  expect(codeOf(await pool.run('read', input))).toBe('cancelled');
});

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
