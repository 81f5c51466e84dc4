import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { accountLinks, sessions, users } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'accounts',
  tables: ['users', 'sessions', 'account_links'],
  async purgeResume() {},
  async purgeOwner(tx, ownerId) {
    await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
    await tx.delete(sessions).where(eq(sessions.ownerId, ownerId));
    await tx.delete(users).where(eq(users.ownerId, ownerId));
  },
  async moveOwner() {},
  async exportOwner(tx, ownerId) {
    const { email, firstName, lastName, role, language, timeZone, createdAt } = users;
    const account = await tx
      .select({ email, firstName, lastName, role, language, timeZone, createdAt })
      .from(users)
      .where(eq(users.ownerId, ownerId));
    const { seenAt } = sessions;
    return {
      account,
      sessions: await tx.select({ seenAt }).from(sessions).where(eq(sessions.ownerId, ownerId)),
    };
  },
};
