import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseHandle } from '../../apps/server/src/platform/database.ts';
import { prepareDatabase } from '../../apps/server/src/platform/prepare.ts';
import { mailContext } from '../../apps/server/test/mail/fixture.ts';
import { startPeer } from '../../apps/server/test/mail/smtp-peer.ts';
import { startPrivateServer } from '../../apps/server/test/private-server.ts';
import { root } from '../root.ts';
import { fill } from './fill.ts';
import { measureLists } from './lists.ts';

/**
 * npm run bench:mail [-- MAILS]: how fast two workers empty a full outbox into a peer on this machine,
 * that they need no more memory for it, and that nothing comes twice. Exits with 1 when one of it does
 * not hold, or when a page of the administrator's lists takes too long.
 */
const mails = Number(process.argv[2] ?? 100_000);
/** `npm run bench:mail -- 100000 lists`: nothing is sent, only the lists are measured. */
const listsOnly = process.argv[3] === 'lists';
const WORKERS = 2;
/** A worker may use at its end this much more than after a quarter of the work. */
const GROWTH_BOUND = 40 * 1024 ** 2;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

async function memoryOf(worker: ChildProcess): Promise<number> {
  worker.send('memory');
  const [bytes] = await once(worker, 'message');
  return Number(bytes);
}

async function untilSent(
  database: DatabaseHandle,
  workers: ChildProcess[],
): Promise<{ quarter: number[]; end: number[] }> {
  let quarter: number[] | null = null;
  let said = 9;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { rows } = await database.pool.query(
      "SELECT count(*)::int AS n FROM mail_outbox WHERE state IN ('pending', 'claimed')",
    );
    const memory = await Promise.all(workers.map(memoryOf));
    if (quarter === null && rows[0].n <= mails * 0.75) quarter = memory;
    const tenth = Math.floor((10 * rows[0].n) / mails);
    if (tenth < said) console.log(`${rows[0].n} wait; ${memory.map(megabytes).join(', ')}`);
    said = Math.min(said, tenth);
    if (rows[0].n === 0) return { quarter: quarter ?? memory, end: memory };
  }
}

const server = await startPrivateServer();
const dataDir = mkdtempSync(join(tmpdir(), 'tailor-bench-'));
const copies = new Map<string, number>();
const peer = await startPeer({
  keepRaw: false,
  onBody: ({ messageId }) => copies.set(messageId, (copies.get(messageId) ?? 0) + 1),
});
const workers: ChildProcess[] = [];

/** → whether each came once, and the workers needed no more memory at the end. */
async function sendAll(database: DatabaseHandle, env: Record<string, string>): Promise<boolean> {
  const start = performance.now();
  for (let i = 0; i < WORKERS; i += 1) {
    const worker = fork(process.env.MAIL_WORKER ?? '', { env: { ...process.env, ...env } });
    workers.push(worker);
    await once(worker, 'message');
  }
  const { quarter, end } = await untilSent(database, workers);
  const seconds = (performance.now() - start) / 1_000;
  for (const worker of workers) worker.kill();
  const { rows } = await database.pool.query(
    'SELECT state, count(*)::int AS n FROM mail_outbox GROUP BY 1 ORDER BY 1',
  );
  const states = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  const twice = [...copies.values()].filter((n) => n > 1).length;
  const growth = Math.max(...end.map((bytes, i) => bytes - (quarter[i] ?? 0)));
  console.log(`${WORKERS} workers: ${(mails / seconds).toFixed(0)} mails a second (${seconds.toFixed(1)} s)`);
  console.log(
    `memory after a quarter ${quarter.map(megabytes).join(', ')}; at the end ${end.map(megabytes).join(', ')} (bound +${megabytes(GROWTH_BOUND)})`,
  );
  console.log(`${JSON.stringify(states)}; ${copies.size} at the peer, ${twice} of them twice`);
  return states.sent === mails && copies.size === mails && twice === 0 && growth < GROWTH_BOUND;
}

try {
  await prepareDatabase(server.url, join(root, 'apps/server/src/migrations'));
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, SMTP_URL: peer.url };
  const { context, database } = mailContext(env);
  await fill(context, mails);
  await database.pool.query('VACUUM ANALYZE mail_outbox, leads');
  console.log(`${mails} mails due`);
  const sent = listsOnly || (await sendAll(database, env));
  await database.pool.query('VACUUM ANALYZE mail_outbox, leads');
  const quick = await measureLists(context, mails);
  process.exitCode = sent && quick ? 0 : 1;
  await database.close();
} finally {
  for (const worker of workers) worker.kill('SIGKILL');
  await peer.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
