/**
 * Recommendations over a whole catalogue, on the real product: npm run bench:jobs:large
 * [-- --postings=100000 --resumes=50]. Imports by the operator's command, asks over HTTP.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endPostgres } from '../../scripts/drill/leftovers.mjs';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { quantile } from '../engine-pieces.ts';
import { passes, printRows, type Row } from '../measure.ts';
import { root } from '../root.ts';
import { given } from './given.ts';
import { numbers, type Occupation, postingOf, readOccupations, resumeOf } from './occupations.ts';

const postings = given('postings', 100_000);
const people = given('resumes', 50);
const SMALL = 1_000;
const BUSY_SECONDS = 20;

const occupations = readOccupations();
/** People are more than a title. */
const known = occupations.filter(({ tools }) => tools.length >= 6);
const folder = mkdtempSync(join(tmpdir(), 'bench-jobs-'));
// The database of a root's product runs as another user, and lies elsewhere where that one cannot enter.
chmodSync(folder, 0o755);

async function write(count: number): Promise<string> {
  const path = join(folder, `${count}.jsonl`);
  const file = await open(path, 'w');
  for (let number = 0; number < count; number += 1) {
    const occupation = occupations[(number * 37) % occupations.length] as Occupation;
    const posting = { id: `p${number}`, company: `Company ${number}`, ...postingOf(occupation, number) };
    await file.write(`${JSON.stringify(posting)}\n`);
  }
  await file.close();
  return path;
}

/** Megabytes in memory of a process and all below it; null where the system does not say. */
function resident(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const below = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    return below.reduce((sum, child) => sum + (resident(Number(child)) ?? 0), own);
  } catch {
    return null;
  }
}

/** By `npm run jobs -- import`: seconds, and how much memory grew after its first third. */
function importFile(product: Product, file: string): Promise<{ seconds: number; grown: number | null }> {
  const began = performance.now();
  const samples: { at: number; megabytes: number }[] = [];
  const child = spawn(process.execPath, [join(root, 'scripts', 'jobs.mjs'), 'import', file, 'bench'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.data, DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const timer = setInterval(() => {
    const megabytes = resident(child.pid ?? 0);
    if (megabytes !== null) samples.push({ at: performance.now() - began, megabytes });
  }, 500);
  return new Promise((done, fail) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) return fail(new Error(`the import ended with ${code}`));
      const whole = performance.now() - began;
      const early = samples.filter((one) => one.at > whole * 0.1 && one.at <= whole * 0.3);
      const late = samples.filter((one) => one.at > whole * 0.3);
      const most = (some: typeof samples) => Math.max(...some.map(({ megabytes }) => megabytes));
      const grown = early.length > 0 && late.length > 0 ? most(late) - most(early) : null;
      done({ seconds: whole / 1000, grown });
    });
  });
}

const texts = Array.from({ length: 3 * people }, (_, n) => {
  const occupation = known[Math.floor(numbers(n + 1)() * known.length)] as Occupation;
  return resumeOf(occupation, n);
});

/** As a visitor nobody knows; → milliseconds. An empty answer would be quick and worth nothing. */
async function ask({ address }: Product, resumeText: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${address}/api/generate-job-recommendations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resumeText, userId: 'anonymous' }),
  });
  const body = (await reply.json()) as { recommendations?: unknown[] };
  const took = performance.now() - began;
  if (!body.recommendations?.length)
    throw new Error(`no recommendations: ${JSON.stringify(body).slice(0, 200)}`);
  return took;
}

/** All of them come from one address: the limit on it is lifted, it is measured elsewhere. */
async function liftLimits({ data }: Product): Promise<{ end(): Promise<void> }> {
  const { database } = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let turn: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    turn = client.query('DELETE FROM rate_limits');
  }, 1_000);
  return {
    async end() {
      clearInterval(timer);
      await turn;
      await client.end();
    },
  };
}

async function times(product: Product, some: string[]): Promise<number[]> {
  const found: number[] = [];
  for (const text of some) found.push(await ask(product, text));
  return found;
}

/** /readyz every 20 ms while four ask one after the other without a pause. */
async function whileBusy(product: Product): Promise<number[]> {
  const until = performance.now() + BUSY_SECONDS * 1000;
  const found: number[] = [];
  let turn = 0;
  const asking = async () => {
    // No text twice: what is remembered is no work.
    while (performance.now() < until) {
      turn += 1;
      await ask(product, `${texts[turn % texts.length]}\n${turn}`);
    }
  };
  const looking = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await (await fetch(`${product.address}/readyz`)).text();
      found.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([asking(), asking(), asking(), asking(), looking()]);
  return found;
}

interface Measured {
  cold: number;
  warm: number;
  ready: number;
  seconds: number;
  grown: number | null;
}

/** Cold: first questions after a start. Warm: the next ones. None is asked twice. */
async function measure(count: number): Promise<Measured> {
  const data = join(folder, `data-${count}`);
  const port = 4_100 + Math.floor(Math.random() * 800);
  const file = await write(count);
  const first = await startProduct({ data, port });
  const imported = await importFile(first, file).finally(() => first.end());
  const product = await startProduct({ data, port });
  const lifted = await liftLimits(product);
  try {
    const cold = quantile(await times(product, texts.slice(0, people)), 0.95);
    const warm = quantile(await times(product, texts.slice(people, 2 * people)), 0.95);
    return { cold, warm, ready: quantile(await whileBusy(product), 0.99), ...imported };
  } finally {
    await lifted.end();
    await product.end();
    await endPostgres(data);
  }
}

try {
  const small = await measure(SMALL);
  const large = await measure(postings);
  const table: Row[] = [
    { name: `p95 of first questions at ${postings}, ms`, value: large.cold, floor: 250, better: 'lower' },
    { name: `p95 of the next ones at ${postings}, ms`, value: large.warm, floor: 150, better: 'lower' },
    { name: `p95 against that at ${SMALL}`, value: large.warm / small.warm, floor: 3, better: 'lower' },
    { name: '/readyz p99 meanwhile, ms', value: large.ready, floor: 50, better: 'lower' },
    {
      name: 'import: memory grown after its first third, MB',
      value: large.grown,
      floor: 150,
      better: 'lower',
      note: `${Math.round(postings / large.seconds)} postings a second`,
    },
  ];
  printRows(`A catalogue of ${postings} postings, ${people} resumes`, table);
  process.exitCode = table.every(passes) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
