import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChild, buildKeeper, writeChild } from '../../test/build-child.ts';
import { makePdf } from '../../test/make-pdf.ts';
import { codeOf, looping } from '../../test/pools.ts';
import { createKeptPool } from './kept-pool.ts';
import { createDocumentPool, type DocumentPool, type PoolSettings } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-pools-'));
const file = join(folder, 'upload');
const input = { path: file, name: 'resume.pdf' };
const dying = "process.on('message', () => process.abort());";
let child = '';
let keeperPath = '';

beforeAll(async () => {
  child = await buildChild();
  keeperPath = await buildKeeper();
  writeFileSync(file, makePdf([{ paints: [{ text: 'Mara Lindqvist', x: 60, y: 60 }] }]));
});

afterAll(() => rmSync(folder, { recursive: true }));

const pools: [name: string, open: (settings: PoolSettings) => DocumentPool][] = [
  ['of the process itself', createDocumentPool],
  ['behind a keeper', (settings) => createKeptPool({ ...settings, keeperPath })],
];

describe.each(pools)('a pool %s', (_, open) => {
  test('a document is read in a child, with progress, and the child is used again', async () => {
    const pool = open({ childPath: child, size: 1 });
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

  test('a child that dies answers "crashed", and the next task gets a new child', async () => {
    const pool = open({ childPath: writeChild('dying', dying), size: 1 });
    expect(codeOf(await pool.run('read', input))).toBe('crashed');
    expect(codeOf(await pool.run('read', input))).toBe('crashed');
    await pool.close();
  });

  test('one too many is refused, who leaves frees the place, a looping document costs the time limit', async () => {
    const childPath = writeChild('looping', looping);
    const pool = open({ childPath, size: 1, queue: 1, timeLimits: { read: 500 } });
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
});
