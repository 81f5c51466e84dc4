import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const resumeText = [
  'Jane Doe',
  'jane.doe@example.com',
  'Experience',
  'Software Engineer, Initech, 2019 - 2023',
  '- Built payment services in TypeScript and PostgreSQL',
].join('\n');

const input = {
  originalContent: resumeText,
  jobTitle: 'Software Engineer',
  jobDescription: 'We need TypeScript and Kubernetes.',
};

interface Exported {
  resumes: { originalContent: string; optimizedContent: string }[];
}

async function create(person: Person, body: Record<string, unknown> = input): Promise<string> {
  const reply = await person.call('POST', '/api/resumes', body);
  expect(reply.status).toBe(201);
  return (reply.body.resume as { id: string }).id;
}

async function ownerOf(id: string): Promise<string> {
  const { rows } = await app.database.pool.query('SELECT owner_id FROM resumes WHERE id = $1', [id]);
  return rows[0].owner_id;
}

async function pay(id: string, plan: 'basic' | 'premium') {
  const ownerId = await ownerOf(id);
  const grant = { id: newId(), ownerId, plan, source: 'test', resumeId: plan === 'basic' ? id : null };
  await app.context.db.insert(planGrants).values(grant);
}

test('a visitor stores a resume, processes it and finds the result again', async () => {
  const person = app.person();
  const id = await create(person);
  expect(id).toMatch(/^[\w-]{24}$/);
  const processed = await person.call('POST', `/api/resumes/${id}/process`, { isPremium: true });
  expect(processed.status).toBe(200);
  const read = await person.call('GET', `/api/resumes/${id}`);
  expect(read.status).toBe(200);
  expect(read.body).toEqual(processed.body);
  expect(read.body).toMatchObject({
    isLimited: true,
    run: null,
    result: null,
    resume: { isProcessed: true },
  });
});

test('processing twice is one run and one result', async () => {
  const person = app.person();
  const id = await create(person);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => person.call('POST', `/api/resumes/${id}/process`, {})),
  );
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  const { rows } = await app.database.pool.query(
    "SELECT count(*) FROM facts WHERE kind = 'resume.processed' AND resume_id = $1",
    [id],
  );
  expect(rows[0].count).toBe(1);
});

test('another visitor, and nobody, finds nothing', async () => {
  const id = await create(app.person());
  const other = app.person();
  await create(other);
  for (const person of [other, app.person()]) {
    for (const [method, url, body] of [
      ['GET', `/api/resumes/${id}`, undefined],
      ['POST', `/api/resumes/${id}/process`, {}],
      ['DELETE', `/api/resumes/${id}`, undefined],
      ['GET', `/api/resumes/${id}/events`, undefined],
    ] as const) {
      const reply = await person.call(method, url, body);
      expect(reply.status, `${method} ${url}`).toBe(404);
      expect(reply.text).not.toContain('Initech');
    }
  }
});

test('the limited view carries 200 and 300 characters and not a word more', async () => {
  const person = app.person();
  const tail = 'SecretTailWord '.repeat(60);
  const id = await create(person, {
    ...input,
    originalContent: `${resumeText}\n${'filler '.repeat(40)}${tail}`,
  });
  const reply = await person.call('POST', `/api/resumes/${id}/process`, {});
  const { resume } = reply.body as { resume: { originalContent: string; optimizedContent: string } };
  expect([...resume.originalContent]).toHaveLength(200);
  expect([...resume.optimizedContent]).toHaveLength(300);
  expect(reply.text).not.toContain('SecretTailWord');
  expect(reply.body.keywordStats ?? null).toBeNull();
});

test('the export of an unpaid result carries the original whole and the tailored text no further than the page', async () => {
  const person = app.person();
  const originalContent = `${resumeText}\n${'filler '.repeat(60)}SecretTailWord`;
  const id = await create(person, { ...input, originalContent });
  await person.call('POST', `/api/resumes/${id}/process`, {});
  const unpaid = (await person.call('GET', '/api/account/export')).body.resumes as Exported;
  expect(unpaid.resumes[0]?.originalContent).toBe(originalContent);
  expect(JSON.stringify({ ...unpaid.resumes[0], originalContent: '' })).not.toMatch(/SecretTailWord|"score"/);
  expect([...(unpaid.resumes[0]?.optimizedContent ?? '')]).toHaveLength(300);
  await pay(id, 'basic');
  const paid = (await person.call('GET', '/api/account/export')).body.resumes as Exported;
  expect(paid.resumes[0]?.optimizedContent).toContain('SecretTailWord');
  expect(JSON.stringify(paid)).not.toContain('"score"');
});

test('basic shows the whole result without any ATS score, premium shows the score', async () => {
  const person = app.person();
  const id = await create(person);
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await pay(id, 'basic');
  const basic = await person.call('GET', `/api/resumes/${id}`);
  expect(basic.body).toMatchObject({ isLimited: false, plan: 'basic' });
  expect(basic.text).not.toMatch(/"atsScore"|"score"|"ceiling"/);
  await pay(id, 'premium');
  const premium = await person.call('GET', `/api/resumes/${id}`);
  expect(premium.text).toMatch(/"atsScore":\d/);
  expect(premium.text).toMatch(/"ceiling":\d/);
});

