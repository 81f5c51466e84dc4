import type { Context } from '../../platform/context.ts';
import type { ResumeId } from '../../platform/owner.ts';

/** Every feature forgets the resume in one transaction; its key goes with it. */
export async function eraseResume(context: Context, id: ResumeId): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const data of context.personalData) await data.purgeResume(tx, id);
  });
}
