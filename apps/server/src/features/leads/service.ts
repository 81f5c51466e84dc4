import type { CaptureEmailBody } from '@tailor/contract/calls/capture-email';
import { pathPrefix } from '@tailor/contract/languages';
import { plans } from '@tailor/contract/plans';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import { takeFromLimit } from '../../platform/limits.ts';
import type { Manner, Owner } from '../../platform/owner.ts';
import { addressHash, foldAddress } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { isHidden } from '../mail/shown-address.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { resumes } from '../resumes/schema.ts';
import { type LeadRow, leads } from './schema.ts';
import { textUrl } from './text-link.ts';

/** Of the sentence beside the box; changes whenever the sentence does. */
const CONSENT_VERSION = '2026-11';
const HOUR = 3_600_000;
const perAddress = { name: 'mail.to', most: 3, seconds: 86_400 };
const perOwner = { name: 'mail.by', most: 10, seconds: 86_400 };

/** Many in one transaction are quick, and not so many that others wait for it. */
const REMIND_BATCH = 200;

const amounts = { free_user: 0, basic: plans.basic.cents, premium: plans.premium.cents };
const cartKey = (leadId: string): string => `abandonedCart:${leadId}`;

export function createLeadService(context: Context) {
  const { db, keys, clock, config } = context;

  /** What was asked for: the text by mail. Only of one's own resume, and only while it is there. */
  async function mailText(tx: Transaction, owner: Owner, body: CaptureEmailBody, manner: Manner) {
    if (body.type !== 'free_user' || !body.resumeId) return;
    const [resume] = await tx
      .select({ expiresAt: resumes.expiresAt, processed: resumes.processedVersion })
      .from(resumes)
      .where(and(eq(resumes.id, body.resumeId), eq(resumes.ownerId, owner.id)));
    if (!resume?.expiresAt || resume.processed === null) return;
    await takeFromLimit(db, clock, perAddress, addressHash(keys, body.email).toString('base64url'));
    await takeFromLimit(db, clock, perOwner, owner.id);
    const hash = addressHash(keys, body.email);
    const confirmUrl = `${config.origin}${pathPrefix(manner.language)}/preferences#${unsubscribeToken(keys, hash, 'marketing')}`;
    await enqueueMail(tx, keys, {
      kind: 'freeUserImmediate',
      to: body.email,
      language: manner.language,
      ownerId: owner.id,
      resumeId: body.resumeId,
      params: {
        url: textUrl(context, body.resumeId, resume.expiresAt),
        endsAt: resume.expiresAt.toISOString(),
        ...(body.marketingConsent ? { confirmUrl } : {}),
      },
    });
  }

  async function keepLead(tx: Transaction, owner: Owner, body: CaptureEmailBody, manner: Manner) {
    const now = clock.now();
    const values = {
      ownerId: owner.id,
      resumeId: body.resumeId ?? null,
      type: body.type,
      amount: amounts[body.type],
      language: manner.language,
      consentVersion: CONSENT_VERSION,
      consentSource: body.type === 'free_user' ? 'result' : 'checkout',
      consentAt: now,
    };
    const [lead] = await tx
      .insert(leads)
      .values({
        id: newId(),
        email: foldAddress(body.email),
        addressHash: addressHash(keys, body.email),
        createdAt: now,
        ...values,
      })
      // Whoever types another's address cannot take their lead over.
      .onConflictDoUpdate({ target: leads.addressHash, set: values, setWhere: eq(leads.ownerId, owner.id) })
      .returning();
    if (lead?.type === 'free_user') await followUp(tx, lead);
  }

  async function followUp(tx: Transaction, lead: LeadRow): Promise<void> {
    const shared = {
      to: lead.email,
      language: lead.language,
      ownerId: lead.ownerId,
      consentAt: lead.consentAt.toISOString(),
    };
    const due = (hours: number) => new Date(lead.consentAt.getTime() + hours * HOUR);
    await enqueueMail(tx, keys, {
      ...shared,
      kind: 'freeUser24h',
      key: `freeUser24h:${lead.id}`,
      params: {},
      dueAt: due(24),
    });
    await enqueueMail(tx, keys, {
      ...shared,
      kind: 'freeUserFinal',
      key: `freeUserFinal:${lead.id}`,
      params: lead.resumeId ? { resumeId: lead.resumeId } : {},
      dueAt: due(48),
    });
  }

  return {
    async capture(owner: Owner, body: CaptureEmailBody, manner: Manner): Promise<void> {
      await db.transaction(async (tx) => {
        await mailText(tx, owner, body, manner);
        if (body.marketingConsent) await keepLead(tx, owner, body, manner);
      });
    },

    async checkoutStarted(owner: Owner, email: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const own = and(eq(leads.addressHash, addressHash(keys, email)), eq(leads.ownerId, owner.id));
        const [lead] = await tx
          .update(leads)
          .set({ checkoutStartedAt: now })
          .where(and(own, sql`${leads.checkoutCompletedAt} IS NULL`))
          .returning();
        if (lead) await remindLater(tx, keys, lead, new Date(now.getTime() + 6 * HOUR));
      });
    },

    /** Started that long ago or longer, thirty days at most; it takes the place of the six-hour one. */
    async remindNow(hoursAgo: number): Promise<{ abandonedCarts: number; emailsSent: number }> {
      const now = clock.now();
      const before = new Date(now.getTime() - hoursAgo * HOUR);
      const since = new Date(now.getTime() - 30 * 24 * HOUR);
      const found = await db
        .select()
        .from(leads)
        .where(sql`checkout_completed_at IS NULL AND checkout_started_at <= ${before}
          AND checkout_started_at >= ${since}`);
      const reachable = found.filter(({ email }) => !isHidden(config, email));
      let emailsSent = 0;
      for (let from = 0; from < reachable.length; from += REMIND_BATCH)
        await db.transaction(async (tx) => {
          for (const lead of reachable.slice(from, from + REMIND_BATCH)) {
            const { rowCount } = await tx.execute(sql`UPDATE mail_outbox SET due_at = ${now}
              WHERE key = ${cartKey(lead.id)} AND state = 'pending' AND due_at > ${now}`);
            if (rowCount === 1 || (await remindLater(tx, keys, lead, now))) emailsSent += 1;
          }
        });
      return { abandonedCarts: found.length, emailsSent };
    },
  };
}

