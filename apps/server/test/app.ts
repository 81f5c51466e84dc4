import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInlinePool } from '@tailor/documents';
import { afterAll } from 'vitest';
import { featureJobs, personalData } from '../src/generated/features.ts';
import { type App, createApp } from '../src/http/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Context } from '../src/platform/context.ts';
import { type DatabaseHandle, openDatabase } from '../src/platform/database.ts';
import { createInlineEngine } from '../src/platform/engine-inline.ts';
import { runJobs } from '../src/platform/job-runner.ts';
import { openMasterKeys } from '../src/platform/keys.ts';
import { createLog } from '../src/platform/log.ts';
import { readMigrations } from '../src/platform/migrate.ts';
import { listenTo } from '../src/platform/notifications.ts';
import { STREAM_CHANNEL } from '../src/platform/streams.ts';
import { testDatabase } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, '..', 'src', 'migrations');

/** A clock that a test moves. It follows real time until then, so that waits still end. */
export interface MovableClock extends Clock {
  move(milliseconds: number): void;
}

function movableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    move(milliseconds) {
      offset += milliseconds;
    },
  };
}

export interface TestApp extends App {
  context: Context;
  clock: MovableClock;
  database: DatabaseHandle;
  databaseUrl: string;
  /** Every line the process logged. */
  logged: string[];
  /** A person: keeps cookies between calls. */
  person(headers?: Record<string, string>): Person;
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, unknown>;
}

export interface Person {
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<Reply>;
  cookies: Map<string, string>;
}

/** The real application over a database of its own, with a worker unless told otherwise. */
export async function testApp(
  options: { worker?: boolean; env?: Record<string, string>; databaseUrl?: string } = {},
): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await testDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'tailor-test-'));
  const logged: string[] = [];
  const log = createLog('debug', (line) => logged.push(line));
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...options.env });
  const database = openDatabase(databaseUrl, log, { connections: 6 });
  const clock = movableClock();
  const streams = listenTo(databaseUrl, STREAM_CHANNEL, log);
  const engine = createInlineEngine();
  const keys = openMasterKeys(dataDir);
  const context: Context = {
    config,
    db: database.db,
    pool: database.pool,
    log,
    clock,
    keys,
    engine,
    documents: createInlinePool(),
    streams,
    personalData,
  };
  const app = await createApp(context, { pool: database.pool, migrations: readMigrations(migrationsFolder) });
  const runner =
    options.worker === false
      ? null
      : await runJobs({ ...database, log, context, definitions: featureJobs, concurrency: 2 });
  afterAll(async () => {
    await app.drain();
    await runner?.stop();
    await streams.close();
    await engine.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    ...app,
    context,
    clock,
    database,
    databaseUrl,
    logged,
    person: (headers) => makePerson(app, headers),
  };
}

function makePerson(app: App, headers: Record<string, string> = {}): Person {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, url, body) {
      const reply = await app.server.inject({
        method,
        url,
        headers: {
          ...headers,
          ...(cookies.size > 0
            ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      for (const cookie of reply.cookies) cookies.set(cookie.name, cookie.value);
      return {
        status: reply.statusCode,
        body: asObject(reply.body),
        text: reply.body,
        headers: reply.headers,
      };
    },
  };
}

function asObject(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
