import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import type { Context } from '../../platform/context.ts';
import { jobs } from './jobs.ts';
import { startRun } from './runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const job = (name: string) => {
  const found = jobs.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const rows = async (sql: string, id: string) => (await app.database.pool.query(sql, [id])).rows;
const runOf = async (id: string) =>
  (await rows('SELECT status FROM resume_runs WHERE resume_id = $1', id))[0];
const jobOf = async (id: string) =>
  (await rows("SELECT attempts FROM graphile_worker.jobs WHERE key = 'resume:' || $1 || ':1'", id))[0];

/** A resume whose run waits: nobody works here. */
async function waiting(): Promise<{ person: Person; id: string }> {
  const person = app.person();
  const input = { originalContent: 'Jane Doe\nCook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
  const { id } = (await person.call('POST', '/api/resumes', input)).body.resume as { id: string };
  await app.database.db.transaction((tx) => startRun(tx, id, 1));
  return { person, id };
}

function failing(error: Error): Context {
  return { ...app.context, engine: { ...app.context.engine, tailor: () => Promise.reject(error) } };
}

test('a job that was killed as often as it may run ends its run, which can be started again', async () => {
  const { id } = await waiting();
  const sweep = () => job('resumes.sweep').run(app.context, {}, { attempt: 1, lastAttempt: false });
  await app.database.pool.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1 WHERE key = 'resume:' || $1 || ':1'",
    [id],
  );
  await sweep();
  expect(await runOf(id)).toEqual({ status: 'queued' });
  await app.database.pool.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'resume:' || $1 || ':1'",
    [id],
  );
  await sweep();
  expect(await runOf(id)).toEqual({ status: 'failed' });
  await app.database.db.transaction((tx) => startRun(tx, id, 1));
  expect([await runOf(id), await jobOf(id)]).toEqual([{ status: 'queued' }, { attempts: 0 }]);
  await sweep();
  expect(await runOf(id)).toEqual({ status: 'queued' });
});

test('an engine that fails is asked three times; a database that goes away is no fault of the text', async () => {
  const { id } = await waiting();
  const payload = { resumeId: id, version: 1 };
  const run = (error: Error, attempt: number) =>
    job('resumes.process').run(failing(error), payload, { attempt, lastAttempt: attempt >= 8 });
  const fault = new Error('the engine fell over');
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  await expect(run(fault, 2)).rejects.toThrow('fell over');
  await expect(run(away, 7)).rejects.toThrow('terminating');
  expect(await runOf(id)).toEqual({ status: 'running' });
  await run(fault, 3);
  expect(await runOf(id)).toEqual({ status: 'failed' });
});

test('what is interrupted to the very end is told, too', async () => {
  const { id } = await waiting();
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  await expect(
    job('resumes.process').run(
      failing(away),
      { resumeId: id, version: 1 },
      { attempt: 8, lastAttempt: true },
    ),
  ).rejects.toThrow('terminating');
  expect(await runOf(id)).toEqual({ status: 'failed' });
});
