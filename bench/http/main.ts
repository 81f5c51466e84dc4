import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Edit } from '@tailor/engine';
import pg from 'pg';
import { loadResumeForJob, saveResult } from '../../apps/server/src/features/resumes/store.ts';
import { openDatabase } from '../../apps/server/src/platform/database.ts';
import { openMasterKeys } from '../../apps/server/src/platform/keys.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { ResumeId } from '../../apps/server/src/platform/owner.ts';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { freePort } from '../../scripts/launch/postgres/secrets.mjs';
import { passes, printRows, type Row } from '../measure.ts';
import { root } from '../root.ts';

/**
 * npm run bench:http: GET /api/resumes/{id} beside a bare route over the same row, in turns, in one
 * run; as a visitor and signed in; and with a second server process.
 */
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 50;

interface Figures {
  perSecond: number;
  median: number;
  p99: number;
  failed: number;
}

async function load(port: number, path: string, cookie: string, connections = CONNECTIONS): Promise<Figures> {
  const options = JSON.stringify({ port, path, cookie, connections, seconds: SECONDS });
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'bench', 'http', 'load.mjs'),
    options,
  ]);
  return JSON.parse(stdout) as Figures;
}

class Person {
  private cookies = new Map<string, string>();
  constructor(private readonly base: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const reply = await fetch(this.base + path, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as Record<string, unknown>;
  }
}

/** About 1,000 words: three resumes of the material one after another, against one posting. */
function material() {
  const folder = join(root, 'bench', 'material', 'pairs');
  const text = ['en-data-engineer', 'en-accountant', 'en-nurse']
    .map((name) => readFileSync(join(folder, 'resumes', `${name}.txt`), 'utf8'))
    .join('\n\n');
  const posting = JSON.parse(readFileSync(join(folder, 'postings', 'en-data-engineer.json'), 'utf8'));
  return { originalContent: text, jobTitle: posting.title, jobDescription: posting.description };
}

async function storedResult(person: Person, database: pg.Client): Promise<{ id: string; words: number }> {
  const { resume } = (await person.call('POST', '/api/resumes', material())) as {
    resume: { id: string; wordCount: number };
  };
  const owner = await database.query('SELECT owner_id FROM resumes WHERE id = $1', [resume.id]);
  await database.query(
    "INSERT INTO plan_grants (id, owner_id, plan, source) VALUES ($1, $2, 'premium', 'bench')",
    [resume.id, owner.rows[0].owner_id],
  );
  await person.call('POST', `/api/resumes/${resume.id}/process`, {});
  return { id: resume.id, words: resume.wordCount };
}

function startBare(databaseUrl: string, id: string): Promise<{ port: number; child: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = fork(join(root, 'bench', 'http', 'bare.mjs'), [id], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (message) => resolve({ port: (message as { port: number }).port, child }));
    child.once('exit', (code) => reject(new Error(`the bare route ended with ${code}`)));
  });
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** In turns, so that a machine that slows down slows all three. */
async function compare(
  ports: { ours: number; bare: number },
  visitor: Target,
  user: Target,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = {
      bare: await load(ports.bare, '/', ''),
      visitor: await load(ports.ours, visitor.path, visitor.cookie),
      user: await load(ports.ours, user.path, user.cookie),
    };
    const failed = Object.values(figures).reduce((sum, one) => sum + one.failed, 0);
    if (failed > 0) throw new Error(`${failed} requests failed`);
    rounds.push(figures);
  }
  return rounds;
}

interface Target {
  path: string;
  cookie: string;
}

interface Round {
  bare: Figures;
  visitor: Figures;
  user: Figures;
}

/** A second server process over the same database, each with half of the connections. */
async function twoServers(product: Product, target: Target): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), '--only', 'server'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.data, PORT: String(port), DATABASE_URL: '', PUBLIC_URL: '' },
    stdio: 'ignore',
  });
  try {
    for (let i = 0; i < 200; i += 1) {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (reply?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await load(product.port, target.path, target.cookie);
      const both = await Promise.all(
        [product.port, port].map((each) => load(each, target.path, target.cookie, CONNECTIONS / 2)),
      );
      ratios.push(both.reduce((sum, each) => sum + each.perSecond, 0) / one.perSecond);
    }
    return middle(ratios);
  } finally {
    child.kill('SIGTERM');
  }
}

