import { and, eq, isNull } from 'drizzle-orm';
import type { Job } from '../../platform/context.ts';
import { applications } from './schema.ts';
import { closed, opened } from './words.ts';

const AT_ONCE = 500;

/** Rows of before they were sealed; one that is changed meanwhile was sealed by that. */
const sealOld: Job = {
  name: 'applications.seal',
  schedule: '29 4 * * *',
  async run({ db, keys }) {
    for (;;) {
      const rows = await db.select().from(applications).where(isNull(applications.sealed)).limit(AT_ONCE);
      for (const row of rows) {
        const { title, company, url, notes, sealed, masterId, wrapped } = closed(
          keys,
          opened(keys, row),
          null,
        );
        await db
          .update(applications)
          .set({ title, company, url, notes, sealed, masterId, wrapped })
          .where(and(eq(applications.id, row.id), isNull(applications.sealed)));
      }
      if (rows.length < AT_ONCE) return;
    }
  },
};

export const jobs: Job[] = [sealOld];
