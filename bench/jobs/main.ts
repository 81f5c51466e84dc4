/** What recommendations can do, in figures: npm run bench:jobs [-- --postings=5000] */
import { join } from 'node:path';
import { jobSources } from '../../apps/server/src/features/jobs/schema.ts';
import { importPostings } from '../../apps/server/src/features/jobs/store.ts';
import { candidatesFor } from '../../apps/server/src/features/recommendations/candidates.ts';
import { SCORED } from '../../apps/server/src/features/recommendations/service.ts';
import { openDatabase } from '../../apps/server/src/platform/database.ts';
import { createInlineEngine } from '../../apps/server/src/platform/engine-inline.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { prepareDatabase } from '../../apps/server/src/platform/prepare.ts';
import { startPrivateServer } from '../../apps/server/test/private-server.ts';
import { languages } from '../../packages/contract/src/languages.ts';
import { quantile } from '../engine-pieces.ts';
import { passes, printRows, type Row } from '../measure.ts';
import { root } from '../root.ts';
import { overlap, shingles } from '../shingles.ts';
import { given } from './given.ts';
import { multiply } from './multiply.ts';
import { numbers, type Occupation, postingOf, readOccupations, resumeOf } from './occupations.ts';

const read = given('postings', 5_000);
const rows = given('rows', 100_000);
const people = given('resumes', 50);
/** Postings an occupation: one asks more of the index, twenty of the order. */
const each = given('each', 20);

const server = await startPrivateServer();
const log = createLog('error');
const database = openDatabase(server.url, log);
const { db } = database;
const engine = createInlineEngine();
const asOf = { year: 2026, month: 11 };
const occupations = readOccupations();
const tradeOf = new Map<string, string>();
/** People of the occupations that the postings are of. */
const known = each > 1 ? occupations.filter(({ tools }) => tools.length >= 6) : occupations;
const count = Math.min(known.length, Math.max(50, Math.round(read / each)));
const used = Array.from(
  { length: count },
  (_, n) => known[Math.floor((n * known.length) / count)] as Occupation,
);
const numbered = (number: number): Occupation => used[(number * 37) % used.length] as Occupation;

/** Batches as an import makes them; → milliseconds, megabytes grown. */
async function importAll(from: number, to: number): Promise<{ seconds: number; grown: number }> {
  const began = performance.now();
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let at = from; at < to; at += 100) {
    const batch = Array.from({ length: Math.min(100, to - at) }, (_, n) => {
      const occupation = numbered(at + n);
      tradeOf.set(`p${at + n}`, occupation.trade);
      return { key: `p${at + n}`, company: `Company ${at + n}`, ...postingOf(occupation, at + n) };
    });
    await importPostings(db, engine, 'bench', batch, new Date());
    global.gc?.();
    const resident = process.memoryUsage().rss / 1024 ** 2;
    if (at - from >= Math.min(1_000, (to - from) / 2)) least = Math.min(least, resident);
    most = Math.max(most, resident);
  }
  return { seconds: (performance.now() - began) / 1000, grown: most - least };
}

async function candidates(text: string, most = SCORED) {
  const terms = await engine.resumeTerms(text);
  return candidatesFor(db, terms, {
    now: new Date(),
    readingVersion: engine.readingVersion,
    samples: true,
    languages: languages.filter((one) => terms.spoken.includes(one)),
    most,
  });
}

async function ask(text: string): Promise<number[]> {
  return (await engine.rank({ text, asOf, postings: await candidates(text) })).map(({ id }) => id);
}

const resumes = Array.from({ length: people }, (_, n) => {
  const occupation = used[Math.floor(numbers(n + 1)() * used.length)] as Occupation;
  return { occupation, text: resumeOf(occupation, n) };
});

async function timed(): Promise<{ cold: number; warm: number }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (const { text } of resumes) {
    for (const into of [cold, warm]) {
      const began = performance.now();
      await ask(text);
      into.push(performance.now() - began);
    }
  }
  return { cold: quantile(cold, 0.95), warm: quantile(warm, 0.95) };
}

try {
  await prepareDatabase(server.url, join(root, 'apps', 'server', 'src', 'migrations'));
  await db.insert(jobSources).values({ name: 'bench', connector: 'file' });
  const texts = Array.from({ length: 400 }, (_, n) =>
    shingles(postingOf(numbered(n * 4), n * 4).description, false),
  );
  const same = Array.from({ length: 60 }, (_, n) =>
    shingles(postingOf(occupations[3] as Occupation, n).description, false),
  );
  let alike = 0;
  for (const set of [texts, same])
    for (const [i, a] of set.entries())
      for (const b of set.slice(i + 1)) alike = Math.max(alike, overlap(a, b));
  await importAll(0, 1_000);
  await ask(resumes[0]?.text ?? '');
  const small = await timed();
  const rest = await importAll(1_000, read);
  await db.execute('ANALYZE');
  const keys = await db.execute<{ id: number; key: string }>(
    'SELECT id, source_key AS key FROM job_postings',
  );
  const trades = new Map(keys.rows.map(({ id, key }) => [id, tradeOf.get(key) ?? '']));
  const all = await db.execute<{ id: number; prepared: string }>(
    'SELECT posting_id AS id, prepared FROM job_readings',
  );
  let sharedTop = 0;
  let own = 0;
  let counted = 0;
  for (const { text, occupation } of resumes) {
    const found = (await ask(text)).slice(0, 10);
    const whole = (await engine.rank({ text, asOf, postings: all.rows })).slice(0, 10).map(({ id }) => id);
    sharedTop += found.filter((id) => whole.includes(id)).length;
    const there = [...trades.values()].filter((trade) => trade === occupation.trade).length;
    if (there < 10) continue;
    counted += 1;
    if (found.filter((id) => trades.get(id) === occupation.trade).length >= 8) own += 1;
  }
  await multiply(db, rows);
  await db.execute('ANALYZE');
  await ask(resumes[0]?.text ?? '');
  const large = await timed();
  const table: Row[] = [
    { name: 'most alike of two postings', value: alike, floor: 0.6, better: 'lower' },
    {
      name: `p95 cold at ${rows}, ms`,
      value: large.cold,
      floor: 250,
      better: 'lower',
      note: `texts of ${read} postings`,
    },
    { name: `p95 warm at ${rows}, ms`, value: large.warm, floor: 150, better: 'lower' },
    { name: 'p95 against that at 1,000', value: large.cold / small.cold, floor: 3, better: 'lower' },
    {
      name: `of the top 10 shared with scoring all ${read}`,
      value: sharedTop / people,
      floor: 8,
      better: 'higher',
    },
    {
      name: 'resumes with 8 of 10 of their trade',
      value: own / counted,
      floor: 0.9,
      better: 'higher',
      note: `${counted} with ten such postings`,
    },
    {
      name: 'import: memory grown, MB',
      value: rest.grown,
      floor: 150,
      better: 'lower',
      note: `${Math.round((read - 1_000) / rest.seconds)} postings a second`,
    },
  ];
  printRows(`Recommendations, ${people} resumes`, table);
  process.exitCode = table.every(passes) ? 0 : 1;
} finally {
  await database.close();
  await server.stop();
}
