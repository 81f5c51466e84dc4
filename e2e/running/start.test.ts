import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { stillRuns } from '../../scripts/launch/identity.mjs';
import { readRun, running } from '../../scripts/launch/run-file.mjs';

const root = resolve(import.meta.dirname, '..', '..');
let data: string;
let product: Product;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'resume-tailor-start-'));
  product = await startProduct({ data });
});
afterAll(async () => {
  await product.end();
  rmSync(data, { recursive: true, force: true });
});

function command(...args: string[]) {
  const env = { ...process.env, DATA_DIR: data, PORT: String(product.port) };
  return spawnSync(process.execPath, [join(root, 'scripts', 'start.mjs'), ...args], {
    env,
    encoding: 'utf8',
  });
}

async function status(path: string): Promise<number> {
  return (await fetch(product.address + path)).status;
}

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i += 1) await new Promise((done) => setTimeout(done, 50));
  expect(condition()).toBe(true);
}

test('started twice, the second command prints the address of the first and ends well', () => {
  const second = command();
  expect(second.stdout).toContain(`open ${product.address}`);
  expect(second.status).toBe(0);
});

test('a port that another program has is refused with a sentence that says what to do', () => {
  const other = mkdtempSync(join(tmpdir(), 'resume-tailor-start-'));
  const env = { ...process.env, DATA_DIR: other, PORT: String(product.port) };
  const second = spawnSync(process.execPath, [join(root, 'scripts', 'start.mjs')], { env, encoding: 'utf8' });
  rmSync(other, { recursive: true, force: true });
  expect(second.stderr).toContain(`Port ${product.port} is taken`);
  expect(second.status).toBe(1);
});

test('the data folder is closed to others, and so is every file with a secret', () => {
  expect(statSync(data).mode & 0o007).toBe(0);
  expect(statSync(join(data, 'database.json')).mode & 0o777).toBe(0o600);
  expect(statSync(join(data, 'run.json')).mode & 0o777).toBe(0o600);
  expect(statSync(join(data, 'keys')).mode & 0o777).toBe(0o700);
});

test('when the supervisor is killed, server and worker end by themselves, and the next start takes over', async () => {
  const before = readRun(data);
  process.kill(product.pid, 'SIGKILL');
  await until(() => !stillRuns(before.server) && !stillRuns(before.worker));
  expect(stillRuns(before.database)).toBe(true);
  product = await startProduct({ data, port: product.port });
  expect(product.output()).toContain('ended without stopping');
  expect(product.output()).toContain('taken over');
  expect(running(data).database?.pid).toBe(before.database?.pid);
  expect(await status('/readyz')).toBe(200);
});

test('when everything is killed, the next start says what it found and is ready', async () => {
  const { database, server, worker } = readRun(data);
  for (const pid of [product.pid, database?.pid, server?.pid, worker?.pid]) process.kill(pid ?? 0, 'SIGKILL');
  await product.exited;
  product = await startProduct({ data, port: product.port });
  expect(product.output()).toContain('ended without stopping');
  expect(product.output()).toContain('PostgreSQL repairs itself');
  expect(await status('/readyz')).toBe(200);
});

test('Ctrl-C ends with code 0 and leaves no process and no lock behind', async () => {
  const { database, server, worker } = readRun(data);
  expect(await product.end()).toBe(0);
  expect([database, server, worker].map(stillRuns)).toEqual([false, false, false]);
  expect(readRun(data)).toEqual({});
  const log = readFileSync(join(data, 'logs', 'postgres.log'), 'utf8');
  expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
});

test('a server without a database says what to start', () => {
  const alone = command('--only', 'server');
  expect(alone.stderr).toContain('npm run db');
  expect(alone.status).toBe(1);
});
