import { sql } from 'drizzle-orm';
import type { Job } from '../../platform/context.ts';
import { sweepLimits } from '../../platform/limits.ts';
import { sweepSessions } from './sessions.ts';

/** What has ended leaves the database: sessions, mailed links, counters, progress of readings. */
const sweep: Job = {
  name: 'accounts.sweep',
  schedule: '41 * * * *',
  async run({ db, clock }) {
    await sweepSessions(db, clock);
    await sweepLimits(db, clock);
    const old = new Date(clock.now().getTime() - 3_600_000);
    await db.execute(sql`DELETE FROM stream_events WHERE resume_id IS NULL AND at < ${old}`);
  },
};

export const jobs: Job[] = [sweep];
