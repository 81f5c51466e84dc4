import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Asked, type Peer, type PeerAct, startPeer } from '../../../../../packages/models/test/peer.ts';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { readConfig } from '../../platform/config.ts';
import { configuredModel } from '../../platform/config-models.ts';
import { newId } from '../../platform/ids.ts';
import { JobReturned } from '../../platform/jobs.ts';
import { planGrants } from '../plans/schema.ts';
import { OverBudget, reserveTokens } from './budget.ts';
import { improve } from './improve.ts';
import { jobs } from './jobs.ts';

let peer: Peer;
let app: TestApp;
beforeAll(async () => {
  peer = await startPeer();
  // As if it were elsewhere: what it is asked is paid for.
  app = await testApp({
    env: {
      AI_MODEL: 'test-1',
      AI_BASE_URL: peer.url,
      AI_API_KEY: 'secret-model-key',
      AI_TIMEOUT_SECONDS: '2',
    },
  });
});
afterEach(() => {
  peer.asked.length = 0;
});
afterAll(async () => {
  expect(peer.wrong).toEqual([]);
  await peer.close();
});

const resume = `Petronella Vogelzang
petra@canary.example | +44 20 7946 0321

Experience

Shop Manager, Fen & Field Ltd, Ely
03/2019 - present
- Kept the books for two shops
- Reduced waste by 12% in one year by counting the stock of both shops every single week
- Petronella served customers without a till during the renovation

Skills
Excel, Word, French
`;
const input = {
  originalContent: resume,
  jobTitle: 'Shop Manager',
  jobDescription: 'Requirements\n- Bookkeeping\n- Microsoft Excel',
};
const better = 'Cut waste by 12% in one year by counting the stock of both shops every week';
const good: PeerAct = {
  act: 'say',
  text: ({ data }: Asked) =>
    JSON.stringify({
      edits: data.points.filter(({ text }) => text.includes('waste')).map(({ id }) => ({ id, text: better })),
    }),
};

interface Whole {
  result: {
    maker: { kind: string; name: string };
    edits: { id: string; maker: string; after: string }[];
    score: unknown;
  };
  resume: { isProcessed: boolean; optimizedContent: string };
  model: {
    status: string;
    error: { code: string } | null;
    taken: number;
    dropped: number;
    host: string | null;
  };
}

async function created(useModel?: boolean, text = resume): Promise<{ person: Person; id: string }> {
  const person = app.person();
  const { body } = await person.call('POST', '/api/resumes', {
    ...input,
    originalContent: text,
    ...(useModel === undefined ? {} : { useModel }),
  });
  const { id } = body.resume as { id: string };
  const { rows } = await app.database.pool.query('SELECT owner_id FROM resumes WHERE id = $1', [id]);
  const grant = {
    id: newId(),
    ownerId: rows[0].owner_id,
    plan: 'premium',
    source: 'test',
    resumeId: null,
  } as const;
  await app.context.db.insert(planGrants).values(grant);
  return { person, id };
}
const read = async (person: Person, id: string) =>
  (await person.call('GET', `/api/resumes/${id}`)).body as unknown as Whole;
