import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { MailRow, MailState } from './schema.ts';

/**
 * The states of a mail, each step one statement that only the holder of the claim can make. Leases
 * are counted by the database's clock, which all workers share; what is due, by ours.
 */
export interface ClaimedMail extends Pick<MailRow, 'id' | 'kind' | 'category' | 'language' | 'attempts'> {
  key: string | null;
  sealed: Buffer;
  masterId: string;
  wrapped: Buffer;
  addressHash: Buffer | null;
  validUntil: Date | null;
  createdAt: Date;
}

/** A service mail that may have been lost on the way is handed over once more, and never a third time. */
const MOST_HAND_OVERS = 2;

/** Service mails first. An uncertain one comes back only while somebody still needs it. */
export async function claimMails(
  db: Queryable,
  now: Date,
  claim: string,
  { leaseSeconds, most, totalMs }: { leaseSeconds: number; most: number; totalMs: number },
): Promise<ClaimedMail[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    WITH again AS (
      SELECT id FROM mail_outbox WHERE state = 'uncertain' AND category = 'service' AND due_at <= ${now}
        AND hand_overs < ${MOST_HAND_OVERS} AND coalesce(valid_until, created_at + interval '1 day') > ${new Date(now.getTime() + totalMs)}
        ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED),
    fresh AS (
      SELECT id FROM mail_outbox WHERE state = 'pending' AND due_at <= ${now}
        ORDER BY (category = 'service') DESC, due_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE mail_outbox SET state = 'claimed', claim = ${claim}, handed_at = NULL,
      claimed_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (SELECT id FROM again UNION ALL SELECT id FROM fresh)
    RETURNING id, key, kind, category, language, attempts, sealed, master_id AS "masterId", wrapped,
      address_hash AS "addressHash", valid_until AS "validUntil", created_at AS "createdAt"`);
  const mails = rows.map((row) => ({
    ...(row as unknown as ClaimedMail),
    validUntil: row.validUntil ? new Date(row.validUntil as string) : null,
    createdAt: new Date(row.createdAt as string),
  }));
  // An UPDATE returns its rows in any order.
  const rank = (mail: ClaimedMail) => (mail.category === 'service' ? 0 : 1);
  return mails.sort((a, b) => rank(a) - rank(b));
}

/** Committed before the first byte goes out. → false: the claim or the life of the link could end on the way. */
export async function markHanded(
  db: Queryable,
  id: string,
  claim: string,
  { now, totalMs }: { now: Date; totalMs: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE mail_outbox SET handed_at = now(), hand_overs = hand_overs + 1, attempts = attempts + 1
    WHERE id = ${id} AND claim = ${claim} AND state = 'claimed'
      AND claimed_until > now() + make_interval(secs => ${totalMs / 1000})
      AND (valid_until IS NULL OR valid_until > ${new Date(now.getTime() + totalMs)})`);
  return rowCount === 1;
}

/** Certainly not taken: it counts as no hand-over. */
export async function sendLater(
  db: Queryable,
  id: string,
  claim: string,
  dueAt: Date,
  reason: string,
): Promise<void> {
  await db.execute(sql`
    UPDATE mail_outbox SET claim = NULL, claimed_until = NULL, reason = ${reason}, due_at = ${dueAt},
      state = CASE WHEN hand_overs > 1 THEN 'uncertain' ELSE 'pending' END,
      hand_overs = hand_overs - 1, handed_at = NULL
    WHERE id = ${id} AND claim = ${claim} AND state = 'claimed'`);
}

export async function endMail(
  db: Queryable,
  id: string,
  claim: string,
  end: { state: Exclude<MailState, 'pending' | 'claimed'>; reason: string | null; now: Date; again?: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE mail_outbox SET state = ${end.state}, reason = ${end.reason}, ended_at = ${end.now},
      claim = NULL, claimed_until = NULL, due_at = coalesce(${end.again ?? null}::timestamptz, due_at)
    WHERE id = ${id} AND claim = ${claim} AND state = 'claimed'`);
  return rowCount === 1;
}

/**
 * Of workers that are no more: what was never handed over waits again, the rest is uncertain, also
 * when this worker had only meant to hand it over a second time.
 */
export async function freeExpiredClaims(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE mail_outbox SET claim = NULL, claimed_until = NULL,
      state = CASE WHEN hand_overs = 0 THEN 'pending' ELSE 'uncertain' END,
      reason = CASE WHEN handed_at IS NULL THEN reason ELSE 'worker_lost' END,
      ended_at = CASE WHEN hand_overs = 0 THEN NULL ELSE ${now}::timestamptz END
    WHERE state = 'claimed' AND claimed_until < now()`);
  return rowCount ?? 0;
}

/** Given back by a worker that stops: it had not begun with these. */
export async function giveBack(db: Queryable, claim: string): Promise<void> {
  await db.execute(sql`
    UPDATE mail_outbox SET claim = NULL, claimed_until = NULL,
      state = CASE WHEN hand_overs = 0 THEN 'pending' ELSE 'uncertain' END
    WHERE claim = ${claim} AND state = 'claimed' AND handed_at IS NULL`);
}