/** Once a lead, whoever asks for it. */
async function remindLater(tx: Transaction, keys: MasterKeys, lead: LeadRow, dueAt: Date): Promise<boolean> {
  return enqueueMail(tx, keys, {
    kind: 'abandonedCart',
    to: lead.email,
    language: lead.language,
    ownerId: lead.ownerId,
    key: cartKey(lead.id),
    consentAt: lead.consentAt.toISOString(),
    params: {
      plan: lead.type === 'premium' ? 'premium' : 'basic',
      ...(lead.resumeId ? { resumeId: lead.resumeId } : {}),
    },
    dueAt,
  });
}

/** Whoever bought drops out at once, and reads the address they paid from. */
export async function markConverted(
  tx: Transaction,
  keys: MasterKeys,
  buyer: { ownerId: string; email: string },
  now: Date,
): Promise<void> {
  const hash = addressHash(keys, buyer.email);
  await tx.execute(sql`UPDATE leads SET checkout_completed_at = coalesce(checkout_completed_at, ${now}),
      confirmed_at = CASE WHEN address_hash = ${hash} THEN coalesce(confirmed_at, ${now}) ELSE confirmed_at END
    WHERE address_hash = ${hash} OR owner_id = ${buyer.ownerId}`);
}

export async function confirmLead(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE leads SET confirmed_at = coalesce(confirmed_at, ${now}) WHERE address_hash = ${hash}`,
  );
}
