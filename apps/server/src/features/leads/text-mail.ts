import type { CaptureEmailBody } from '@tailor/contract/calls/capture-email';
import { pathPrefix } from '@tailor/contract/languages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { takeFromLimit } from '../../platform/limits.ts';
import type { Manner, Owner } from '../../platform/owner.ts';
import { addressHash } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { resumes } from '../resumes/schema.ts';
import { textUrl } from './text-link.ts';

const perAddress = { name: 'mail.to', most: 3, seconds: 86_400 };
const perOwner = { name: 'mail.by', most: 10, seconds: 86_400 };

/** What was asked for: the text by mail. Only of one's own resume, and only while it is there. */
export async function mailText(
  tx: Transaction,
  context: Context,
  owner: Owner,
  body: CaptureEmailBody,
  manner: Manner,
) {
  const { db, keys, clock, config } = context;
  if (body.type !== 'free_user' || !body.resumeId) return;
  const [resume] = await tx
    .select({ expiresAt: resumes.expiresAt, processed: resumes.processedVersion })
    .from(resumes)
    .where(and(eq(resumes.id, body.resumeId), eq(resumes.ownerId, owner.id)));
  if (!resume?.expiresAt || resume.processed === null) return;
  const hash = addressHash(keys, body.email);
  await takeFromLimit(db, clock, perAddress, hash.toString('base64url'));
  await takeFromLimit(db, clock, perOwner, owner.id);
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
