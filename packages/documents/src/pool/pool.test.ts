import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform, release, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildChild, buildParent, writeChild } from '../../test/build-child.ts';
import { makePdf } from '../../test/make-pdf.ts';
import { createDocumentPool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-pool-'));
const file = join(folder, 'upload');
let child = '';

beforeAll(async () => {
  child = await buildChild();
  writeFileSync(file, makePdf([{ paints: [{ text: 'Mara Lindqvist', x: 60, y: 60 }] }]));
});

afterAll(() => rmSync(folder, { recursive: true }));

const looping = "process.on('message', () => { for (;;) {} });";
const swelling =
  "process.on('message', () => { const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1)); });";
const dying = "process.on('message', () => process.abort());";
const input = { path: file, name: 'resume.pdf' };
const codeOf = (outcome: { ok: boolean; error?: { code: string } }) => outcome.error?.code;

test('a document is read in a child, with progress, and the child is used again', async () => {
  const pool = createDocumentPool({ childPath: child, size: 1 });
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

test('a looping document costs its child and the time limit, nothing else', async () => {
  const pool = createDocumentPool({
    childPath: writeChild('looping', looping),
    size: 1,
    timeLimits: { read: 300 },
  });
  expect(codeOf(await pool.run('read', input))).toBe('timed_out');
  await pool.close();
});

test('a child that swells over its limit is killed', async () => {
  const pool = createDocumentPool({
    childPath: writeChild('swelling', swelling),
    size: 1,
    memoryLimit: 150 << 20,
  });
  expect(codeOf(await pool.run('read', input))).toBe('out_of_memory');
  await pool.close();
});

const ownLimits =
  "process.on('message', ({ id }) => import('node:fs').then(({ readFileSync }) => process.send({ id, outcome: { ok: true, value: { text: readFileSync('/proc/self/limits', 'latin1') } } })));";

test.runIf(platform() === 'linux')(
  'a child’s data has a limit of the system’s too, for what swells between two looks',
  async () => {
    const pool = createDocumentPool({
      childPath: writeChild('limits', ownLimits),
      size: 1,
      memoryLimit: 300 << 20,
    });
    const outcome = await pool.run('read', input);
    expect(outcome.ok && /Max data size\s+(\d+)/.exec(outcome.value.text)?.[1]).toBe(String(900 << 20));
    await pool.close();
  },
);

const ownTurns =
  "process.on('message', ({ id }) => import('node:fs').then(({ readFileSync }) => { const slice = /se\\.slice\\s*:\\s*(\\d+)/.exec(readFileSync('/proc/self/sched', 'latin1'))?.[1]; import('node:os').then(({ getPriority }) => process.send({ id, outcome: { ok: true, value: { text: getPriority() + ' ' + slice } } })); }));";

/** Asked for since 6.12, and perl is what asks. */
const [major = 0, minor = 0] = release().split('.').map(Number);
const hasTurns =
  platform() === 'linux' &&
  major * 1000 + minor >= 6012 &&
  /se\.slice/.test(readFileSync('/proc/self/sched', 'latin1')) &&
  spawnSync('perl', ['-e', '1']).status === 0;

test.runIf(hasTurns)(
  'a child that stands back is nice, and makes room for whoever has shorter turns',
  async () => {
    const pool = createDocumentPool({ childPath: writeChild('turns', ownTurns), size: 1, niceness: 1 });
    const outcome = await pool.run('read', input);
    expect(outcome.ok && outcome.value.text).toBe(`1 ${100_000_000}`);
    await pool.close();
  },
);

test('a child that dies answers "crashed", and the next task gets a new child', async () => {
  const pool = createDocumentPool({ childPath: writeChild('dying', dying), size: 1 });
  expect(codeOf(await pool.run('read', input))).toBe('crashed');
  expect(codeOf(await pool.run('read', input))).toBe('crashed');
  await pool.close();
});

test('a full queue refuses the next, and closing answers everybody', async () => {
  const pool = createDocumentPool({ childPath: writeChild('queue', looping), size: 1, queue: 2 });
  const running = pool.run('read', input);
  const waiting = [pool.run('read', input), pool.run('read', input)];
  expect(codeOf(await pool.run('read', input))).toBe('busy');
  expect(pool.waiting).toBe(2);
  await pool.close();
  expect((await Promise.all([running, ...waiting])).map(codeOf)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});

test('who leaves while waiting or working frees the place', async () => {
  const pool = createDocumentPool({ childPath: writeChild('leaving', looping), size: 1 });
  const first = new AbortController();
  const second = new AbortController();
  const running = pool.run('read', input, { signal: first.signal });
  const waiting = pool.run('read', input, { signal: second.signal });
  second.abort();
  expect(codeOf(await waiting)).toBe('cancelled');
  first.abort();
  expect(codeOf(await running)).toBe('cancelled');
  expect(pool.running).toBe(0);
  await pool.close();
});

const littering =
  "process.on('message', async () => { const fs = await import('node:fs'); const os = await import('node:os'); fs.writeFileSync(os.tmpdir() + '/half-done', 'Mara'); for (;;) {} });";
const left = (pid: number | undefined) =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`documents-child-${pid}-`));

test('what a killed child leaves in its temporary folder goes with it', async () => {
  const pool = createDocumentPool({ childPath: writeChild('littering', littering), size: 1 });
  const leaving = new AbortController();
  const answer = pool.run('read', input, { signal: leaving.signal });
  const litter = () => left(process.pid).flatMap((name) => readdirSync(join(tmpdir(), name)));
  await vi.waitFor(() => expect(litter()).toEqual(['half-done']), 10_000);
  leaving.abort();
  expect(codeOf(await answer)).toBe('cancelled');
  await pool.close();
  expect(left(process.pid)).toEqual([]);
});

test.runIf(platform() === 'linux')(
  'a server that is killed takes a looping child along, and the next one sweeps up after both',
  async () => {
    const parent = fork(await buildParent(), [writeChild('littering', littering)], { stdio: 'ignore' });
    const litter = () => left(parent.pid).flatMap((name) => readdirSync(join(tmpdir(), name)));
    await vi.waitFor(() => expect(litter()).toEqual(['half-done']), 10_000);
    const children = () =>
      readdirSync('/proc').filter((name) => {
        if (!/^\d+$/.test(name)) return false;
        try {
          return readFileSync(`/proc/${name}/environ`, 'latin1').includes(`documents-child-${parent.pid}-`);
        } catch {
          return false;
        }
      });
    expect(children()).toHaveLength(1);
    const gone = new Promise((resolve) => parent.once('exit', resolve));
    parent.kill('SIGKILL');
    await gone;
    await vi.waitFor(() => expect(children()).toEqual([]), 5_000);
    const pool = createDocumentPool({ childPath: child, size: 1 });
    await vi.waitFor(() => expect(left(parent.pid)).toEqual([]), 5_000);
    await pool.close();
  },
);
