import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';
import { jobs } from './jobs.ts';
import { statisticsOf } from './statistics.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const zone = { 'x-time-zone': 'Asia/Shanghai' };

async function somebody(premium: boolean): Promise<Person> {
  const person = app.person(zone);
  const { body } = await person.call('POST', '/api/resumes', {
    originalContent: 'Cook',
    jobTitle: 'Chef de Partie',
    jobDescription: 'We cook.',
    company: 'Inn',
  });
  const resume = body.resume as { id: string };
  const { rows } = await app.database.pool.query('SELECT owner_id AS id FROM resumes WHERE id = $1', [
    resume.id,
  ]);
  if (premium)
    await app.database.db
      .insert(planGrants)
      .values({ id: newId(), ownerId: rows[0].id, plan: 'premium', source: 'test' });
  return Object.assign(person, { resumeId: resume.id });
}

const saved = async (person: Person, body: Record<string, unknown>) =>
  (await person.call('POST', '/api/applications', body)).body.application as Record<string, unknown>;

test('tracking is Premium, on every call but deleting', async () => {
  const free = await somebody(false);
  for (const [method, url, body] of [
    ['GET', '/api/applications', undefined],
    ['GET', '/api/applications/export', undefined],
    ['POST', '/api/applications', { title: 'Cook' }],
  ] as const) {
    const reply = await free.call(method, url, body);
    expect([url, reply.status, reply.body.code]).toEqual([url, 402, 'payment_required']);
  }
});

test('a job is saved from a result in one call, once, with its title, company and resume', async () => {
  const person = (await somebody(true)) as Person & { resumeId: string };
  const first = await saved(person, { resumeId: person.resumeId });
  expect(first).toMatchObject({
    title: 'Chef de Partie',
    company: 'Inn',
    status: 'saved',
    resumeId: person.resumeId,
  });
  expect((await saved(person, { resumeId: person.resumeId })).id).toBe(first.id);
  const { body } = await person.call('GET', '/api/applications');
  expect((body.applications as unknown[]).length).toBe(1);
});

test('a status fixes its day, in the zone of the person, and keeps a day that was given', async () => {
  const person = await somebody(true);
  const { id } = await saved(person, { title: 'Cook' });
  const change = async (body: Record<string, unknown>) =>
    (await person.call('PATCH', `/api/applications/${id}`, body)).body.application as Record<string, unknown>;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(app.clock.now());
  expect(await change({ status: 'applied', appliedOn: '2026-01-02' })).toMatchObject({
    appliedOn: '2026-01-02',
  });
  expect(await change({ status: 'interview' })).toMatchObject({ appliedOn: '2026-01-02', interviewOn: day });
  expect(await change({ status: 'rejected', notes: 'Too far' })).toMatchObject({
    decidedOn: day,
    notes: 'Too far',
  });
  expect(await change({ remindOn: '2026-13-45x' })).toBeUndefined();
});

test("another's job does not exist, and neither does another's resume", async () => {
  const owner = (await somebody(true)) as Person & { resumeId: string };
  const other = await somebody(true);
  const { id } = await saved(owner, { title: 'Cook' });
  const replies = [
    await other.call('PATCH', `/api/applications/${id}`, { notes: 'mine' }),
    await other.call('DELETE', `/api/applications/${id}`),
    await other.call('POST', '/api/applications', { resumeId: owner.resumeId }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await owner.call('DELETE', `/api/applications/${id}`)).body).toEqual({ deleted: true });
});

test('the CSV runs nothing in a spreadsheet', async () => {
  const person = await somebody(true);
  for (const title of ['=HYPERLINK("http://x")', '+1', '-2', '@cmd', ' =1', 'Cook "the best", Inn'])
    await saved(person, { title, company: '\t=1', url: 'javascript:alert(1)' });
  const { text, headers } = await person.call('GET', '/api/applications/export');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(7);
  for (const line of lines.slice(1)) expect(line).not.toMatch(/(^|,)"?[\s]*[=+\-@]/);
  expect(text).toContain('"Cook ""the best"", Inn"');
  expect(text).not.toContain('javascript:');
});

test('rates count what was sent, by month and by band, and interviews that were rejected later', () => {
  const row = (
    status: 'saved' | 'applied' | 'interview' | 'rejected',
    month: string | null,
    score: number | null,
    interviewOn: string | null = null,
  ) => ({
    status,
    appliedOn: month && `${month}-05`,
    interviewOn,
    score,
  });
  const found = statisticsOf([
    row('saved', null, 90),
    row('applied', '2026-01', 90),
    row('interview', '2026-01', 85, '2026-01-20'),
    row('rejected', '2026-02', 50, '2026-02-20'),
    row('rejected', '2026-02', null),
  ]);
  expect(found).toEqual({
    all: { key: 'all', applied: 4, interviews: 2 },
    byMonth: [
      { key: '2026-01', applied: 2, interviews: 1 },
      { key: '2026-02', applied: 2, interviews: 1 },
    ],
    byScore: [
      { key: '80', applied: 2, interviews: 1 },
      { key: '0', applied: 1, interviews: 1 },
    ],
  });
});

test('what is tracked lies in no column in clear; rows of before are sealed at night and stay as they were', async () => {
  const person = await somebody(true);
  const made = await person.call('POST', '/api/applications', {
    title: 'Secretkitchen',
    company: 'Secretfirm',
  });
  const { id } = made.body.application as { id: string };
  await person.call('PATCH', `/api/applications/${id}`, { notes: 'Secretnote' });
  await app.database.pool.query(
    "INSERT INTO applications (id, owner_id, title, company, notes) SELECT 'of-before-1', owner_id, 'Secretold', 'Secretfirm', 'Secretnote' FROM applications WHERE id = $1",
    [id],
  );
  const list = async () =>
    (await person.call('GET', '/api/applications')).body.applications as { id: string }[];
  const before = (await list()).sort((a, b) => a.id.localeCompare(b.id));
  expect(before).toMatchObject([
    { company: 'Secretfirm', notes: 'Secretnote' },
    { company: 'Secretfirm', notes: 'Secretnote' },
  ]);
  await jobs[0]?.run(app.context, {}, { attempt: 1, lastAttempt: false });
  const { rows } = await app.database.pool.query('SELECT a::text AS row, sealed FROM applications a');
  expect(rows.every((row) => row.sealed !== null)).toBe(true);
  expect(rows.filter((row) => row.row.includes('Secret'))).toEqual([]);
  expect((await list()).sort((a, b) => a.id.localeCompare(b.id))).toEqual(before);
});
