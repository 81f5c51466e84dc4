import { eq } from 'drizzle-orm';
import { ExportedFile } from '../../platform/exported-file.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findPicture } from './picture.ts';
import { accountIdentities, accountLinks, accountPictures, sessions, users } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'accounts',
  tables: ['users', 'sessions', 'account_links', 'account_identities', 'account_pictures'],
  async purgeResume() {},
  async purgeOwner(tx, ownerId) {
    await tx.delete(accountPictures).where(eq(accountPictures.ownerId, ownerId));
    await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
    await tx.delete(accountIdentities).where(eq(accountIdentities.ownerId, ownerId));
    await tx.delete(sessions).where(eq(sessions.ownerId, ownerId));
    await tx.delete(users).where(eq(users.ownerId, ownerId));
  },
  async moveOwner() {},
  async exportOwner(tx, ownerId, keys) {
    const { email, firstName, lastName, role, language, timeZone, createdAt } = users;
    const account = await tx
      .select({ email, firstName, lastName, role, language, timeZone, createdAt })
      .from(users)
      .where(eq(users.ownerId, ownerId));
    const { seenAt } = sessions;
    const picture = await findPicture(tx, keys, ownerId);
    const { issuer, subject } = accountIdentities;
    return {
      account,
      picture: picture && new ExportedFile('picture.png', picture),
      identities: await tx
        .select({ issuer, subject })
        .from(accountIdentities)
        .where(eq(accountIdentities.ownerId, ownerId)),
      sessions: await tx.select({ seenAt }).from(sessions).where(eq(sessions.ownerId, ownerId)),
    };
  },
};
