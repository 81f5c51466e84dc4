import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Fetched, SafeFetch } from '../../platform/safe-fetch.ts';
import { FetchRefused } from '../../platform/safe-fetch.ts';
import { watchCatalogue } from './catalogue-watch.ts';
import { importFile } from './import-file.ts';
import { samplePostings } from './samples/postings.ts';
import { jobPostings, jobSources } from './schema.ts';
import { addSource, listSources, sourceNamed } from './sources.ts';
import { importPostings, readAgain, removeExpired } from './store.ts';
import { syncSource } from './sync.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'tailor-jobs-'));
beforeAll(async () => {
  app = await testApp({ worker: false });
});
beforeEach(async () => {
  await app.database.db.execute(
    sql`TRUNCATE job_sources, job_postings, job_readings, job_terms, job_term_counts`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const say = (n: number, more = '') =>
  `Cook number ${n} ${more} prepares soups, sauces and stocks for ${n * 3} guests every evening. Training as a cook and a food hygiene certificate are required.`;
const job = (n: number, more = '') => ({
  slug: `job-${n}`,
  title: `Cook ${n}`,
  company_name: 'Inn',
  description: `<p>${say(n, more)}</p>`,
  location: 'Berlin',
  url: `https://www.arbeitnow.com/${n}`,
  created_at: 1_760_000_000,
});
type Reply = unknown | { status: number; headers?: Record<string, string>; raw?: string };

/** Pages of a source, by number; what is not there answers as told. */
function source(pages: Record<number, Reply>, asked: string[] = []): SafeFetch {
  return async (address) => {
    asked.push(address);
    const page = Number(new URL(address).searchParams.get('page'));
    const reply = pages[page];
    if (reply === undefined) throw new FetchRefused('not reachable');
    const given = reply as { status?: number; headers?: Record<string, string>; raw?: string };
    const body = given.raw ?? JSON.stringify(reply);
    return {
      status: given.status ?? 200,
      url: address,
      contentType: 'application/json',
      headers: given.headers ?? {},
      body: Buffer.from(body),
    } satisfies Fetched;
  };
}

const page = (numbers: number[], next: boolean) => ({
  data: numbers.map((n) => job(n)),
  links: { next: next ? 'more' : null },
});
const state = async () => sourceNamed(app.database.db, 'arbeitnow');
const keys = async () =>
  (
    await app.database.db
      .select({ key: jobPostings.sourceKey })
      .from(jobPostings)
      .orderBy(jobPostings.sourceKey)
  ).map(({ key }) => key);
const add = () => addSource(app.database.db, 'arbeitnow', {});
const sync = (fetchSafely: SafeFetch) => syncSource(app.context, 'arbeitnow', fetchSafely);

test('an interrupted run goes on where it stopped; nothing is lost or doubled', async () => {
  await add();
  const broken = await sync(source({ 1: page([1, 2], true), 2: { status: 500 } }));
  expect(broken.problem).toBe('the source answers 500');
  expect(await keys()).toEqual(['job-1', 'job-2']);
  expect(await state()).toMatchObject({ status: 'waiting', cursor: '2', failures: 1 });
  const asked: string[] = [];
  await sync(source({ 2: page([2, 3], true), 3: page([4], false) }, asked));
  expect(asked[0]).toContain('page=2');
  expect(await keys()).toEqual(['job-1', 'job-2', 'job-3', 'job-4']);
  expect(await state()).toMatchObject({ status: 'ok', cursor: null, failures: 0, error: null });
});

test('429 waits as long as the source says, failures wait twice as long each time, and the operator sees it', async () => {
  await add();
  await sync(source({ 1: { status: 429, headers: { 'retry-after': '7200' } } }));
  const first = await state();
  expect(first).toMatchObject({ status: 'waiting', error: 'the source asks for fewer requests' });
  const wait = (first?.nextRunAt.getTime() ?? 0) - app.clock.now().getTime();
  expect(Math.round(wait / 60_000)).toBe(120);
  const waits = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await sync(source({}));
    waits.push(Math.round(((await state())?.nextRunAt.getTime() ?? 0) - app.clock.now().getTime()) / 60_000);
  }
  expect(waits.map(Math.round)).toEqual([10, 20, 40]);
  const [listed] = await listSources(app.database.db);
  expect(listed).toMatchObject({ failures: 4, error: 'the source could not be reached', postings: 0 });
});

test('garbage and half a page change nothing', async () => {
  await add();
  await sync(source({ 1: page([1, 2, 3], false) }));
  const whole = JSON.stringify(page([1, 2, 3, 4], false));
  for (const raw of ['<html>maintenance</html>', whole.slice(0, whole.length / 2), '{"data": "none"}', '']) {
    const done = await sync(source({ 1: { raw } }));
    expect([raw.slice(0, 9), done.problem !== null]).toEqual([raw.slice(0, 9), true]);
    expect(await keys()).toEqual(['job-1', 'job-2', 'job-3']);
  }
});

test('a whole run removes what it no longer names, a changed text replaces, an empty answer is not believed at once', async () => {
  await add();
  await sync(source({ 1: page([1, 2, 3], false) }));
  app.clock.move(60_000);
  const changed = { data: [job(1), job(2, 'with two helpers')], links: { next: null } };
  expect(await sync(source({ 1: changed }))).toMatchObject({
    added: 0,
    changed: 1,
    seen: 1,
    removed: 1,
    problem: null,
  });
  expect(await keys()).toEqual(['job-1', 'job-2']);
  await sync(source({ 1: page([], false) }));
  expect(await keys()).toEqual(['job-1', 'job-2']);
  app.clock.move(4 * 24 * 3_600_000);
  await sync(source({ 1: page([], false) }));
  expect(await keys()).toEqual([]);
});

test('the same posting from two sources is one, and entries without a text are counted', async () => {
  await add();
  const twice = { data: [job(1), { ...job(1), slug: 'again' }, { slug: 'x', title: '' }], links: {} };
  expect(await sync(source({ 1: twice }))).toMatchObject({ added: 1, skipped: 1, unusable: 1 });
  expect((await state())?.error).toBe('1 entries lack title, text or key');
});

test('a source is asked no more often in a day than it allows', async () => {
  const { db } = app.database;
  await addSource(db, 'remotive', {});
  await db.update(jobSources).set({ askedToday: 4, askedOn: app.clock.now().toISOString().slice(0, 10) });
  const asked: string[] = [];
  const done = await syncSource(app.context, 'remotive', source({}, asked));
  expect([done.problem, asked]).toEqual(['as often as the source allows today', []]);
});

test('files of both kinds are imported a batch at a time, and again without doubling', async () => {
  const { db } = app.database;
  await addSource(db, 'file', {}, 'mine');
  const csv = join(folder, 'jobs.csv');
  const quoted = say(1).replace('soups', '""soups""');
  writeFileSync(
    csv,
    `\ufefftitle;company;description;location\r\nCook;Inn;"${quoted}\nSecond line";Berlin\r\nWaiter;Inn;"${say(2)}";\r\n`,
  );
  const lines = join(folder, 'jobs.jsonl');
  writeFileSync(lines, `${JSON.stringify({ id: 7, title: 'Baker', description: say(3) })}\nnot json\n[]\n`);
  const run = (file: string) => importFile(db, app.context.engine, 'mine', file, () => app.clock.now());
  expect(await run(csv)).toMatchObject({ added: 2, skipped: 0, unreadable: 0 });
  expect(await run(lines)).toMatchObject({ added: 1, unreadable: 2 });
  expect(await run(csv)).toMatchObject({ added: 0, seen: 2 });
  const [cook] = await db.select().from(jobPostings).where(eq(jobPostings.title, 'Cook'));
  expect(cook?.description).toContain('"soups"');
  expect(cook?.description).toContain('\nSecond line');
});

test('alerts are offered while there are postings, samples only on a local installation', async () => {
  const { db } = app.database;
  const seen = async (local: boolean) => {
    const watch = watchCatalogue({ ...app.context, config: { ...app.context.config, local } });
    await watch.look();
    return watch.has();
  };
  expect(await seen(true)).toBe(false);
  await addSource(db, 'sample', {}, 'sample');
  const [one] = samplePostings();
  if (one) await importPostings(db, app.context.engine, 'sample', [one], app.clock.now());
  expect([await seen(true), await seen(false)]).toEqual([true, false]);
  await add();
  await sync(source({ 1: page([1], false) }));
  expect(await seen(false)).toBe(true);
});

test('expired postings go with their index, and readings of other lexicons are made again', async () => {
  const { db } = app.database;
  await add();
  await sync(source({ 1: page([1, 2], false) }));
  await db
    .update(jobPostings)
    .set({ expiresAt: new Date(0) })
    .where(eq(jobPostings.sourceKey, 'job-1'));
  expect(await removeExpired(db, app.clock.now())).toBe(1);
  const { rows } = await db.execute(sql`SELECT
    (SELECT count(DISTINCT posting_id)::int FROM job_terms) AS indexed,
    (SELECT max(postings)::int FROM job_term_counts) AS most`);
  expect(rows).toEqual([{ indexed: 1, most: 1 }]);
  await db.execute(sql`UPDATE job_readings SET version = 'old'`);
  expect(await readAgain(db, app.context.engine, 10)).toBe(1);
  expect(await readAgain(db, app.context.engine, 10)).toBe(0);
  const counted = await db.execute(sql`SELECT max(postings)::int AS most FROM job_term_counts`);
  expect(counted.rows).toEqual([{ most: 1 }]);
});
