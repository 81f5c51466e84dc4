import type { Language } from '@tailor/contract/languages';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import { mailOutbox } from './schema.ts';

export type MailParams = Record<string, string | number>;

export interface NewMail {
  kind: string;
  to: string;
  language: Language;
  params: MailParams;
  /** One mail per fact and person. */
  key?: string;
  ownerId?: string;
  resumeId?: string;
  dueAt?: Date;
}

/** No line ends, no second address, no spaces: what a header could be made of is refused. */
const address = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]+$/;

/**
 * Writes a mail into the outbox with the fact that causes it; sending is somebody else's work.
 * Without a mail server it stays there, readable for the operator.
 */
export async function enqueueMail(tx: Transaction, keys: MasterKeys, mail: NewMail): Promise<void> {
  if (mail.to.length > 254 || !address.test(mail.to))
    throw new AppError('invalid_request', 'This is not an e-mail address.', { field: 'email' });
  const key = newContentKey();
  const { masterId, wrapped } = keys.wrap(key);
  const id = newId();
  await tx
    .insert(mailOutbox)
    .values({
      id,
      key: mail.key ?? null,
      kind: mail.kind,
      ownerId: mail.ownerId ?? null,
      resumeId: mail.resumeId ?? null,
      language: mail.language,
      sealed: seal(key, JSON.stringify({ to: mail.to, params: mail.params }), `mail:${id}`),
      masterId,
      wrapped,
      ...(mail.dueAt ? { dueAt: mail.dueAt } : {}),
    })
    .onConflictDoNothing({ target: mailOutbox.key });
}

export function openMail(
  keys: MasterKeys,
  row: { id: string; sealed: Buffer; masterId: string; wrapped: Buffer },
): { to: string; params: MailParams } {
  const key = keys.unwrap(row.masterId, row.wrapped);
  return JSON.parse(unseal(key, row.sealed, `mail:${row.id}`)) as { to: string; params: MailParams };
}
