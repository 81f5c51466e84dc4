import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Manner } from '../../platform/owner.ts';
import { foldAddress } from '../mail/address.ts';
import type { ProvenIdentity } from './provider.ts';
import { accountIdentities, accountLinks, type UserRow, users } from './schema.ts';
import { endOtherSessions, startSession } from './sessions.ts';

/**
 * Issuer and subject say who somebody is. Only where they are new does the address matter, and only
 * when the provider has seen its owner read it: else anybody could take an account by naming its address.
 */
export async function signInProven(
  context: Context,
  proven: ProvenIdentity,
  manner: Manner,
): Promise<string> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    // Two browsers of one new person at once make one account.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`identity:${proven.email ?? proven.subject}`}, 0))`,
    );
    const ownerId = (await knownOwner(tx, proven)) ?? (await newOwner(context, tx, proven, manner));
    return startSession(tx, clock, ownerId);
  });
}

async function knownOwner(tx: Transaction, { issuer, subject }: ProvenIdentity): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: accountIdentities.ownerId })
    .from(accountIdentities)
    .where(and(eq(accountIdentities.issuer, issuer), eq(accountIdentities.subject, subject)));
  return row?.ownerId ?? null;
}

async function newOwner(
  { clock }: Context,
  tx: Transaction,
  { issuer, subject, email, emailVerified, firstName, lastName }: ProvenIdentity,
  manner: Manner,
): Promise<string> {
  if (!email || !emailVerified)
    throw new AppError('forbidden', 'The sign-in provider has not confirmed your e-mail address.');
  const ownerId = await ownerOfAddress(tx, clock, { email, firstName, lastName }, manner);
  await tx.insert(accountIdentities).values({ issuer, subject, ownerId });
  return ownerId;
}

/** The account of an address whose owner has just proven to read it; a new one when there is none. */
export async function ownerOfAddress(
  tx: Transaction,
  clock: Clock,
  who: { email: string; firstName?: string | null; lastName?: string | null },
  manner: Manner,
): Promise<string> {
  const email = foldAddress(who.email);
  const [existing] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (existing && existing.emailConfirmedAt === null) await takeOver(tx, existing, clock.now());
  if (existing) return existing.ownerId;
  const ownerId = `u_${newId()}`;
  await tx.insert(users).values({
    ownerId,
    email,
    emailConfirmedAt: clock.now(),
    firstName: who.firstName ?? null,
    lastName: who.lastName ?? null,
    language: manner.language,
    timeZone: manner.timeZone,
    createdAt: clock.now(),
  });
  return ownerId;
}

/** Whoever signed up with this address never proved to read it: what they chose ends here. */
async function takeOver(tx: Transaction, { ownerId }: UserRow, now: Date): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: now, passwordHash: null }).where(eq(users.ownerId, ownerId));
  await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
  await endOtherSessions(tx, ownerId, null);
}
