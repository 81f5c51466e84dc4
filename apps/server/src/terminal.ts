import { createInlinePool } from '@tailor/documents';
import { DrizzleQueryError } from 'drizzle-orm';
import { personalData } from './generated/features.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { codeOf, isDatabaseAway } from './platform/database-away.ts';
import { createInlineEngine } from './platform/engine-inline.ts';
import { openMasterKeys } from './platform/keys.ts';
import { createLog } from './platform/log.ts';

export type Command = (words: string[]) => Promise<void>;

/** The composition root of an operator's terminal: one command, with nobody to tell of its progress. */
export function openTerminal(connections: number) {
  const config = readConfig(process.env);
  const log = createLog('error');
  const database = openDatabase(config.DATABASE_URL, log, { connections });
  const { db, pool } = database;
  return {
    config,
    db,
    /** Made when a command asks: it opens the keys, and the first to do so makes them. */
    context: (): Context => ({
      config,
      db,
      pool,
      log,
      clock: systemClock,
      keys: openMasterKeys(config.dataDir),
      engine: createInlineEngine(),
      documents: createInlinePool(),
      streams: { subscribe: () => () => undefined, close: async () => undefined },
      personalData,
    }),
    /** Runs the command that was typed, or says which there are. */
    async run(usage: string, commands: Record<string, Command>): Promise<void> {
      const [name = '', ...words] = process.argv.slice(2);
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      try {
        if (command) await command(words);
        else throw new UsageError();
      } catch (error) {
        const isUsage = error instanceof UsageError;
        console.error(isUsage ? usage : sentenceOf(error));
        process.exitCode = isUsage ? 2 : 1;
      }
      await database.close();
    },
  };
}

/** A table or a column that is not there, or not there yet. */
const otherVersion = /^(42P01|42703|3F000)$/;

/** What an operator is told. The text of a query says nothing to them, and carries what was typed. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (otherVersion.test(codeOf(error)))
    return 'This database was never brought to this version. Run npm start (or npm run server) once, then this again.';
  if (isDatabaseAway(error))
    return 'The database does not answer. Start it with npm start (or npm run db), or look at DATABASE_URL.';
  return error instanceof DrizzleQueryError && error.cause ? error.cause.message : error.message;
}

/** The command lacks what it is about. */
export class UsageError extends Error {}
