import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepGoing, kinds, strike } from '../../../../../scripts/drill/crash.mjs';
import { endPostgres } from '../../../../../scripts/drill/leftovers.mjs';
import { startProduct } from '../../../../../scripts/drill/product.mjs';
import { freePort } from '../../../../../scripts/launch/postgres/secrets.mjs';
import { running } from '../../../../../scripts/launch/run-file.mjs';
import { shop } from './shopper.ts';
import { stripeTill, type Till, testTill } from './till.ts';
import { verify } from './verify.ts';

/** Part of npm run drill:payments: the product as `npm start` runs it, killed by force while people buy. */
const SHOPPERS = 6;
const kills = Number(process.argv[2] ?? 40);
/** One of them alone: "test" or "stripe". */
const only = process.argv[3];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function drill(till: Till): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), `resume-tailor-kills-${till.name}-`));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { PUBLIC_URL: base, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error', ...till.env };
  const options = { data, port, env };
  const state = { starts: 1, product: await startProduct(options) };
  let over = false;
  try {
    const shopping = Promise.all(
      Array.from({ length: SHOPPERS }, (_, number) => shop(base, till, number + 1, () => over)),
    );
    // An answer nobody expects ends the drill, also while it still kills.
    const failed = shopping.then(
      () => null,
      (error: Error) => error,
    );
    for (let n = 0; n < kills; n += 1) {
      await sleep(100 + Math.random() * 1_200);
      strike(kinds[n % kinds.length] ?? 'server', state.product);
      await sleep(50);
      await keepGoing(state, options);
      if ((n + 1) % 10 === 0) console.log(`${till.name}: ${n + 1} of ${kills} kills`);
      const error = await Promise.race([failed, sleep(0).then(() => null)]);
      if (error) throw error;
    }
    over = true;
    const all = (await shopping).flat();
    await keepGoing(state, options);
    const { wrong, gaps, settledMs } = await verify(running(data).database?.url ?? '', all);
    for (const line of wrong.slice(0, 10)) console.log(line);
    console.log(
      `${till.name} checkout: ${kills} kills, ${state.starts} starts, ${all.length} purchases, ` +
        `${wrong.length} wrong, settled in ${(settledMs / 1000).toFixed(0)} s, ${gaps} receipt numbers missing`,
    );
    return all.length === 0 ? 1 : wrong.length + gaps;
  } finally {
    over = true;
    await state.product.end();
    await till.stop();
    await endPostgres(data);
    rmSync(data, { recursive: true, force: true });
  }
}

let wrong = 0;
for (const open of [testTill, stripeTill]) {
  const till = await open();
  if (only === undefined || only === till.name) wrong += await drill(till);
  else await till.stop();
}
process.exitCode = wrong === 0 ? 0 : 1;
