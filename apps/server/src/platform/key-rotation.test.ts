import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { Context } from './context.ts';
import { keyFilePath, readKeyFile, replaceKeyFile } from './key-file.ts';
import { ROTATION_LOCK, rotateKeys, tablesWithKeys } from './key-rotation.ts';
import { openMasterKeys } from './keys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const input = { originalContent: 'Jane Doe, cook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
const file = () => readKeyFile(keyFilePath(app.context.config.dataDir));
const person = () => app.person();

async function create(who = person()) {
  // How many come from one address is tested elsewhere.
  await app.database.pool.query('DELETE FROM rate_limits');
  const made = await who.call('POST', '/api/resumes', input);
  expect(made.status).toBe(201);
  return { who, id: (made.body.resume as { id: string }).id };
}

async function allReadable(list: Awaited<ReturnType<typeof create>>[]) {
  for (const { who, id } of list)
    expect((await who.call('GET', `/api/resumes/${id}`)).body).toMatchObject({
      resume: { originalContent: input.originalContent },
    });
}

test('every table with a wrapped key holds its master key, so that none is destroyed under it', async () => {
  const { rows } = await app.database.pool.query(
    "SELECT event_object_table AS name FROM information_schema.triggers WHERE trigger_name = 'hold_master_key' GROUP BY 1 ORDER BY 1",
  );
  expect(rows.map((row) => row.name)).toEqual(await tablesWithKeys(app.context.db));
  const { rows: wrapped } = await app.database.pool.query(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name LIKE '%wrapped%' ORDER BY 1",
  );
  // A new table: end its migration with SELECT hold_wrapped('its_name').
  expect(wrapped.map((row) => row.name)).toEqual(rows.map((row) => row.name));
});

test('nothing erased: nothing moves', async () => {
  await create();
  const before = file().current;
  expect(await rotateKeys(app.context)).toEqual({ destroyed: 0, moved: 0 });
  expect(file().current).toBe(before);
});

test('after an erasure the key goes, what lives moves on, and other processes notice', async () => {
  const other = openMasterKeys(app.context.config.dataDir);
  const [gone, ...staying] = [await create(), await create(), await create()];
  const old = file().current;
  const under = other.wrap(Buffer.alloc(32, 7));
  await gone?.who.call('DELETE', `/api/resumes/${gone.id}`);
  expect(await rotateKeys(app.context)).toMatchObject({ destroyed: 1 });
  expect(Object.keys(file().keys)).not.toContain(old);
  expect(other.currentId).toBe(file().current);
  // Read a moment before: still opened, from memory, for half a minute.
  expect(other.unwrap(under.masterId, under.wrapped)).toEqual(Buffer.alloc(32, 7));
  expect(() => openMasterKeys(app.context.config.dataDir).unwrap(under.masterId, under.wrapped)).toThrow();
  await allReadable(staying);
});

/** Breaks at the nth time the database is asked for something. */
function breaking(context: Context, at: number): Context {
  let count = 0;
  const db = new Proxy(context.db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...rest: unknown[]) => {
        count += 1;
        if (count === at) throw new Error('power cut');
        return Reflect.apply(value, target, rest);
      };
    },
  });
  return { ...context, db };
}

test('a rotation that breaks off at any step loses nothing, and the next one finishes', async () => {
  const staying = [await create(), await create()];
  let broken = 0;
  for (let at = 1; ; at += 1) {
    const gone = await create();
    await gone.who.call('DELETE', `/api/resumes/${gone.id}`);
    const done = await rotateKeys(breaking(app.context, at)).catch(() => 'broke off' as const);
    await allReadable(staying);
    if (done !== 'broke off') break;
    broken += 1;
  }
  expect(broken).toBeGreaterThan(8);
  await rotateKeys(app.context);
  expect((await app.database.pool.query('SELECT 1 FROM spoiled_keys')).rowCount).toBe(0);
  expect(Object.keys(file().keys)).toHaveLength(1);
});

test('a crash after the database knows and before the file does: the next rotation removes the key', async () => {
  const before = file();
  const gone = await create();
  await gone.who.call('DELETE', `/api/resumes/${gone.id}`);
  await rotateKeys(app.context);
  // As if the file had not been written yet.
  replaceKeyFile(app.context.config.dataDir, { ...file(), keys: { ...before.keys, ...file().keys } });
  await rotateKeys(app.context);
  expect(Object.keys(file().keys)).toEqual([file().current]);
});

test('who writes while keys are rotated loses nothing: it is stored and readable, or refused', async () => {
  let over = false;
  const made: Awaited<ReturnType<typeof create>>[] = [];
  const writer = async () => {
    const who = app.person();
    while (!over) {
      const reply = await who.call('POST', '/api/resumes', input);
      if (reply.status === 201) made.push({ who, id: (reply.body.resume as { id: string }).id });
      else expect([429, 503]).toContain(reply.status);
      const last = made.at(-1);
      if (made.length % 5 === 4 && last) {
        made.splice(made.indexOf(last), 1);
        await last.who.call('DELETE', `/api/resumes/${last.id}`);
      }
    }
  };
  const writers = [writer(), writer(), writer(), writer()];
  let destroyed = 0;
  for (let i = 0; i < 12; i += 1) {
    await app.database.pool.query('DELETE FROM rate_limits');
    destroyed += (await rotateKeys(app.context))?.destroyed ?? 0;
  }
  over = true;
  await Promise.all(writers);
  expect(destroyed).toBeGreaterThan(1);
  await allReadable(made);
});

test('nothing can be stored under a key that was destroyed', async () => {
  const { id } = await create();
  const gone = await create();
  const [row] = (await app.database.pool.query('SELECT * FROM resume_keys WHERE resume_id = $1', [id])).rows;
  await gone.who.call('DELETE', `/api/resumes/${gone.id}`);
  await rotateKeys(app.context);
  await expect(
    app.database.pool.query("INSERT INTO resume_keys VALUES ('late', $1, $2)", [row.master_id, row.wrapped]),
  ).rejects.toThrow(/destroyed/);
});

test('while a back-up holds the lock, no key goes', async () => {
  const client = await app.database.pool.connect();
  await client.query('SELECT pg_advisory_lock($1)', [ROTATION_LOCK]);
  expect(await rotateKeys(app.context)).toBeNull();
  await client.query('SELECT pg_advisory_unlock($1)', [ROTATION_LOCK]);
  client.release();
  expect(await rotateKeys(app.context)).not.toBeNull();
});
