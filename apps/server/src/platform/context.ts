import type { DocumentPool } from '@tailor/documents';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { EngineRunner } from './engine-runner.ts';
import type { JobDefinition } from './jobs.ts';
import type { MasterKeys } from './keys.ts';
import type { Log } from './log.ts';
import type { Notifications } from './notifications.ts';
import type { PersonalData } from './personal-data.ts';

/** What a feature gets: made once per process in main.ts, worker.ts, or by a test with other settings. */
export interface Context {
  config: Config;
  db: Database;
  /** For the few selects that are prepared once and run often. */
  pool: pg.Pool;
  log: Log;
  clock: Clock;
  keys: MasterKeys;
  engine: EngineRunner;
  /** Strangers' files are opened in children of their own. */
  documents: DocumentPool;
  streams: Notifications;
  /** Of every feature: who erases a resume asks all of them. */
  personalData: PersonalData[];
}

export type Job = JobDefinition<Context>;
