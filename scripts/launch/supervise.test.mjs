import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep, stillRuns } from './identity.mjs';
import { freePort } from './postgres/secrets.mjs';
import { running } from './run-file.mjs';
import { supervise } from './supervise.mjs';

// Processes are started; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const fixture = (name) => join(import.meta.dirname, 'fixtures', `${name}.mjs`);
const files = { server: fixture('server'), worker: fixture('worker') };
const noDatabase = { url: 'postgresql://nowhere', watch() {}, async stop() {} };

let data;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'launch-supervise-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

async function settings(environment = {}) {
  return { environment: { ...process.env, ...environment }, data, host: '127.0.0.1', port: await freePort() };
}

async function until(condition, ms = 5_000) {
  const end = performance.now() + ms;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('it did not come to pass');
    await sleep(20);
  }
}

const pidAt = async (address) => {
  try {
    return Number(await (await fetch(address)).text());
  } catch {
    return undefined;
  }
};

test('a server killed by force is back at the same address, as another process', async () => {
  const run = await supervise(await settings(), noDatabase, ['server', 'worker'], { onEnd() {}, files });
  const before = await pidAt(run.address);
  process.kill(before, 'SIGKILL');
  await until(async () => ![before, undefined].includes(await pidAt(run.address)));
  expect(running(data).server.pid).toBe(await pidAt(run.address));
  await run.stop();
});

test('after a stop no child is left, and the run file names none', async () => {
  const run = await supervise(await settings(), noDatabase, ['server', 'worker'], { onEnd() {}, files });
  const { server, worker } = running(data);
  await run.stop();
  expect([stillRuns(server), stillRuns(worker)]).toEqual([false, false]);
  expect(running(data)).toEqual({});
});

test('a child that dies too often within a minute ends the run with code 1', async () => {
  let code;
  let now = 0;
  supervise(await settings({ FIXTURE_WORKER: 'dies' }), noDatabase, ['worker'], {
    onEnd(given) {
      code = given;
    },
    files,
    limits: { most: 3, now: () => now++ },
  });
  await until(() => code !== undefined);
  expect(code).toBe(1);
});

test('a child that refuses its settings is not started again', async () => {
  const began = performance.now();
  let code;
  supervise(await settings({ FIXTURE_WORKER: 'refuses' }), noDatabase, ['worker'], {
    onEnd(given) {
      code = given;
    },
    files,
    limits: { most: 1_000 },
  });
  await until(() => code !== undefined);
  expect(code).toBe(1);
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('a database that dies is started again, and the children live on', async () => {
  let onDeath;
  let again = 0;
  const database = {
    ...noDatabase,
    watch(call) {
      onDeath = call;
    },
    async again() {
      again += 1;
    },
  };
  const run = await supervise(await settings(), database, ['server'], { onEnd() {}, files });
  const before = await pidAt(run.address);
  await onDeath();
  expect([again, await pidAt(run.address)]).toEqual([1, before]);
  await run.stop();
});

test('a database that comes back at another address gets children that know it', async () => {
  let onDeath;
  const database = {
    ...noDatabase,
    watch(call) {
      onDeath = call;
    },
    again: async () => 'postgresql://elsewhere',
  };
  const run = await supervise(await settings(), database, ['server'], { onEnd() {}, files });
  const before = await pidAt(run.address);
  await onDeath();
  await until(async () => ![before, undefined].includes(await pidAt(run.address)));
  await run.stop();
});

test('the run file is for its owner alone, because it holds the address of the database', async () => {
  const { statSync } = await import('node:fs');
  const run = await supervise(await settings(), noDatabase, ['worker'], { onEnd() {}, files });
  expect(statSync(join(data, 'run.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(data, 'run.json'), 'utf8')).toContain('"worker"');
  await run.stop();
});
