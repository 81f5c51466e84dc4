import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { nurse } from '../../../test/nurse.ts';
import { newId } from '../../platform/ids.ts';
import type { ForeignPosting } from '../jobs/posting.ts';
import { samplePostings } from '../jobs/samples/postings.ts';
import { jobSources } from '../jobs/schema.ts';
import { importPostings } from '../jobs/store.ts';
import { planGrants } from '../plans/schema.ts';

let app: TestApp;

const wanted = /^(de|en)-(0|1|2|3|5)-/;

beforeAll(async () => {
  app = await testApp({ worker: false });
  await app.database.db.insert(jobSources).values([
    { name: 'sample', connector: 'sample' },
    { name: 'remotive', connector: 'remotive' },
  ]);
  const { db } = app.database;
  const samples = samplePostings().filter(({ key }) => wanted.test(key));
  await importPostings(db, app.context.engine, 'sample', samples, new Date());
  const [nurse] = samples.filter(({ key }) => key === 'de-0-0');
  const remote: ForeignPosting = {
    ...(nurse as ForeignPosting),
    key: 'r1',
    company: 'Fernpflege',
    remote: true,
    url: 'https://remotive.com/job/r1',
    description: `${nurse?.description}\n\nVideosprechstunde und Beratung am Telefon.`,
  };
  await importPostings(db, app.context.engine, 'remotive', [remote], new Date());
}, 60_000);

interface Job {
  id: string;
  title: string;
  company: string;
  matchPercentage: number;
  isPremiumFeature: boolean;
  sourceUrl?: string;
  distanceMiles?: number;
  description: string;
  location: string;
  reasons: unknown[];
  source: { name: string; url?: string; sample: boolean };
}

async function recommended(person: ReturnType<TestApp['person']>, resumeText = nurse): Promise<Job[]> {
  const { body, status } = await person.call('POST', '/api/generate-job-recommendations', {
    resumeText,
    userId: 'anonymous',
  });
  expect([status, body.success]).toEqual([200, true]);
  return body.recommendations as Job[];
}

test('postings of the own trade come first, best match first, with reasons', async () => {
  const jobs = await recommended(app.person());
  expect(jobs.length).toBeGreaterThanOrEqual(5);
  for (const job of jobs.slice(0, 4)) expect(job.title).toMatch(/pflege/i);
  const matches = jobs.map(({ matchPercentage }) => matchPercentage);
  expect(matches).toEqual([...matches].sort((a, b) => b - a));
  expect(jobs[0]?.reasons.length).toBeGreaterThan(0);
});

test('three are open, the rest is locked and says no address; a source that forbids gating stays open', async () => {
  const jobs = await recommended(app.person());
  const own = jobs.filter(({ source }) => source.sample);
  expect(own.filter((job) => !job.isPremiumFeature)).toHaveLength(3);
  for (const job of own.filter((one) => one.isPremiumFeature)) {
    expect(job.sourceUrl).toBeUndefined();
    expect(job.description.length).toBeLessThanOrEqual(150);
  }
  const remote = jobs.find(({ company }) => company === 'Fernpflege');
  expect(remote).toMatchObject({
    isPremiumFeature: false,
    sourceUrl: 'https://remotive.com/job/r1',
    source: { name: 'Remotive', url: 'https://remotive.com', sample: false },
  });
  // Remote work has no distance.
  expect(remote?.distanceMiles).toBeUndefined();
});

test('the distance is measured from the place in the header', async () => {
  const jobs = await recommended(app.person());
  const berlin = jobs.find(({ location }) => location === 'Berlin');
  const freiburg = jobs.find(({ location }) => location === 'Freiburg im Breisgau');
  if (berlin) expect(berlin.distanceMiles).toBeGreaterThan(350);
  if (freiburg) expect(freiburg.distanceMiles).toBe(0);
  expect(berlin ?? freiburg).toBeDefined();
});

test('Premium opens all of them', async () => {
  const person = app.person();
  await recommended(person);
  const [cookie] = [...person.cookies.keys()];
  expect(cookie).toBeDefined();
  const { rows } = await app.database.pool.query(
    'SELECT owner_id AS id FROM visitors ORDER BY created_at DESC LIMIT 1',
  );
  await app.database.db
    .insert(planGrants)
    .values({ id: newId(), ownerId: rows[0].id, plan: 'premium', source: 'test' });
  const jobs = await recommended(person);
  expect(jobs.some(({ isPremiumFeature }) => isPremiumFeature)).toBe(false);
});

test('a short text, and a foreign resume, give nothing', async () => {
  const person = app.person();
  expect(await recommended(person, 'Cook')).toEqual([]);
  const foreign = await person.call('POST', '/api/generate-job-recommendations', {
    resumeText: nurse,
    resumeId: newId(),
  });
  expect(foreign.status).toBe(404);
});

test('a view is recorded once, for a posting that exists', async () => {
  const person = app.person();
  const [job] = await recommended(person);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await person.call('POST', `/api/job-recommendations/${job?.id}/view`)).body).toEqual({
      recorded: true,
    });
  expect((await person.call('POST', `/api/job-recommendations/${newId()}/view`)).status).toBe(404);
  const { rows } = await app.database.db.execute(sql`SELECT count(*)::int AS n FROM job_views`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('the text of a resume is not in the log', async () => {
  await recommended(app.person());
  expect(app.logged.join('\n')).not.toContain('Mara Beispiel');
});
