/** Kills by force at random moments while clients create resumes; then every promise is looked up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../launch/identity.mjs';
import { freePort } from '../launch/postgres/secrets.mjs';
import { readRun } from '../launch/run-file.mjs';
import { runClient, verify } from './clients.mjs';
import { endPostgres } from './leftovers.mjs';
import { startProduct } from './product.mjs';

export const kinds = ['server', 'worker', 'database', 'supervisor', 'all'];
const recovery = 60_000;

async function isReady(base) {
  try {
    return (await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) })).status === 200;
  } catch {
    return false;
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was just being started anew.
  }
}

export function strike(kind, product) {
  const run = readRun(product.data);
  if (kind === 'supervisor' || kind === 'all') kill(product.pid);
  const names = kind === 'all' ? ['database', 'server', 'worker'] : [kind];
  for (const name of names) if (run[name]) kill(run[name].pid);
}

/** A supervisor that was killed, or gave up after too many deaths in a minute, is started again as a person would. */
export async function keepGoing(state, options) {
  if (state.product.hasEnded()) {
    state.starts += 1;
    state.product = await startProduct(options);
  }
  const until = performance.now() + recovery;
  while (!(await isReady(state.product.address))) {
    if (state.product.hasEnded()) return keepGoing(state, options);
    if (performance.now() > until) throw new Error(`not ready within a minute:\n${state.product.output()}`);
    await sleep(50);
  }
}

export async function crashDrill({ kills, clients = 20, say = () => {}, pause }) {
  const data = mkdtempSync(join(tmpdir(), 'resume-tailor-crash-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const options = { data, port, env: { PUBLIC_URL: base, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } };
  const state = { starts: 1, product: await startProduct(options) };
  let over = false;
  const running = Array.from({ length: clients }, (_, i) => runClient(base, i, () => over, pause));
  try {
    for (let i = 0; i < kills; i += 1) {
      await sleep(100 + Math.random() * 1_200);
      strike(kinds[i % kinds.length], state.product);
      // A killed process is noticed, not announced.
      await sleep(50);
      await keepGoing(state, options);
      if ((i + 1) % 20 === 0) say(`${i + 1} of ${kills} kills`);
    }
    await sleep(500);
    over = true;
    const results = await Promise.all(running);
    await keepGoing(state, options);
    const acknowledged = results.flatMap((one) => one.acknowledged);
    say(`looking up ${acknowledged.length} resumes`);
    const wrong = await verify(base, acknowledged);
    const tried = results.reduce((sum, one) => sum + one.tried, 0);
    const refusals = results.reduce((all, one) => {
      for (const [code, count] of Object.entries(one.refusals)) all[code] = (all[code] ?? 0) + count;
      return all;
    }, {});
    return { kills, starts: state.starts, tried, refusals, acknowledged: acknowledged.length, ...wrong };
  } finally {
    over = true;
    await state.product.end();
    await endPostgres(data);
    rmSync(data, { recursive: true, force: true });
  }
}
