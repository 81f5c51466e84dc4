import type { Context } from '../../platform/context.ts';
import type { ClaimedMail } from './claims.ts';
import type { MailContent } from './service.ts';
import { suppressionOf } from './suppressions.ts';

export interface Refusal {
  end: { state: 'suppressed' | 'failed'; reason: string };
}

const suppressed = (reason: string): Refusal => ({ end: { state: 'suppressed', reason } });

/** Asked at the moment of sending, whatever was true when the mail was written. */
export async function whyNot(
  context: Context,
  mail: ClaimedMail,
  addressHash: Buffer,
  _content: MailContent,
): Promise<Refusal | null> {
  if (mail.validUntil && mail.validUntil <= context.clock.now())
    return { end: { state: 'failed', reason: 'too_late' } };
  const ended = await suppressionOf(context.db, addressHash, mail.category);
  if (ended) return suppressed(ended);
  // Who advertises says where to be found. On one's own machine without a mail server nobody is written to.
  if (mail.category !== 'service' && context.config.SMTP_URL && !context.config.OPERATOR_ADDRESS)
    return suppressed('no_postal_address');
  return null;
}
