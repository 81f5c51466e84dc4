import { inArray, sql } from 'drizzle-orm';
import type { Context, Job } from '../../platform/context.ts';
import { filesOf, removeFile } from './local-outbox.ts';
import { mailOutbox } from './schema.ts';

const DAY = 24 * 3_600_000;
const CONTENT_DAYS = 30;
const ROW_DAYS = 90;

/** A file of the local outbox goes with its row, and its row with the person or the resume. */
async function clearFiles({ db, config }: Context): Promise<void> {
  const files = await filesOf(config.dataDir);
  for (let at = 0; at < files.length; at += 500) {
    const some = files.slice(at, at + 500);
    const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(inArray(mailOutbox.id, some));
    const kept = new Set(rows.map((row) => row.id));
    for (const id of some) if (!kept.has(id)) await removeFile(config.dataDir, id);
  }
}

const sweep: Job = {
  name: 'mail.sweep',
  schedule: '* * * * *',
  async run(context) {
    const now = context.clock.now().getTime();
    const old = new Date(now - CONTENT_DAYS * DAY);
    // Rows with a key stay, without content: they are what keeps the mail from being written again.
    await context.db.execute(sql`
      UPDATE mail_outbox SET sealed = '' WHERE ended_at < ${old} AND length(sealed) > 0`);
    await context.db.execute(
      sql`DELETE FROM mail_outbox WHERE key IS NULL AND ended_at < ${new Date(now - ROW_DAYS * DAY)}`,
    );
    if (!context.config.SMTP_URL) await clearFiles(context);
  },
};

export const jobs: Job[] = [sweep];
