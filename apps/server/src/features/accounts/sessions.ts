import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Owner, OwnerId } from '../../platform/owner.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { KEPT_SECONDS } from './provider.ts';
import { sessions, users } from './schema.ts';

const DAY = 24 * 3_600_000;
const IDLE_DAYS = 14;
const ABSOLUTE_DAYS = 90;
const SEEN_STEP_MS = 3_600_000;

export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

export function sessionCookie(secure: boolean, token: string | null): string {
  const age = token ? ABSOLUTE_DAYS * 24 * 3600 : 0;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`;
  return `${sessionCookieName(secure)}=${token ?? ''}; ${flags}${secure ? '; Secure' : ''}`;
}

/** What the browser that signed up keeps until its address is confirmed. */
export function proofCookieName(secure: boolean): string {
  return secure ? '__Host-sign-up' : 'sign-up';
}

export function proofCookie(secure: boolean, proof: string | null): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${proof ? 3_600 : 0}`;
  return `${proofCookieName(secure)}=${proof ?? ''}; ${flags}${secure ? '; Secure' : ''}`;
}

/** What the browser keeps on its way to the provider and back: sealed, and for ten minutes. */
export function providerCookieName(secure: boolean): string {
  return secure ? '__Host-oidc' : 'oidc';
}

export function providerCookie(secure: boolean, kept: string | null): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${kept ? KEPT_SECONDS : 0}`;
  return `${providerCookieName(secure)}=${kept ?? ''}; ${flags}${secure ? '; Secure' : ''}`;
}

/** A session lives while it was seen after the first moment and made after the second. */
export function sessionBounds(clock: Clock): { seenAfter: Date; madeAfter: Date } {
  const now = clock.now().getTime();
  return { seenAfter: new Date(now - IDLE_DAYS * DAY), madeAfter: new Date(now - ABSOLUTE_DAYS * DAY) };
}

function alive(clock: Clock) {
  const { seenAfter, madeAfter } = sessionBounds(clock);
  return and(gt(sessions.seenAt, seenAfter), gt(sessions.createdAt, madeAfter));
}

/** One select on the hash. */
export async function findSession(
  db: Queryable,
  clock: Clock,
  adminEmails: ReadonlySet<string>,
  token: string,
): Promise<Owner | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      ownerId: sessions.ownerId,
      role: users.role,
      email: users.email,
      confirmed: users.emailConfirmedAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.ownerId, sessions.ownerId))
    .where(and(eq(sessions.tokenHash, tokenHash), alive(clock)));
  if (!row) return null;
  const now = clock.now();
  if (now.getTime() - row.seenAt.getTime() > SEEN_STEP_MS)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  return {
    id: row.ownerId as OwnerId,
    kind: 'user',
    userId: row.ownerId.slice(2),
    // An address makes an administrator only once its owner has proven to read it.
    isAdmin: row.role === 'admin' || (row.confirmed !== null && adminEmails.has(row.email)),
  };
}

export async function startSession(tx: Transaction, clock: Clock, ownerId: string): Promise<string> {
  const { token, hash } = newToken();
  const now = clock.now();
  await tx.insert(sessions).values({ tokenHash: hash, ownerId, createdAt: now, seenAt: now });
  return token;
}

export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

export async function endOtherSessions(
  db: Queryable,
  ownerId: string,
  token: string | null,
): Promise<number> {
  const own = eq(sessions.ownerId, ownerId);
  const others = token ? and(own, ne(sessions.tokenHash, hashToken(token))) : own;
  return (await db.delete(sessions).where(others)).rowCount ?? 0;
}

export async function listSessions(db: Queryable, ownerId: string, token: string) {
  const current = hashToken(token);
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.ownerId, ownerId))
    .orderBy(sessions.createdAt);
  return rows.map((row) => ({
    current: row.tokenHash.equals(current),
    createdAt: row.createdAt,
    seenAt: row.seenAt,
  }));
}

export async function sweepSessions(db: Queryable, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.seenAt, new Date(now - IDLE_DAYS * DAY)),
        lt(sessions.createdAt, new Date(now - ABSOLUTE_DAYS * DAY)),
      ),
    );
  await db.execute(sql`DELETE FROM account_links WHERE expires_at < ${new Date(now - DAY)}`);
}
