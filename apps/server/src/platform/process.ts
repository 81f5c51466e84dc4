import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createKeptPool } from '@tailor/documents';
import type pg from 'pg';
import { personalData } from '../generated/features.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database.ts';
import { openEnginePool } from './engine-pool.ts';
import { openMasterKeys } from './keys.ts';
import { createLog, errorFields } from './log.ts';
import { MigrationError } from './migrate.ts';
import { listenTo } from './notifications.ts';
import { STREAM_CHANNEL } from './streams.ts';

export interface Started {
  address?: string;
  stop(): Promise<void>;
}

export interface Process {
  context: Context;
  pool: pg.Pool;
  paths: { migrations: string };
}

const STOP_MS = 20_000;

/** The one composition root of server and worker: everything is made here and handed in. */
export async function startProcess(name: string, start: (made: Process) => Promise<Started>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.LOG_LEVEL);
    const database = openDatabase(config.DATABASE_URL, log);
    const streams = listenTo(config.DATABASE_URL, STREAM_CHANNEL, log);
    const engine = openEnginePool(config.ENGINE_THREADS);
    const documents = createKeptPool({
      keeperPath: besideBundle('document-keeper.mjs'),
      childPath: besideBundle('document-child.mjs'),
      niceness: 10,
    });
    const keys = openMasterKeys(config.dataDir);
    const context: Context = {
      config,
      db: database.db,
      pool: database.pool,
      log,
      clock: systemClock,
      keys,
      engine,
      documents,
      streams,
      personalData,
    };
    const started = await start({ context, pool: database.pool, paths: { migrations: migrationsFolder() } });
    log.info(`${name}.ready`, { address: started.address });
    process.send?.({ type: 'ready', address: started.address });
    engine.warm();
    onceToldToStop(config.TAILOR_SUPERVISED, async () => {
      const late = setTimeout(() => process.exit(1), STOP_MS);
      await started.stop();
      await Promise.all([streams.close(), engine.close(), documents.close()]);
      await database.close();
      clearTimeout(late);
      log.info(`${name}.stopped`);
      process.exit(0);
    });
    process.on('unhandledRejection', (error) => log.error(`${name}.unhandled`, errorFields(error)));
  } catch (error) {
    refuseToStart(name, error);
  }
}

function refuseToStart(name: string, error: unknown): never {
  const told = error instanceof ConfigError || error instanceof MigrationError;
  console.error(told ? error.message : error);
  createLog('info').error(`${name}.refused`, errorFields(error));
  // 78 is EX_CONFIG: a restart would not help.
  process.exit(told ? 78 : 1);
}

function onceToldToStop(supervised: boolean, stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    void stop();
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  if (supervised) process.on('disconnect', once);
}

function besideBundle(name: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), name);
}

/** Beside the bundle, or beside the source. */
function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = [join(here, 'migrations'), resolve(here, '..', 'migrations')].find(existsSync);
  if (!folder) throw new Error('the migrations folder is missing');
  return folder;
}
