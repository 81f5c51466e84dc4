import type { CaptureEmailBody } from '@tailor/contract/calls/capture-email';
import { plans } from '@tailor/contract/plans';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import type { Manner, Owner } from '../../platform/owner.ts';
import { addressHash, foldAddress } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { type LeadRow, leads } from './schema.ts';

/** Of the sentence beside the box; changes whenever the sentence does. */
const CONSENT_VERSION = '2026-11';
const HOUR = 3_600_000;

const amounts = { free_user: 0, basic: plans.basic.cents, premium: plans.premium.cents };

/** Whoever agreed to more mails than the one they asked for. */
export async function keepLead(
  tx: Transaction,
  { keys, clock }: Context,
  owner: Owner,
  body: CaptureEmailBody,
  manner: Manner,
) {
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
  if (lead?.type === 'free_user') await followUp(tx, keys, lead);
}

/** Two more mails, a day and two days on. */
async function followUp(tx: Transaction, keys: MasterKeys, lead: LeadRow): Promise<void> {
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
