import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { self } from './identity.mjs';
import { takeLock } from './lock.mjs';

// Processes are started; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-lock-'));
  file = join(folder, 'one.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const taker = () =>
  spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'lock-taker.mjs'), file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

async function answerOf(child) {
  const [chunk] = await once(child.stdout, 'data');
  return chunk.toString().trim();
}

async function end(child) {
  child.stdin.end();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

test('of twelve that take a lock at once, exactly one gets it', async () => {
  const children = Array.from({ length: 12 }, taker);
  const answers = await Promise.all(children.map(answerOf));
  expect(answers.filter((one) => one === 'taken')).toHaveLength(1);
  await Promise.all(children.map(end));
});

test('of eight that find a dead holder at once, exactly one recovers its lock', async () => {
  const first = taker();
  expect(await answerOf(first)).toBe('taken');
  first.kill('SIGKILL');
  await once(first, 'exit');
  const children = Array.from({ length: 8 }, taker);
  const answers = await Promise.all(children.map(answerOf));
  expect(answers.filter((one) => one.startsWith('taken'))).toHaveLength(1);
  await Promise.all(children.map(end));
});

test('a pid that another program has now is no holder', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, start: 'another boot:1', host: hostname() }));
  const { lock, stale } = takeLock(file);
  expect(stale).toMatchObject({ pid: process.pid });
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('a lock that is held says by whom, and is not touched', () => {
  const { lock } = takeLock(file);
  expect(takeLock(file).holder).toMatchObject(self());
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(self());
  lock.release();
});

test('a holder on another machine counts as long as it beats', () => {
  writeFileSync(file, JSON.stringify({ pid: 1, start: 'x', host: 'another.example' }));
  expect(takeLock(file).holder).toMatchObject({ host: 'another.example' });
});

test('a lock file that holds garbage is recovered', () => {
  writeFileSync(file, 'half a li');
  const { lock } = takeLock(file);
  expect(lock).toBeDefined();
  lock.release();
});
