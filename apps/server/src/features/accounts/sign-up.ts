import type { Language } from '@tailor/contract/languages';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Manner } from '../../platform/owner.ts';
import { newToken } from '../../platform/tokens.ts';
import { foldAddress } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { mailLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { users } from './schema.ts';
import { startSession } from './sessions.ts';
import { mayStayUnconfirmed } from './unconfirmed.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** Whoever signs up again hears of it by mail; the page says the same as to somebody new. */
async function tellKnown(
  context: Context,
  tx: Transaction,
  email: string,
  language: Language,
): Promise<void> {
  if (mayStayUnconfirmed(context.config))
    throw new AppError('conflict', 'There is an account with this address. Sign in instead.');
  const params = { url: `${context.config.origin}/login` };
  const [known] = await tx
    .select({ ownerId: users.ownerId })
    .from(users)
    .where(eq(users.email, foldAddress(email)));
  await enqueueMail(tx, context.keys, {
    kind: 'account-exists',
    // Theirs, so that it goes with the account.
    ...(known ? { ownerId: known.ownerId } : {}),
    to: email,
    language,
    params,
  });
}

/**
 * A session when the person is signed in at once; null when a mail has to be answered first. The
 * proof stays in the browser, known address or not.
 */
export async function signUp(
  context: Context,
  { email, password, firstName, lastName }: NewAccount,
  manner: Manner,
): Promise<{ session: string | null; proof: string }> {
  const { db, clock, config } = context;
  // Hashed before anything is looked up: known and unknown addresses take the same time.
  const passwordHash = await hashPassword(password);
  const row = {
    ownerId: `u_${newId()}`,
    email: foldAddress(email),
    firstName: firstName?.trim() || null,
    lastName: lastName?.trim() || null,
    passwordHash,
    language: manner.language,
    timeZone: manner.timeZone,
    createdAt: clock.now(),
  };
  const { token: proof, hash: proofHash } = newToken();
  const session = await db.transaction(async (tx) => {
    const made = await tx.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning();
    const user = made[0];
    if (!user) {
      await tellKnown(context, tx, email, manner.language);
      return null;
    }
    await mailLink(context, tx, user, 'confirm', manner.language, proofHash);
    return mayStayUnconfirmed(config) ? startSession(tx, clock, user.ownerId) : null;
  });
  return { session, proof };
}
