import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Two files may clone at the same moment, and the template allows one copy at a time. */
async function clone(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [inject('databaseTemplate')]);
  await client.query(`create database ${name} template ${inject('databaseTemplate')}`);
}

/**
 * A migrated database of its own for the calling test file, dropped after its last test. Returns its
 * address. `empty` gives one without any table.
 */
export async function testDatabase({ empty = false } = {}): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    if (empty) await client.query(`create database ${name}`);
    else await clone(client, name);
  });
  afterAll(() => onServer((client) => client.query(`drop database if exists ${name} with (force)`)));
  const address = new URL(inject('databaseServer'));
  address.pathname = `/${name}`;
  return address.href;
}
