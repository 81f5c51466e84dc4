import type { MailContext } from '../../src/features/mail/context.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { openMasterKeys } from '../../src/platform/keys.ts';
import { createLog } from '../../src/platform/log.ts';

/** What a worker needs to send, over a database and a data folder that are there already. */
export function mailContext(env: Record<string, string>, logged?: (line: string) => void) {
  const config = readConfig({ OPERATOR_ADDRESS: '1 Example Street, Example Town', ...env });
  const log = createLog('warn', logged ?? (() => undefined));
  const database = openDatabase(config.DATABASE_URL, log, { connections: 8 });
  const keys = openMasterKeys(config.dataDir);
  const context: MailContext = { config, db: database.db, log, clock: systemClock, keys };
  return { context, database };
}
