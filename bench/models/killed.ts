import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Asked, startPeer } from '../../packages/models/test/peer.ts';
import { keepGoing, strike } from '../../scripts/drill/crash.mjs';
import { endPostgres } from '../../scripts/drill/leftovers.mjs';
import { startProduct } from '../../scripts/drill/product.mjs';
import { freePort } from '../../scripts/launch/postgres/secrets.mjs';
import { readRun } from '../../scripts/launch/run-file.mjs';
import { passes, printRows } from '../measure.ts';

/** npm run drill:model [-- RUNS]: the worker of the real product is killed while a model answers, again and again. */
const RUNS = Number(process.argv[2] ?? 12);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const words = (i: number) => `Petra Example ${i}
petra@example.com

Experience

Shop Manager, Fen & Field Ltd, Ely
03/2019 - present
- Kept the books for two shops
- Reduced waste by 12% in one year by counting the stock of both shops every single week, round ${i}

Skills
Excel, Word, French
`;

interface Whole {
  resume: { id: string; isProcessed: boolean };
  model?: { status: string; taken: number };
}

const data = mkdtempSync(join(tmpdir(), 'resume-tailor-model-'));
const port = await freePort();
const peer = await startPeer();
peer.play({
  act: 'say',
  delayMs: 40,
  chunk: 6,
  text: ({ data: { points } }: Asked) =>
    JSON.stringify({
      edits: points
        .filter(({ text }) => text.includes('waste'))
        .map(({ id, text }) => ({
          id,
          text: text.replace('Reduced', 'Cut').replace('every single', 'every'),
        })),
    }),
});
const base = `http://127.0.0.1:${port}`;
const options = {
  data,
  port,
  env: { PUBLIC_URL: base, AI_MODEL: 'drill', AI_BASE_URL: peer.url, LOG_LEVEL: 'error' },
};
const state = { starts: 1, product: await startProduct(options) };

async function call(method: string, path: string, cookie: string, body?: object) {
  const reply = await fetch(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: base, ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  return { reply, body: (await reply.json()) as Whole };
}

/** Saved, tailored by the engine, and then killed at some moment of the model's answer; until the model's part ends. */
async function killedRun(i: number): Promise<{ id: string; whole: Whole }> {
  const resume = {
    originalContent: words(i),
    jobTitle: 'Shop Manager',
    jobDescription: `Requirements\n- Bookkeeping\n- Microsoft Excel\n- Round ${i}`,
    useModel: true,
  };
  const made = await call('POST', '/api/resumes', '', resume);
  const cookie = made.reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { id } = made.body.resume;
  await call('POST', `/api/resumes/${id}/process`, cookie, {});
  await wait(Math.random() * 1_500);
  strike(i % 3 === 2 ? 'all' : 'worker', state.product);
  await wait(50);
  await keepGoing(state, options);
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await call('GET', `/api/resumes/${id}`, cookie);
    if (body.model?.status === 'done' || body.model?.status === 'failed') return { id, whole: body };
    await wait(250);
  }
  throw new Error(`the model's part of ${id} did not end`);
}

/** What a resume was charged, and how many answers are kept for it. */
async function charged(ids: string[]): Promise<{ tokens: number; answers: number }[]> {
  const client = new pg.Client({ connectionString: readRun(data).database?.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT (SELECT coalesce(sum(tokens), 0)::int FROM model_spend s WHERE s.owner_id = r.owner_id) AS tokens,
        (SELECT count(*)::int FROM model_answers a WHERE a.resume_id = r.id) AS answers
       FROM resumes r WHERE id = ANY($1)`,
      [ids],
    );
    return rows;
  } finally {
    await client.end();
  }
}

try {
  const runs: { id: string; whole: Whole }[] = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await killedRun(i));
  const paid = await charged(runs.map(({ id }) => id));
  const rows = [
    { name: 'runs killed while a model answered', value: RUNS, floor: RUNS, better: 'higher' as const },
    {
      name: 'without the engine’s result',
      value: runs.filter(({ whole }) => !whole.resume.isProcessed).length,
      floor: 0,
      better: 'lower' as const,
    },
    {
      name: 'without the model’s one edit, or with more',
      value: runs.filter(({ whole }) => whole.model?.taken !== 1).length,
      floor: 0,
      better: 'lower' as const,
    },
    {
      name: 'not ended well',
      value: runs.filter(({ whole }) => whole.model?.status !== 'done').length,
      floor: 0,
      better: 'lower' as const,
    },
    {
      name: 'not charged exactly one answer',
      value: RUNS - paid.filter((one) => one.tokens === 790 && one.answers === 1).length,
      floor: 0,
      better: 'lower' as const,
      note: `${peer.asked.length} questions on the wire`,
    },
  ];
  printRows('A model run and kill -9', rows);
  process.exitCode = rows.every(passes) ? 0 : 1;
} finally {
  await state.product.end();
  await endPostgres(data);
  await peer.close();
  rmSync(data, { recursive: true, force: true });
}