test('over 500 words is stored but not processed without a right', async () => {
  const person = app.person();
  const id = await create(person, {
    ...input,
    originalContent: 'word '.repeat(501),
    isPaid: true,
    wordCount: 3,
  });
  const refused = await person.call('POST', `/api/resumes/${id}/process`, {
    isPremium: true,
    isFileUpload: true,
  });
  expect(refused.status).toBe(402);
  expect(refused.body.code).toBe('word_limit');
  expect(refused.body.message).toContain('exceeds the 500-word limit');
  expect(refused.body.message).toContain('upgrade to Premium');
  await pay(id, 'basic');
  expect((await person.call('POST', `/api/resumes/${id}/process`, {})).status).toBe(200);
});

test.each([
  ['both texts', { ...input, resumeText: 'x' }, 400, 'both_texts'],
  ['no text', { jobTitle: 'a', jobDescription: 'b' }, 400, 'missing_fields'],
  ['blank title', { ...input, jobTitle: '  ' }, 400, 'missing_fields'],
  ['blank description', { ...input, jobDescription: '\n' }, 400, 'missing_fields'],
  ['too many words', { ...input, originalContent: 'word '.repeat(20_001) }, 400, 'too_many_words'],
  ['a number for a text', { ...input, originalContent: 5 }, 400, 'invalid_request'],
])('%s is refused with a code', async (_name, body, status, code) => {
  const reply = await app.person().call('POST', '/api/resumes', body);
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ code, error: reply.body.message, requestId: expect.any(String) });
});

test('what a request claims about owner and payment changes nothing', async () => {
  const person = app.person();
  const id = await create(person, { ...input, userId: 1, isPaid: true, role: 'admin', plan: 'premium' });
  const reply = await person.call('POST', `/api/resumes/${id}/process`, { isPremium: true });
  expect(reply.body).toMatchObject({ plan: 'free', isLimited: true, resume: { userId: null } });
});

test('a resume is there at 47:59 after its last change and gone at 48:00', async () => {
  const person = app.person();
  const id = await create(person);
  const sweep = async () => {
    const { jobs } = await import('./jobs.ts');
    await jobs
      .find((job) => job.name === 'resumes.sweep')
      ?.run(app.context, {}, { attempt: 1, lastAttempt: false });
  };
  app.clock.move((48 * 60 - 1) * 60_000);
  await sweep();
  expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(200);
  app.clock.move(61_000);
  await sweep();
  expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(404);
  const left = await app.database.pool.query('SELECT 1 FROM resume_keys WHERE resume_id = $1', [id]);
  expect(left.rowCount).toBe(0);
});

test('deleting now leaves nothing that could be opened', async () => {
  const person = app.person();
  const id = await create(person);
  await person.call('POST', `/api/resumes/${id}/process`, {});
  expect((await person.call('DELETE', `/api/resumes/${id}`)).status).toBe(200);
  for (const table of ['resume_keys', 'resume_results', 'resume_runs', 'stream_events'])
    expect(
      (await app.database.pool.query(`SELECT 1 FROM ${table} WHERE resume_id = $1`, [id])).rowCount,
    ).toBe(0);
});

test('what a person wrote lies in no table in clear, and in no log line', async () => {
  const canary = 'Zyxwv Canary-Person +49 30 5550199';
  const person = app.person();
  const id = await create(person, {
    ...input,
    originalContent: `${canary}\n${resumeText}`,
    jobTitle: 'CanaryTitle',
  });
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await person.call('POST', '/api/resumes', { ...input, originalContent: { broken: canary } });
  const tables = await app.database.pool.query(
    "SELECT table_schema || '.' || table_name AS name FROM information_schema.tables WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'",
  );
  for (const { name } of tables.rows) {
    const { rows } = await app.database.pool.query(`SELECT t::text AS row FROM ${name} t`);
    for (const { row } of rows) expect(row, name).not.toMatch(/Canary/);
  }
  expect(app.logged.join('')).not.toMatch(/Canary|5550199|jane\.doe/);
});

test('the list shows the own resumes, the latest change first', async () => {
  const person = app.person();
  const first = await create(person);
  const second = await create(person, { ...input, jobTitle: 'Second' });
  const reply = await person.call('GET', '/api/resumes');
  expect((reply.body.resumes as { id: string }[]).map((resume) => resume.id)).toEqual([second, first]);
});

const pair = {
  originalContent: [
    'Maria Lopez',
    'maria.lopez@example.com',
    '',
    'Experience',
    'Platform Engineer, Northwind, 2019 - present',
    '- Wrote the release notes',
    '- Ran our k8s clusters and the Postgres databases behind them',
    '',
    'Skills',
    'Git, Python',
  ].join('\n'),
  jobTitle: 'Platform Engineer',
  jobDescription: 'Requirements\n- Kubernetes\n- PostgreSQL\n- Terraform\n- Python',
};