/** The engine proposes as many edits as it can prove; the claim is about thirty. */
async function withThirtyEdits(product: Product, url: string, id: string): Promise<number> {
  const log = createLog('error');
  const { db, close } = openDatabase(url, log, { connections: 2 });
  const keys = openMasterKeys(product.data);
  const loaded = await loadResumeForJob(db, keys, id as ResumeId);
  if (!loaded?.result) throw new Error('the resume has no result');
  const { madeUnder, revision, ...stored } = loaded.result;
  const { edits } = stored.tailoring;
  const more = Array.from(
    { length: 30 },
    (_, i) => ({ ...edits[i % edits.length], id: `bench-${i}` }) as Edit,
  );
  const tailoring = { ...stored.tailoring, edits: more };
  const target = { id, version: loaded.version, expectedRevision: revision, madeUnder };
  await db.transaction((tx) => saveResult(tx, keys, target, { ...stored, tailoring }));
  await close();
  return more.length;
}

async function main(product: Product): Promise<Row[]> {
  const { database } = JSON.parse(readFileSync(join(product.data, 'run.json'), 'utf8'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const visitor = new Person(product.address);
  const user = new Person(product.address);
  await user.call('POST', '/api/auth/sign-up', {
    email: 'bench@example.com',
    password: 'long enough for a bench',
  });
  const stored = await storedResult(visitor, client);
  const own = await storedResult(user, client);
  const edits = Math.min(
    await withThirtyEdits(product, database.url, stored.id),
    await withThirtyEdits(product, database.url, own.id),
  );
  const bare = await startBare(database.url, stored.id);
  const rounds = await compare(
    { ours: product.port, bare: bare.port },
    { path: `/api/resumes/${stored.id}`, cookie: visitor.cookie },
    { path: `/api/resumes/${own.id}`, cookie: user.cookie },
  );
  bare.child.disconnect();
  const two = await twoServers(product, { path: `/api/resumes/${stored.id}`, cookie: visitor.cookie });
  await client.end();
  const share = (who: 'visitor' | 'user') =>
    middle(rounds.map((round) => round[who].perSecond / round.bare.perSecond));
  const each = (who: keyof Round) => `${Math.round(middle(rounds.map((round) => round[who].perSecond)))}/s`;
  const note = `visitor ${each('visitor')}, signed in ${each('user')}, bare ${each('bare')}`;
  const tails = rounds.flatMap(({ visitor: one, user: other }) => [
    one.p99 / one.median,
    other.p99 / other.median,
  ]);
  return [
    { name: 'words of the stored result', value: stored.words, floor: 900, better: 'higher' },
    { name: 'edits of the stored result', value: edits, floor: 30, better: 'higher' },
    { name: 'visitor: share of the bare route', value: share('visitor'), floor: 0.5, better: 'higher', note },
    { name: 'signed in: share of the bare route', value: share('user'), floor: 0.5, better: 'higher' },
    {
      name: 'signed in beside visitor',
      value: middle(rounds.map((round) => round.user.perSecond / round.visitor.perSecond)),
      floor: 0.9,
      better: 'higher',
    },
    { name: 'two server processes beside one', value: two, floor: 0.9, better: 'higher' },
    { name: 'p99 in medians, 50 connections', value: middle(tails), floor: 5, better: 'lower' },
  ];
}

const data = mkdtempSync(join(tmpdir(), 'resume-tailor-bench-'));
const product = await startProduct({ data });
let rows: Row[] = [];
try {
  rows = await main(product);
} finally {
  await product.end();
  rmSync(data, { recursive: true, force: true });
}
printRows('GET /api/resumes/{id} over HTTP', rows);
process.exit(rows.length > 0 && rows.every(passes) ? 0 : 1);
