import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorFields, type Log } from './log.ts';

export type Database = NodePgDatabase;
/** Inside a transaction; the same interface, so that stores serve both. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface DatabaseHandle {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

// int8 and numeric as numbers: our counters stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string, log: Log, { connections = 12 } = {}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'resume-tailor',
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => log.warn('database.connection_lost', errorFields(error)));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