interface Whole {
  result: {
    edits: { id: string; accepted: boolean; kind: string; after: string }[];
    questions: { id: string; answer: string | null; term: string }[];
    score: { total: number };
    keywords: { added: string[]; missing: string[] };
  };
  resume: {
    optimizedContent: string;
    keywordStats: { beforeMatch: number; afterMatch: number; keywordsAdded: number };
  };
}

async function whole(person: Person): Promise<{ id: string; body: Whole }> {
  const id = await create(person, pair);
  await pay(id, 'premium');
  const reply = await person.call('POST', `/api/resumes/${id}/process`, {});
  return { id, body: reply.body as unknown as Whole };
}

test('rejecting an edit takes its words out and moves the score, accepting brings both back', async () => {
  const person = app.person();
  const { id, body } = await whole(person);
  expect(body.resume.optimizedContent).toContain('Kubernetes');
  const decisions = body.result.edits.map((edit) => ({ id: edit.id, accepted: false }));
  expect(decisions.length).toBeGreaterThan(0);
  const rejected = await person.call('PATCH', `/api/resumes/${id}/edits`, { decisions });
  const none = rejected.body as unknown as Whole;
  expect(none.resume.optimizedContent).toBe(pair.originalContent);
  expect(none.result.score.total).toBeLessThan(body.result.score.total);
  expect(none.result.edits.every((edit) => !edit.accepted)).toBe(true);
  const back = decisions.map((decision) => ({ ...decision, accepted: true }));
  const accepted = await person.call('PATCH', `/api/resumes/${id}/edits`, { decisions: back });
  expect((accepted.body as unknown as Whole).resume.optimizedContent).toBe(body.resume.optimizedContent);
  const read = await person.call('GET', `/api/resumes/${id}`);
  expect(read.body).toEqual(accepted.body);
});

test('keywords added are those that the tailored text shows more plainly, and none once every edit is rejected', async () => {
  const person = app.person();
  const { id, body } = await whole(person);
  expect(body.result.keywords.added.sort()).toEqual(['Kubernetes', 'PostgreSQL']);
  expect(body.result.keywords.missing).toEqual(['Terraform']);
  const { beforeMatch, afterMatch, keywordsAdded } = body.resume.keywordStats;
  expect(keywordsAdded).toBe(2);
  expect(afterMatch).toBeGreaterThan(beforeMatch);
  const decisions = body.result.edits.map((edit) => ({ id: edit.id, accepted: false }));
  const rejected = await person.call('PATCH', `/api/resumes/${id}/edits`, { decisions });
  const none = rejected.body as unknown as Whole;
  expect(none.result.keywords.added).toEqual([]);
  expect(none.resume.keywordStats).toMatchObject({ keywordsAdded: 0, beforeMatch, afterMatch: beforeMatch });
});

test('an answer counts at once and is kept, and earlier decisions still mean the same edits', async () => {
  const person = app.person();
  const { id, body } = await whole(person);
  const first = body.result.edits[0];
  await person.call('PATCH', `/api/resumes/${id}/edits`, { decisions: [{ id: first?.id, accepted: false }] });
  const question = body.result.questions.find(({ term }) => term === 'Terraform');
  const answered = await person.call('POST', `/api/resumes/${id}/answers`, {
    questionId: question?.id,
    answer: 'yes',
  });
  expect(answered.status, app.logged.filter((line) => line.includes('request.failed')).join()).toBe(200);
  const after = answered.body as unknown as Whole;
  expect(after.result.score.total).toBeGreaterThan(0);
  const asked = body.result.questions.map(({ id: one }) => one);
  const still = after.result.questions.filter(({ id: one }) => asked.includes(one)).map(({ id: one }) => one);
  expect(still, 'an answered question keeps its place, so that it can be taken back').toEqual(asked);
  expect(after.result.questions.find(({ id: one }) => one === question?.id)).toMatchObject({
    answer: 'yes',
    term: 'Terraform',
  });
  const refused = after.result.edits.filter((edit) => !edit.accepted);
  expect(refused.map(({ kind, after: text }) => ({ kind, text }))).toEqual([
    { kind: first?.kind, text: first?.after },
  ]);
  const taken = await person.call('POST', `/api/resumes/${id}/answers`, {
    questionId: question?.id,
    answer: null,
  });
  expect(taken.status).toBe(200);
  expect((taken.body as unknown as Whole).result.questions).toEqual(body.result.questions);
});

test('a text written by hand is what is shown and scored, and can be taken back', async () => {
  const person = app.person();
  const { id, body } = await whole(person);
  const mine = `${body.resume.optimizedContent}\nHobbies\nChess`;
  const edited = await person.call('PUT', `/api/resumes/${id}/text`, { optimizedContent: mine });
  expect(edited.body).toMatchObject({ resume: { optimizedContent: mine }, result: { editedByHand: true } });
  const back = await person.call('PUT', `/api/resumes/${id}/text`, { optimizedContent: null });
  expect((back.body as unknown as Whole).resume.optimizedContent).toBe(body.resume.optimizedContent);
});
