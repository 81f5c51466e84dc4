import { isLanguage } from '@tailor/contract/languages';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { enqueueJob, type JobPayload } from '../../platform/jobs.ts';
import { openFromJob, sealForJob } from '../../platform/sealed-payload.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { foldAddress } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { accountLinks, type UserRow, users } from './schema.ts';

export type LinkPurpose = 'sign-in' | 'reset' | 'confirm';

export interface TakenLink {
  ownerId: string;
  purpose: LinkPurpose;
  /** Of the browser that signed up. */
  proofHash: Buffer | null;
}

const LIFE_MS = 20 * 60_000;

/** Mails a link that works once within 20 minutes; only its hash is kept. */
export async function mailLink(
  context: Context,
  tx: Transaction,
  user: Pick<UserRow, 'ownerId' | 'email'>,
  purpose: LinkPurpose,
  language: Parameters<typeof enqueueMail>[2]['language'],
  proofHash: Buffer | null = null,
): Promise<void> {
  const { token, hash } = newToken();
  const expiresAt = new Date(context.clock.now().getTime() + LIFE_MS);
  await tx
    .insert(accountLinks)
    .values({ tokenHash: hash, ownerId: user.ownerId, purpose, proofHash, expiresAt });
  // The token stands behind "#": it reaches our page, but no server log and no referrer.
  const url = `${context.config.origin}/login?link=${purpose}#${token}`;
  const params = { url, minutes: LIFE_MS / 60_000 };
  await enqueueMail(tx, context.keys, {
    kind: purpose,
    to: user.email,
    language,
    params,
    ownerId: user.ownerId,
    validUntil: expiresAt,
  });
}

/** Null: unknown, used or too old. Twenty at once: one gets it. */
export async function takeLink(tx: Transaction, now: Date, token: string): Promise<TakenLink | null> {
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, hashToken(token)),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({
      ownerId: accountLinks.ownerId,
      purpose: accountLinks.purpose,
      proofHash: accountLinks.proofHash,
    });
  return row ?? null;
}

export const SEND_LINK_JOB = 'accounts.send-link';

/** Known and unknown addresses are the same work here; the job finds out, when nobody waits. */
export async function askForLink(
  context: Context,
  email: string,
  purpose: 'sign-in' | 'reset',
  language: string,
): Promise<void> {
  const payload = {
    purpose,
    language,
    ...sealForJob(context.keys, SEND_LINK_JOB, foldAddress(email)),
  };
  await context.db.transaction((tx) => enqueueJob(tx, SEND_LINK_JOB, payload));
}

export async function sendAskedLink(context: Context, tx: Transaction, payload: JobPayload): Promise<void> {
  const email = openFromJob(context.keys, SEND_LINK_JOB, payload);
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (!user) return;
  const language = String(payload.language);
  await mailLink(
    context,
    tx,
    user,
    payload.purpose === 'reset' ? 'reset' : 'sign-in',
    isLanguage(language) ? language : 'en',
  );
}
