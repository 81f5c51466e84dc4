import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildParent, writeChild } from '../../test/build-child.ts';
import { codeOf, input, looping, processes } from '../../test/pools.ts';
import { createDocumentPool } from './pool.ts';
import { listed, processors } from './processors.ts';

const swelling =
  "process.on('message', () => { const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1)); });";

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

const ownPlace =
  "process.on('message', ({ id }) => import('node:fs').then(({ readFileSync }) => { const list = /Cpus_allowed_list:\\s*(\\S+)/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]; import('node:os').then(({ getPriority }) => process.send({ id, outcome: { ok: true, value: { text: getPriority() + ' ' + list } } })); }));";
const own = processors();

test.runIf(platform() === 'linux' && own.length > 1)(
  'a child that stands back is nice, and leaves one processor to others',
  async () => {
    const pool = createDocumentPool({ childPath: writeChild('place', ownPlace), size: 1, niceness: 1 });
    const outcome = await pool.run('read', input);
    const [niceness, list = ''] = outcome.ok ? outcome.value.text.split(' ') : [];
    expect(niceness).toBe('1');
    expect(listed(list)).toEqual(own.slice(1));
    await pool.close();
  },
);

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
    const children = () => processes('environ', (text) => text.includes(`documents-child-${parent.pid}-`));
    expect(children()).toHaveLength(1);
    const gone = new Promise((resolve) => parent.once('exit', resolve));
    parent.kill('SIGKILL');
    await gone;
    await vi.waitFor(() => expect(children()).toEqual([]), 5_000);
    const pool = createDocumentPool({ childPath: writeChild('sweeping', looping), size: 1 });
    await vi.waitFor(() => expect(left(parent.pid)).toEqual([]), 5_000);
    await pool.close();
  },
);
