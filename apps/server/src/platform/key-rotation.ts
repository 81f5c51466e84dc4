import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Context } from './context.ts';
import type { Queryable, Transaction } from './database.ts';
import { keyFilePath, newMasterKey, readKeyFile, replaceKeyFile } from './key-file.ts';
import type { MasterKeys } from './keys.ts';

/**
 * A copy of the database files taken yesterday still holds what was erased today, wrapped under a
 * master key. So a key under which something was erased is destroyed: what lives under it is wrapped
 * under the current one first. Keys are small (rows, hours), so that little has to move.
 *
 * Order, so that a crash between any two steps loses nothing: a new key is in the file before it is
 * used; rows move in transactions; a key is marked destroyed in the database only when nothing lies
 * under it, which the trigger hold_master_key keeps true; then it leaves the file.
 */
export const masterKeys = pgTable('master_keys', {
  id: text().primaryKey(),
  destroyedAt: timestamp('destroyed_at', { withTimezone: true }),
});
export const spoiledKeys = pgTable('spoiled_keys', { id: text().primaryKey() });

/** Held by a rotation, and by a back-up: keys and rows of one moment belong together. */
export const ROTATION_LOCK = 7_402_611;
const MOST_ROWS = 2_000;
const MOST_AGE_MS = 3_600_000;
const BATCH = 500;
/** A run ends in time for the next one. */
const RUN_MS = 40_000;

export interface Rotated {
  destroyed: number;
  moved: number;
}

/** Null: another process or a back-up is at it. */
export async function rotateKeys(context: Context): Promise<Rotated | null> {
  const holder = await context.pool.connect();
  try {
    const { rows } = await holder.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      ROTATION_LOCK,
    ]);
    if (!rows[0]?.got) return null;
    try {
      return await rotate(context);
    } finally {
      await holder.query('SELECT pg_advisory_unlock($1)', [ROTATION_LOCK]);
    }
  } finally {
    holder.release();
  }
}

async function rotate(context: Context): Promise<Rotated> {
  const { db, keys } = context;
  const until = Date.now() + RUN_MS;
  const tables = await tablesWithKeys(db);
  dropDestroyed(context, await destroyedIds(db));
  const spoiled = new Set((await db.select({ id: spoiledKeys.id }).from(spoiledKeys)).map((row) => row.id));
  if (spoiled.has(keys.currentId) || (await isFull(context, tables))) await makeCurrent(context);
  const done: Rotated = { destroyed: 0, moved: 0 };
  for (const id of spoiled) {
    if (id === keys.currentId || Date.now() > until) continue;
    if (!(await emptyOut(context, tables, id, until, done))) continue;
    done.destroyed += 1;
  }
  dropDestroyed(context, await destroyedIds(db));
  return done;
}

/** Every table that has both columns, whichever feature it belongs to. */
export async function tablesWithKeys(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT quote_ident(table_name) AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('master_id', 'wrapped')
    GROUP BY table_name HAVING count(*) = 2 ORDER BY 1`);
  return rows.map((row) => row.name);
}

async function destroyedIds(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .select({ id: masterKeys.id })
    .from(masterKeys)
    .where(sql`${masterKeys.destroyedAt} IS NOT NULL`);
  return new Set(rows.map((row) => row.id));
}

/** An hour old and used, or with enough under it: the next things go under a new one. */
async function isFull({ config, db, keys }: Context, tables: string[]): Promise<boolean> {
  const id = keys.currentId;
  let rows = 0;
  for (const table of tables) rows += await rowsUnder(db, table, id);
  if (rows >= MOST_ROWS) return true;
  const made = readKeyFile(keyFilePath(config.dataDir)).made?.[id];
  return rows > 0 && Date.now() - (made ? Date.parse(made) : 0) > MOST_AGE_MS;
}

async function rowsUnder(db: Queryable, table: string, id: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM
    (SELECT 1 FROM ${sql.raw(table)} WHERE master_id = ${id} LIMIT ${MOST_ROWS}) AS counted`);
  return rows[0]?.n ?? 0;
}

async function makeCurrent({ config, db }: Context): Promise<void> {
  const file = readKeyFile(keyFilePath(config.dataDir));
  const { id, key } = newMasterKey();
  replaceKeyFile(config.dataDir, {
    ...file,
    current: id,
    keys: { ...file.keys, [id]: key },
    made: { ...file.made, [id]: new Date().toISOString() },
  });
  await db.insert(masterKeys).values({ id }).onConflictDoNothing();
}

/** False when the time was up; the next run goes on. */
async function emptyOut(
  context: Context,
  tables: string[],
  id: string,
  until: number,
  done: Rotated,
): Promise<boolean> {
  const { db, keys } = context;
  for (;;) {
    for (const table of tables)
      for (;;) {
        if (Date.now() > until) return false;
        const moved = await db.transaction((tx) => moveSome(tx, keys, table, id));
        done.moved += moved;
        if (moved > 0 && (await isFull(context, tables))) await makeCurrent(context);
        if (moved < BATCH) break;
      }
    if (await destroy(db, tables, id)) return true;
  }
}

/** The rows are locked: who changes one at this moment comes after us and sees the new key. */
async function moveSome(tx: Transaction, keys: MasterKeys, table: string, id: string): Promise<number> {
  const place = sql.raw(table);
  const { rows } = await tx.execute<{ at: string; wrapped: Buffer }>(sql`
    SELECT ctid::text AS at, wrapped FROM ${place} WHERE master_id = ${id} LIMIT ${BATCH} FOR UPDATE`);
  if (rows.length === 0) return 0;
  const next = rows.map(({ at, wrapped }) => {
    const under = keys.wrap(keys.unwrap(id, wrapped));
    return sql`(${at}::tid, ${under.masterId}, ${under.wrapped}::bytea)`;
  });
  await tx.execute(sql`UPDATE ${place} AS t SET master_id = v.master_id, wrapped = v.wrapped
    FROM (VALUES ${sql.join(next, sql`, `)}) AS v (at, master_id, wrapped) WHERE t.ctid = v.at`);
  return rows.length;
}

/** Waits for whoever is storing something under it, and looks once more. */
async function destroy(db: Context['db'], tables: string[], id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO master_keys (id) VALUES (${id}) ON CONFLICT (id) DO NOTHING`);
    await tx.execute(sql`SELECT 1 FROM master_keys WHERE id = ${id} FOR UPDATE`);
    for (const table of tables) if ((await rowsUnder(tx, table, id)) > 0) return false;
    await tx.execute(sql`UPDATE master_keys SET destroyed_at = now() WHERE id = ${id}`);
    await tx.execute(sql`DELETE FROM spoiled_keys WHERE id = ${id}`);
    return true;
  });
}

function dropDestroyed({ config }: Context, destroyed: Set<string>): void {
  const file = readKeyFile(keyFilePath(config.dataDir));
  const staying = Object.entries(file.keys).filter(([id]) => !destroyed.has(id) || id === file.current);
  if (staying.length === Object.keys(file.keys).length) return;
  const made = Object.entries(file.made ?? {}).filter(([id]) => staying.some(([one]) => one === id));
  replaceKeyFile(config.dataDir, {
    ...file,
    keys: Object.fromEntries(staying),
    made: Object.fromEntries(made),
  });
}
