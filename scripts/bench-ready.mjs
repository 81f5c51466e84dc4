#!/usr/bin/env node
/**
 * npm run bench:ready: seconds until /readyz answers 200, median of 5: a second start with 1,000 resumes, a
 * start after kill -9 of everything, a first start with packages present (nothing built, no data).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runClient } from './drill/clients.mjs';
import { endPostgres } from './drill/leftovers.mjs';
import { startProduct } from './drill/product.mjs';
import { build } from './launch/build.mjs';
import { sleep } from './launch/identity.mjs';
import { install } from './launch/install.mjs';
import { dist } from './launch/place.mjs';
import { freePort } from './launch/postgres/secrets.mjs';
import { readRun } from './launch/run-file.mjs';

const times = 5;
const bounds = { second: 2, killed: 5, first: 45 };

/** From the command to /readyz 200, which comes before the last line of npm start. */
async function timed(options) {
  const began = performance.now();
  const base = `http://127.0.0.1:${options.port}`;
  const starting = startProduct(options);
  let failed;
  starting.catch((error) => {
    failed = error;
  });
  for (;;) {
    if (failed) throw failed;
    const reply = await fetch(`${base}/readyz`).catch(() => undefined);
    if (reply?.status === 200) break;
    await sleep(5);
  }
  const seconds = (performance.now() - began) / 1000;
  return { seconds, product: await starting };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function createResumes(base, wanted) {
  const each = wanted / 10;
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, i) => {
      let sent = 0;
      return runClient(base, i, () => sent++ >= each, 0);
    }),
  );
  return results.reduce((sum, one) => sum + one.acknowledged.length, 0);
}

async function secondStarts(options) {
  const found = [];
  for (let i = 0; i < times; i += 1) {
    const { seconds, product } = await timed(options);
    found.push(seconds);
    await product.end();
  }
  return found;
}

async function killedStarts(options) {
  const found = [];
  let { product } = await timed(options);
  for (let i = 0; i < times; i += 1) {
    const { database, server, worker } = readRun(options.data);
    for (const pid of [product.pid, database.pid, server.pid, worker.pid]) process.kill(pid, 'SIGKILL');
    await product.exited;
    const again = await timed(options);
    found.push(again.seconds);
    product = again.product;
  }
  await product.end();
  return found;
}

async function firstStarts(options) {
  const found = [];
  for (let i = 0; i < times; i += 1) {
    for (const name of ['server', 'web']) rmSync(join(dist, name), { recursive: true, force: true });
    rmSync(options.data, { recursive: true, force: true });
    const { seconds, product } = await timed(options);
    found.push(seconds);
    await product.end();
  }
  return found;
}

await install();
await build(['server', 'web']);
const data = mkdtempSync(join(tmpdir(), 'resume-tailor-ready-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const options = { data, port, env: { PUBLIC_URL: base, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } };
try {
  const { product } = await timed(options);
  const count = await createResumes(base, 1_000);
  await product.end();
  const rows = [
    [`second start, ${count} resumes`, await secondStarts(options), bounds.second],
    ['after kill -9 of everything', await killedStarts(options), bounds.killed],
    ['first start, packages present', await firstStarts({ ...options, data: `${data}-first` }), bounds.first],
  ];
  let failed = 0;
  for (const [name, values, most] of rows) {
    const middle = median(values);
    if (middle > most) failed += 1;
    const all = values.map((one) => one.toFixed(2)).join(' ');
    console.log(`${name.padEnd(30)} median ${middle.toFixed(2)} s  (most ${most} s)  ${all}`);
  }
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || count < 1_000 ? 1 : 0;
} finally {
  for (const folder of [data, `${data}-first`]) {
    await endPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
