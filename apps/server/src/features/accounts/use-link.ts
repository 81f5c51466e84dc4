import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/tokens.ts';
import { type LinkPurpose, type TakenLink, takeLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { accountLinks, users } from './schema.ts';
import { endOtherSessions, startSession } from './sessions.ts';
import { mayStayUnconfirmed } from './unconfirmed.ts';

/** The first answer to an address comes from another browser than the one that signed up. */
async function maybePlanted(
  { config }: Context,
  tx: Transaction,
  link: TakenLink,
  proof: string | null,
): Promise<boolean> {
  if (link.purpose === 'reset' || !(await isUnconfirmed(tx, link.ownerId))) return false;
  if (link.purpose === 'confirm') return !(proof !== null && link.proofHash?.equals(hashToken(proof)));
  return !mayStayUnconfirmed(config);
}

async function isUnconfirmed(tx: Transaction, ownerId: string): Promise<boolean> {
  const [user] = await tx
    .select({ at: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.ownerId, ownerId));
  return user?.at === null;
}

/** Whoever answers a mail is signed in, and its link is spent. */
export async function useLink(
  context: Context,
  token: string,
  password: string | null,
  proof: string | null,
): Promise<{ session: string; purpose: LinkPurpose }> {
  const { db, clock } = context;
  const passwordHash = password === null ? null : await hashPassword(password);
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, clock.now(), token);
    if (!link) throw new AppError('expired', 'This link was used already or is too old. Ask for a new one.');
    if (link.purpose === 'reset' && passwordHash === null)
      throw new AppError('invalid_request', 'Choose a new password.', { field: 'password' });
    // Somebody else may have signed up with this address: what they chose must not open it now.
    const planted = await maybePlanted(context, tx, link, proof);
    if (planted && link.purpose === 'confirm' && passwordHash === null)
      throw new AppError('invalid_request', 'Choose a password here.', { field: 'password' });
    const chosen = link.purpose === 'reset' || (planted && link.purpose === 'confirm');
    // Whoever answered the mail reads this address.
    await tx
      .update(users)
      .set({
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${clock.now()})`,
        ...(chosen ? { passwordHash } : planted ? { passwordHash: null } : {}),
      })
      .where(eq(users.ownerId, link.ownerId));
    if (chosen || planted) {
      await endOtherSessions(tx, link.ownerId, null);
      await tx.delete(accountLinks).where(eq(accountLinks.ownerId, link.ownerId));
    }
    return { session: await startSession(tx, clock, link.ownerId), purpose: link.purpose };
  });
}
