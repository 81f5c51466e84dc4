import { type ChildProcess, execFile, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
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

async function load(port: number, path: string, cookie: string): Promise<Figures> {
  const options = JSON.stringify({ port, path, cookie, connections: CONNECTIONS, seconds: SECONDS });
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

async function storedResult(
  person: Person,
  database: pg.Client,
): Promise<{ id: string; words: number; edits: number }> {
  const { resume } = (await person.call('POST', '/api/resumes', material())) as {
    resume: { id: string; wordCount: number };
  };
  const owner = await database.query('SELECT owner_id FROM resumes WHERE id = $1', [resume.id]);
  await database.query(
    "INSERT INTO plan_grants (id, owner_id, plan, source) VALUES ($1, $2, 'premium', 'bench')",
    [resume.id, owner.rows[0].owner_id],
  );
  const done = await person.call('POST', `/api/resumes/${resume.id}/process`, {});
  const result = done.result as { edits: unknown[] } | null;
  return { id: resume.id, words: resume.wordCount, edits: result?.edits.length ?? 0 };
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

/** In turns, so that a machine that slows down slows both. */
async function compare(port: number, barePort: number, path: string, cookie: string) {
  const ratios: number[] = [];
  const tails: number[] = [];
  let last: { ours: Figures; bare: Figures } | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await load(barePort, '/', '');
    const ours = await load(port, path, cookie);
    if (ours.failed > 0 || bare.failed > 0) throw new Error(`${ours.failed + bare.failed} requests failed`);
    ratios.push(ours.perSecond / bare.perSecond);
    tails.push(ours.p99 / ours.median);
    last = { ours, bare };
  }
  return {
    ratio: middle(ratios),
    tail: middle(tails),
    perSecond: last?.ours.perSecond ?? 0,
    note: noteOf(last),
  };
}

function noteOf(last: { ours: Figures; bare: Figures } | undefined): string {
  return last ? `${Math.round(last.ours.perSecond)}/s beside ${Math.round(last.bare.perSecond)}/s bare` : '';
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
  console.log(`stored result: ${stored.words} words, ${stored.edits} edits`);
  const bare = await startBare(database.url, stored.id);
  const asVisitor = await compare(product.port, bare.port, `/api/resumes/${stored.id}`, visitor.cookie);
  const asUser = await compare(product.port, bare.port, `/api/resumes/${own.id}`, user.cookie);
  bare.child.disconnect();
  await client.end();
  return [
    { name: 'words of the stored result', value: stored.words, floor: 900, better: 'higher' },
    { name: 'edits of the stored result', value: stored.edits, floor: 20, better: 'higher' },
    {
      name: 'visitor: share of the bare route',
      value: asVisitor.ratio,
      floor: 0.5,
      better: 'higher',
      note: asVisitor.note,
    },
    {
      name: 'signed in: share of the bare route',
      value: asUser.ratio,
      floor: 0.5,
      better: 'higher',
      note: asUser.note,
    },
    {
      name: 'signed in beside visitor',
      value: asUser.perSecond / asVisitor.perSecond,
      floor: 0.9,
      better: 'higher',
    },
    {
      name: 'p99 in medians, 50 connections',
      value: Math.max(asVisitor.tail, asUser.tail),
      floor: 5,
      better: 'lower',
    },
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
