import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Any number that only this product uses: one migrator at a time per database. */
const ADVISORY_LOCK = 7_203_118_441;
const namePattern = /^\d{14}_[a-z0-9]+(_[a-z0-9]+)+\.sql$/;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export class MigrationError extends Error {}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!namePattern.test(name))
        throw new MigrationError(`${name}: name it YYYYMMDDHHMMSS_feature_what.sql`);
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Brings a database to the newest version: one transaction a file, under one lock. Returns what it ran. */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const wanted = readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const applied = await readApplied(client);
    compare(wanted, applied);
    const ran: string[] = [];
    for (const migration of wanted.filter(({ name }) => !applied.has(name))) {
      await runOne(client, migration);
      ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function compare(wanted: Migration[], applied: Map<string, string>): void {
  for (const [name] of applied)
    if (!wanted.some((migration) => migration.name === name))
      throw new MigrationError(`The database was made by a newer version (${name}). Run that version.`);
  for (const { name, checksum } of wanted)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new MigrationError(`${name} was changed after it ran. Restore the file and add a new one.`);
}

async function runOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new MigrationError(`${name}: ${reason}`);
  }
}

/** Whether the running code and the database agree: what /readyz asks. */
export async function versionsAgree(pool: pg.Pool, wanted: Migration[]): Promise<boolean> {
  const applied = await readApplied(pool);
  return (
    applied.size === wanted.length && wanted.every(({ name, checksum }) => applied.get(name) === checksum)
  );
}
