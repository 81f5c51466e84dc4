import type { Context } from '../../platform/context.ts';
import type { ResumeId } from '../../platform/owner.ts';
import { stillExpired } from './store.ts';

/** Every feature forgets the resume in one transaction; its key goes with it. */
export async function eraseResume(context: Context, id: ResumeId): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const data of context.personalData) await data.purgeResume(tx, id);
  });
}

export async function eraseExpired(context: Context, id: ResumeId): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await stillExpired(tx, id, context.clock.now()))) return;
    for (const data of context.personalData) await data.purgeResume(tx, id);
  });
}
