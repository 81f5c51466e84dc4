import { eq, sql } from 'drizzle-orm';
import { leads } from '../leads/schema.ts';
import type { ClaimedMail } from './claims.ts';
import type { MailContext } from './context.ts';
import type { MailContent } from './service.ts';
import { suppressionOf } from './suppressions.ts';

export interface Refusal {
  end: { state: 'suppressed' | 'failed'; reason: string };
}

const suppressed = (reason: string): Refusal => ({ end: { state: 'suppressed', reason } });

/** Asked at the moment of sending, whatever was true when the mail was written. */
export async function whyNot(
  context: MailContext,
  mail: ClaimedMail,
  { addressHash, content, totalMs }: { addressHash: Buffer; content: MailContent; totalMs: number },
): Promise<Refusal | null> {
  // What ends before a hand-over must be over would come too late.
  if (mail.validUntil && mail.validUntil.getTime() <= context.clock.now().getTime() + totalMs)
    return { end: { state: 'failed', reason: 'too_late' } };
  const ended = await suppressionOf(context.db, addressHash, mail.category);
  if (ended) return suppressed(ended);
  // Who advertises says where to be found. On one's own machine without a mail server nobody is written to.
  if (mail.category !== 'service' && context.config.SMTP_URL && !context.config.OPERATOR_ADDRESS)
    return suppressed('no_postal_address');
  // An administrator's trial goes to the address they typed, and to nobody's lead.
  if (mail.category !== 'marketing' || content.trial) return null;
  const reason = await withoutConsent(context, mail.kind, addressHash);
  return reason ? suppressed(reason) : null;
}

/** Marketing needs a lead that agreed, whose address is confirmed, and that has not bought meanwhile. */
async function withoutConsent(
  { db, config }: MailContext,
  kind: string,
  hash: Buffer,
): Promise<string | null> {
  const [lead] = await db.select().from(leads).where(eq(leads.addressHash, hash));
  if (!lead) return 'no_consent';
  if (lead.checkoutCompletedAt) return 'bought';
  if (kind !== 'abandonedCart' && lead.checkoutStartedAt) return 'checkout_started';
  if (config.MARKETING_OPT_IN === 'single' || lead.confirmedAt) return null;
  const { rows } = await db.execute(
    sql`SELECT 1 FROM users WHERE email = ${lead.email} AND email_confirmed_at IS NOT NULL`,
  );
  return rows.length > 0 ? null : 'unconfirmed';
}
