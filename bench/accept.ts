import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tailor } from '@tailor/engine';
import pg from 'pg';
import { startProduct } from '../scripts/drill/product.mjs';
import { benchDay, benchEngine, ownPairs, quantile } from './engine-pieces.ts';
import { passes, printRows, type Row } from './measure.ts';

/**
 * npm run bench:accept: how long a person waits for the new text and score after accepting or rejecting an edit,
 * over HTTP, against the real product, on a resume with some thirty edits.
 */
const CALLS = 50;
const WANTED = 30;

interface Material {
  originalContent: string;
  jobTitle: string;
  jobDescription: string;
}

/** One resume after another until the engine proposes so many edits. */
function material(): Material {
  const engine = benchEngine();
  const pairs = ownPairs().filter((pair) => pair.language === 'en');
  const own = pairs.find((pair) => pair.id === 'en-data-engineer');
  if (!own) throw new Error('the material has no en-data-engineer');
  const job = engine.prepare(own.job);
  const others = pairs.filter((pair) => pair !== own).map((pair) => pair.resume);
  const texts = [own.resume];
  let text = own.resume;
  for (const next of others) {
    if (tailor(engine, { resume: text, job, asOf: benchDay }).edits.length >= WANTED) break;
    texts.push(next);
    text = texts.join('\n\n');
  }
  return { originalContent: text, jobTitle: own.job.title, jobDescription: own.job.description };
}

interface Created {
  resume: { id: string; wordCount: number };
}

function visitor(base: string) {
  let cookie = '';
  return async (method: string, path: string, body: unknown): Promise<Record<string, unknown>> => {
    const reply = await fetch(base + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const set = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
}

type Call = ReturnType<typeof visitor>;

/** Processes it, however long this machine takes, and names the edits. */
async function processed(call: Call, id: string): Promise<string[]> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { result } = (await call('POST', `/api/resumes/${id}/process`, {})) as {
      result?: { edits: { id: string }[] } | null;
    };
    if (result) return result.edits.map((edit) => edit.id);
  }
  throw new Error('the resume was not processed');
}

async function grant(data: string, id: string): Promise<void> {
  const { database } = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const owner = await client.query('SELECT owner_id FROM resumes WHERE id = $1', [id]);
  await client.query(
    "INSERT INTO plan_grants (id, owner_id, plan, source) VALUES ($1, $2, 'premium', 'bench')",
    [id, owner.rows[0].owner_id],
  );
  await client.end();
}

async function main(address: string, data: string): Promise<Row[]> {
  const call = visitor(address);
  const { resume } = (await call('POST', '/api/resumes', material())) as unknown as Created;
  await grant(data, resume.id);
  const ids = await processed(call, resume.id);
  const times: number[] = [];
  for (let i = 0; i < CALLS + 5; i += 1) {
    // First each in turn is rejected, then taken back.
    const id = ids[i % ids.length];
    const accepted = Math.floor(i / ids.length) % 2 === 1;
    const began = performance.now();
    await call('PATCH', `/api/resumes/${resume.id}/edits`, { decisions: [{ id, accepted }] });
    times.push(performance.now() - began);
  }
  const counted = times.slice(5);
  return [
    { name: 'words of the resume', value: resume.wordCount, floor: 300, better: 'higher' },
    { name: 'edits of the result', value: ids.length, floor: WANTED, better: 'higher' },
    { name: `median of ${CALLS} decisions, ms`, value: quantile(counted, 0.5), floor: 100, better: 'lower' },
    {
      name: '95th percentile, ms',
      value: quantile(counted, 0.95),
      floor: 250,
      better: 'lower',
      note: 'ours: nothing is promised of it',
    },
  ];
}

const data = mkdtempSync(join(tmpdir(), 'resume-tailor-accept-'));
const product = await startProduct({ data });
let rows: Row[] = [];
try {
  rows = await main(product.address, data);
} finally {
  await product.end();
  rmSync(data, { recursive: true, force: true });
}
printRows('Accepting and rejecting an edit', rows);
process.exit(rows.length > 0 && rows.every(passes) ? 0 : 1);
