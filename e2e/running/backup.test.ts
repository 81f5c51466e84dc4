import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Acknowledged, runClient } from '../../scripts/drill/clients.mjs';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { startPostgres } from '../../scripts/launch/postgres/server.mjs';

const root = resolve(import.meta.dirname, '..', '..');
let folder: string;
let product: Product;
let file: string;
let earlier: Acknowledged[] = [];
let expected: unknown[] = [];

function script(name: string, data: string, archive: string, more: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(root, 'scripts', name), archive], {
    env: { ...process.env, DATA_DIR: data, ...more },
    encoding: 'utf8',
  });
}

/** PUBLIC_URL is the same for both, as after a move to another machine. */
const env = { PUBLIC_URL: 'http://127.0.0.1:9', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' };

async function answers(base: string, list: Acknowledged[]) {
  return Promise.all(
    list.map(async ({ id, cookie }) => {
      const reply = await fetch(`${base}/api/resumes/${id}`, { headers: { cookie: cookie ?? '' } });
      return { id, status: reply.status, body: await reply.json() };
    }),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'resume-tailor-backup-'));
  // Run as root, the database is another user's, who must be able to go through here.
  chmodSync(folder, 0o711);
  file = join(folder, 'backup.tar.gz');
  product = await startProduct({ data: join(folder, 'first'), env });
});
afterAll(async () => {
  await product.end();
  rmSync(folder, { recursive: true, force: true });
});

test('a back-up under load, restored elsewhere, gives the same answers', async () => {
  const base = `http://127.0.0.1:${product.port}`;
  let over = false;
  let tries = 0;
  const isOver = () => {
    tries += 1;
    return over;
  };
  const origin = env.PUBLIC_URL;
  const clients = Array.from({ length: 5 }, (_, i) => runClient(base, i, isOver, 60, origin));
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(40);
  const before = Date.now();
  const made = script('backup.mjs', product.data, file);
  expect(made.stderr).toBe('');
  expect(made.stdout).toContain('It holds the master key');
  over = true;
  const acknowledged = (await Promise.all(clients)).flatMap((one) => one.acknowledged);
  earlier = acknowledged.filter(({ at }) => at < before);
  expect(earlier.length).toBeGreaterThan(20);
  expected = await answers(base, earlier);
  await product.end();

  const restored = script('restore.mjs', join(folder, 'second'), file);
  expect(restored.stderr).toBe('');
  product = await startProduct({ data: join(folder, 'second'), env });
  const found = await answers(`http://127.0.0.1:${product.port}`, earlier);
  expect(found).toEqual(expected);
  expect(found.every(({ status }) => status === 200)).toBe(true);
}, 120_000);

test('the archive is for its owner alone, and a second back-up never replaces it', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = script('backup.mjs', product.data, file);
  expect(again.stderr).toContain('never replaces');
  expect(again.status).toBe(1);
});

test('a folder in use, or one with keys, is not restored into', async () => {
  expect(script('restore.mjs', product.data, file).stderr).toContain('Stop it first');
  await product.end();
  expect(script('restore.mjs', product.data, file).stderr).toContain('Restore into an empty DATA_DIR');
});

test('an archive that was cut restores nothing', () => {
  const cut = join(folder, 'cut.tar.gz');
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length - 200));
  const third = script('restore.mjs', join(folder, 'third'), cut);
  expect(third.stderr).toContain('nothing was restored');
  expect(third.status).toBe(1);
  expect(script('restore.mjs', join(folder, 'third'), file).status).toBe(0);
});

test('an archive of the embedded database comes back into a server that DATABASE_URL names', async () => {
  const elsewhere = await startPostgres(join(folder, 'server'));
  try {
    const data = join(folder, 'fourth');
    const own = { DATABASE_URL: elsewhere.url('postgres') };
    expect(script('restore.mjs', data, file, own).stderr).toBe('');
    product = await startProduct({ data, env: { ...env, ...own } });
    expect(await answers(`http://127.0.0.1:${product.port}`, earlier)).toEqual(expected);
    const second = script('backup.mjs', data, join(folder, 'second.tar.gz'), own);
    expect(second.stderr).toBe('');
    await product.end();
    expect(script('restore.mjs', join(folder, 'fifth'), join(folder, 'second.tar.gz')).stderr).toBe('');
  } finally {
    await product.end();
    await elsewhere.stop('SIGQUIT');
  }
}, 120_000);
