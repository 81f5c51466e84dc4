import type { ClaimedMail } from './claims.ts';
import type { MailContext } from './context.ts';
import { suppressionOf } from './suppressions.ts';

export interface Refusal {
  end: { state: 'suppressed' | 'failed'; reason: string };
}

const suppressed = (reason: string): Refusal => ({ end: { state: 'suppressed', reason } });

/** Asked at the moment of sending, whatever was true when the mail was written. */
export async function whyNot(
  context: MailContext,
  mail: ClaimedMail,
  addressHash: Buffer,
  /** How long a hand-over may take: what ends before that would come too late. */
  totalMs: number,
): Promise<Refusal | null> {
  if (mail.validUntil && mail.validUntil.getTime() <= context.clock.now().getTime() + totalMs)
    return { end: { state: 'failed', reason: 'too_late' } };
  const ended = await suppressionOf(context.db, addressHash, mail.category);
  if (ended) return suppressed(ended);
  // Who advertises says where to be found. On one's own machine without a mail server nobody is written to.
  if (mail.category !== 'service' && context.config.SMTP_URL && !context.config.OPERATOR_ADDRESS)
    return suppressed('no_postal_address');
  return null;
}