async function ended(person: Person, id: string): Promise<Whole> {
  for (let i = 0; i < 400; i += 1) {
    const now = await read(person, id);
    if (now.model?.status === 'done' || now.model?.status === 'failed') return now;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the model did not end');
}
const rows = async (sql: string, ...values: unknown[]) => (await app.database.pool.query(sql, values)).rows;
const spent = async (id: string) =>
  Number(
    (
      await rows(
        'SELECT coalesce(sum(tokens), 0) AS n FROM model_spend WHERE owner_id = (SELECT owner_id FROM resumes WHERE id = $1)',
        id,
      )
    )[0].n,
  );

/** A worker of its own, with a breaker of its own. */
const workerAt = (address: string) => ({
  ...app.context,
  config: { ...app.context.config, AI_BASE_URL: address, AI_TIMEOUT_SECONDS: 30 },
});
/** A model that costs: as far as can be told from its address, it is not on this machine. */
const elsewhere = () => peer.url.replace('127.0.0.1', '0.0.0.0');

/** A run that waits for a worker, and none is told of it. */
async function queued(address: string) {
  const { person, id } = await created();
  await person.call('POST', `/api/resumes/${id}/process`, {});
  const host = configuredModel(workerAt(address).config)?.host ?? null;
  const consent = JSON.stringify(['test-1', host]);
  await rows('UPDATE resumes SET model_consent = $2 WHERE id = $1', id, consent);
  await rows(
    "INSERT INTO model_runs (resume_id, version, consent, status) VALUES ($1, 1, $2, 'queued')",
    id,
    consent,
  );
  return { person, id, payload: { resumeId: id, version: 1 } };
}

test('without a word of the person no model is asked, and the reply says nothing of one', async () => {
  peer.play(good);
  for (const useModel of [undefined, false]) {
    const { person, id } = await created(useModel);
    const reply = await person.call('POST', `/api/resumes/${id}/process`, {});
    expect(reply.body).not.toHaveProperty('model');
    expect((reply.body as unknown as Whole).result.maker).toEqual({ kind: 'engine', name: 'built-in' });
  }
  expect(peer.asked).toEqual([]);
});

test('switched on, the engine answers at once and the model’s edits come on top, each with its maker', async () => {
  peer.play(good);
  const { person, id } = await created(true);
  const first = (await person.call('POST', `/api/resumes/${id}/process`, {})).body as unknown as Whole;
  expect(first.resume.isProcessed).toBe(true);
  const whole = await ended(person, id);
  expect(whole.model).toMatchObject({ status: 'done', error: null, taken: 1, dropped: 0, host: null });
  expect(whole.result.maker).toEqual({ kind: 'model', name: 'test-1' });
  expect(whole.result.edits.filter(({ maker }) => maker === 'model').map(({ after }) => after)).toEqual([
    better,
  ]);
  expect(whole.result.edits.some(({ maker }) => maker === 'engine')).toBe(true);
  expect(whole.resume.optimizedContent).toContain(better);
  const edit = whole.result.edits.find(({ maker }) => maker === 'model');
  const decisions = [{ id: edit?.id, accepted: false }];
  const without = (await person.call('PATCH', `/api/resumes/${id}/edits`, { decisions }))
    .body as unknown as Whole;
  expect(without.resume.optimizedContent).not.toContain(better);
  expect(without.result.maker.kind).toBe('engine');
});

test('what was taken stays when an answer brings everything anew', async () => {
  peer.play(good);
  const { person, id } = await created(true, resume.replace('Excel, Word', 'Word'));
  await person.call('POST', `/api/resumes/${id}/process`, {});
  const whole = (await ended(person, id)) as unknown as { result: { questions: { id: string }[] } };
  const questionId = whole.result.questions[0]?.id;
  expect(questionId).toBeDefined();
  const after = await person.call('POST', `/api/resumes/${id}/answers`, { questionId, answer: 'yes' });
  expect([after.status, after.text.includes(better)]).toEqual([200, true]);
});

test('no canary of the person is in a request, and nothing that was written is in a log', async () => {
  peer.play(good);
  const { person, id } = await created(true);
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await ended(person, id);
  expect(peer.asked.length).toBeGreaterThan(0);
  expect(peer.asked.map(({ raw }) => raw).join()).not.toMatch(
    /petronella|vogelzang|canary|7946|Fen & Field/i,
  );
  expect(app.logged.join('\n')).not.toMatch(/petronella|canary|waste|secret-model-key|Reword/i);
  expect(app.logged.join('\n')).toContain('models.ended');
});

test('the same input is asked and paid once, also for another resume of the same person; erased with the last', async () => {
  peer.play(good);
  const { person, id } = await created(true);
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await ended(person, id);
  const [asked, paid] = [peer.asked.length, await spent(id)];
  expect([asked, paid]).toEqual([1, 790]);
  const twin = (await person.call('POST', '/api/resumes', { ...input, useModel: true })).body.resume as {
    id: string;
  };
  await person.call('POST', `/api/resumes/${twin.id}/process`, {});
  expect((await ended(person, twin.id)).model.taken).toBe(1);
  for (let i = 0; i < 3; i += 1) await person.call('POST', `/api/resumes/${id}/process`, { useModel: true });
  expect([peer.asked.length, await spent(id)]).toEqual([asked, paid]);
  await person.call('DELETE', `/api/resumes/${id}`);
  const left = async (table: string) =>
    (await rows(`SELECT count(*)::int AS n FROM ${table} WHERE resume_id = $1`, id))[0].n;
  expect([await left('model_answers'), await left('model_runs')]).toEqual([0, 0]);
});

test.each([
  [{ act: 'refuse' }, 'model.refused'],
  [{ act: 'say', text: 'Sorry, no.' }, 'model.unusable'],
  [{ act: 'silence' }, 'model.too_slow'],
  [{ act: 'status', status: 401 }, 'model.not_allowed'],
  [{ act: 'status', status: 429, headers: { 'retry-after': '600' } }, 'model.busy'],
] as [PeerAct, string][])(
  'a model that does not serve leaves the built-in result, the person is told, a new press tries again: %o',
  async (act, code) => {
    peer.play(act);
    const { person, id } = await created(true);
    const plain = (await person.call('POST', `/api/resumes/${id}/process`, {})).body as unknown as Whole;
    const whole = await ended(person, id);
    expect(whole.model).toMatchObject({ status: 'failed', error: { code, params: {} }, taken: 0 });
    expect(whole.result).toEqual(plain.result);
    peer.play(good);
    await person.call('POST', `/api/resumes/${id}/process`, { useModel: true });
    expect((await ended(person, id)).model).toMatchObject({ error: null, status: 'done', taken: 1 });
  },
);

test('a worker killed while the model answers: one result, one charge, no second question to a model that costs', async () => {
  const { person, id, payload } = await queued(elsewhere());
  peer.play({ act: 'silence' });
  // It never comes back: as the next worker sees one that was killed.
  void improve(workerAt(elsewhere()), payload).catch(() => undefined);
  await expect.poll(() => peer.asked.length, { timeout: 5_000 }).toBe(1);
  const reserved = await spent(id);
  expect(reserved).toBeGreaterThan(0);
  peer.play(good);
  await Promise.all([improve(workerAt(elsewhere()), payload), improve(workerAt(elsewhere()), payload)]);
  const whole = await read(person, id);
  expect(whole.model).toMatchObject({ status: 'failed', error: { code: 'model.interrupted' } });
  expect(whole.resume.isProcessed).toBe(true);
  expect([peer.asked.length, await spent(id)]).toEqual([1, reserved]);
  expect((await rows('SELECT count(*)::int AS n FROM model_answers WHERE resume_id = $1', id))[0].n).toBe(1);
});

test('a worker that is told to end gives up its question, and the next one asks a model that costs nothing again', async () => {
  const { person, id, payload } = await queued(peer.url);
  peer.play({ act: 'silence' });
  const ending = new AbortController();
  const given = improve(workerAt(peer.url), payload, { stopping: ending.signal });
  await expect.poll(() => peer.asked.length, { timeout: 5_000 }).toBe(1);
  ending.abort();
  await expect(given).rejects.toThrow(JobReturned);
  expect((await read(person, id)).model).toMatchObject({ status: 'running' });
  peer.play(good);
  await improve(workerAt(peer.url), payload);
  expect((await read(person, id)).model).toMatchObject({ status: 'done', taken: 1 });
});

test('a worker that is told to end before it asked has neither asked nor paid, and the next one does', async () => {
  const { person, id, payload } = await queued(elsewhere());
  peer.play(good);
  const stopping = AbortSignal.abort();
  await expect(improve(workerAt(elsewhere()), payload, { stopping })).rejects.toThrow(JobReturned);
  expect([peer.asked.length, await spent(id)]).toEqual([0, 0]);
  await improve(workerAt(elsewhere()), payload);
  expect((await read(person, id)).model).toMatchObject({ status: 'done', taken: 1 });
});

test('of twenty at once on what is left for three exactly three get tokens', async () => {
  const budget = { day: '2001-01-01', perDay: 1_000_000, perPerson: 300 };
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      app.context.db.transaction((tx) =>
        reserveTokens(tx, budget, { ownerId: 'v_twenty', network: null }, 100),
      ),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(
    tries
      .flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      .every((error) => error instanceof OverBudget),
  ).toBe(true);
  const small = { ...budget, perDay: 350, perPerson: 1_000 };
  await expect(
    app.context.db.transaction((tx) => reserveTokens(tx, small, { ownerId: 'v_other', network: null }, 100)),
  ).rejects.toBeInstanceOf(OverBudget);
});

test('who has used up the day is told so, and nothing is sent', async () => {
  peer.play(good);
  const { person, id } = await created(true);
  await rows(
    'INSERT INTO model_spend SELECT $2::date, owner_id, 59999 FROM resumes WHERE id = $1',
    id,
    app.clock.now().toISOString().slice(0, 10),
  );
  await person.call('POST', `/api/resumes/${id}/process`, {});
  expect((await ended(person, id)).model.error).toEqual({ code: 'model.budget', params: {} });
  expect(peer.asked).toEqual([]);
});

test('a visitor who throws the cookie away is still in the same network, whose day is used up', async () => {
  peer.play(good);
  const day = app.clock.now().toISOString().slice(0, 10);
  const { person, id } = await created(true);
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await ended(person, id);
  const network = (await rows('SELECT model_network AS tag FROM resumes WHERE id = $1', id))[0].tag;
  expect(network).toMatch(/^n_[\w-]{22}$/);
  await rows('UPDATE model_spend SET tokens = 59999 WHERE day = $1 AND owner_id = $2', day, network);
  peer.asked.length = 0;
  const fresh = await created(true, `${resume}German\n`);
  await fresh.person.call('POST', `/api/resumes/${fresh.id}/process`, {});
  expect((await ended(fresh.person, fresh.id)).model.error).toEqual({ code: 'model.budget', params: {} });
  expect([peer.asked, await spent(fresh.id)]).toEqual([[], 0]);
  await rows('DELETE FROM model_spend WHERE owner_id = $1', network);
});

test('agreed is one model at one host: another one there later is not asked', async () => {
  peer.play(good);
  const { person, id } = await created(true);
  await rows(
    'UPDATE resumes SET model_consent = $2 WHERE id = $1',
    id,
    JSON.stringify(['other', 'api.example']),
  );
  await person.call('POST', `/api/resumes/${id}/process`, {});
  expect((await ended(person, id)).model.error).toEqual({ code: 'model.switched_off', params: {} });
  expect(peer.asked).toEqual([]);
});

test('a person who takes it back before the work begins is not served by a model', async () => {
  peer.play(good);
  const { person, id } = await created(true);
  const reply = await person.call('POST', `/api/resumes/${id}/process`, { useModel: false });
  expect([reply.status, reply.body.model]).toEqual([200, undefined]);
  expect(peer.asked).toEqual([]);
});

test('taken back while the model answers: nothing more is sent, and its words are not used', async () => {
  const { person, id } = await created(true);
  const words = good.act === 'say' ? good.text : '';
  peer.play({ act: 'say', text: words, chunk: 20, delayMs: 60 });
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await expect.poll(() => peer.asked.length).toBe(1);
  await person.call('POST', `/api/resumes/${id}/process`, { useModel: false });
  const whole = await ended(person, id);
  expect(whole.model).toMatchObject({ error: { code: 'model.interrupted' }, taken: 0 });
  expect(whole.result.maker.kind).toBe('engine');
  expect(peer.asked).toHaveLength(1);
});

test('what nothing else would end is ended with a word', async () => {
  const { person, id } = await created();
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await rows(
    "INSERT INTO model_runs (resume_id, version, consent, status) VALUES ($1, 1, '[\"x\",null]', 'running')",
    id,
  );
  await jobs
    .find(({ name }) => name === 'models.sweep')
    ?.run(app.context, {}, { attempt: 1, lastAttempt: false });
  expect((await read(person, id)).model.error).toEqual({ code: 'model.interrupted', params: {} });
});

test('only this machine itself is no other host', () => {
  const hostAt = (AI_BASE_URL: string) =>
    configuredModel({ AI_MODEL: 'm', AI_PROVIDER: 'openai', AI_BASE_URL, AI_DEFAULT_ON: false })?.host;
  expect(hostAt('http://127.0.0.1:11434/v1')).toBeNull();
  expect(hostAt('http://localhost:1234/v1')).toBeNull();
  expect(hostAt('http://[::1]:8080')).toBeNull();
  expect(hostAt('http://192.168.1.5:11434/v1')).toBe('192.168.1.5:11434');
  expect(hostAt('https://api.openai.com/v1')).toBe('api.openai.com');
  expect(hostAt('https://127.0.0.1.evil.example/v1')).toBe('127.0.0.1.evil.example');
});

test('settings that would send people’s words about in clear, or without asking them, are refused', () => {
  const at = (env: Record<string, string>) => () => readConfig({ DATABASE_URL: 'postgres://x', ...env });
  expect(at({ AI_MODEL: 'm', AI_BASE_URL: 'http://models.example/v1' })).toThrow(/https/);
  expect(at({ AI_MODEL: 'm', AI_DEFAULT_ON: '1' })).toThrow(/very machine/);
  expect(at({ AI_MODEL: 'm', AI_BASE_URL: 'http://192.168.1.5/v1', AI_DEFAULT_ON: '1' })).toThrow(
    /very machine/,
  );
  expect(at({ AI_BASE_URL: 'http://localhost:1/v1' })).toThrow(/AI_MODEL/);
  expect(at({ AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:1/v1', AI_DEFAULT_ON: '1' })).not.toThrow();
  expect(at({ AI_MODEL: 'm', AI_PROVIDER: 'anthropic' })).not.toThrow();
});
