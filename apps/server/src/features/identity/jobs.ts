import { sql } from 'drizzle-orm';
import type { Context, Job } from '../../platform/context.ts';
import type { OwnerId } from '../../platform/owner.ts';

const IDLE_DAYS = 400;
const AT_ONCE = 200;

/** Longer than a visitor's cookie and a visitor's paid resume live; nobody could come back for it. */
async function forgetIdle({ db, clock, personalData }: Context): Promise<number> {
  const old = new Date(clock.now().getTime() - IDLE_DAYS * 24 * 3_600_000);
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    SELECT owner_id FROM visitors v WHERE seen_at < ${old}
      AND NOT EXISTS (SELECT 1 FROM resumes r WHERE r.owner_id = v.owner_id)
      AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.owner_id = v.owner_id AND s.status <> 'ended')
    LIMIT ${AT_ONCE}`);
  for (const { owner_id } of rows)
    await db.transaction(async (tx) => {
      for (const data of personalData) await data.purgeOwner(tx, owner_id as OwnerId);
    });
  return rows.length;
}

const sweep: Job = {
  name: 'identity.sweep',
  schedule: '53 3 * * *',
  async run(context) {
    while ((await forgetIdle(context)) === AT_ONCE);
  },
};

export const jobs: Job[] = [sweep];
