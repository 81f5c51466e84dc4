import type { Language } from '@tailor/contract/languages';
import { categoryOf, type ParamsOf } from '@tailor/mail';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import { addressHash, domainHash, isAddress } from './address.ts';
import { mailOutbox } from './schema.ts';

export type NewMail = ParamsOf & {
  to: string;
  language: Language;
  /** One mail per fact and person. */
  key?: string;
  ownerId?: string;
  resumeId?: string;
  dueAt?: Date;
  /** When the link in it ends: after that it is not sent, and not sent again. */
  validUntil?: Date;
  /** When the person agreed to mails like this. */
  consentAt?: string;
  /** An administrator's own trial. */
  trial?: true;
};

/** What lies sealed in a row. */
export type MailContent = ParamsOf & { to: string; consentAt?: string; trial?: true };

/** A mail as it lies in the outbox, sealed with a key of its own. */
export function rowOf(keys: MasterKeys, mail: NewMail): typeof mailOutbox.$inferInsert {
  if (!isAddress(mail.to))
    throw new AppError('invalid_request', 'This is not an e-mail address.', { field: 'email' });
  const key = newContentKey();
  const { masterId, wrapped } = keys.wrap(key);
  const id = newId();
  const { to, params, consentAt, trial } = mail;
  return {
    id,
    key: mail.key ?? null,
    kind: mail.kind,
    category: categoryOf(mail.kind),
    ownerId: mail.ownerId ?? null,
    resumeId: mail.resumeId ?? null,
    language: mail.language,
    sealed: seal(key, JSON.stringify({ to, params, consentAt, trial }), `mail:${id}`),
    masterId,
    wrapped,
    addressHash: addressHash(keys, to),
    domainHash: domainHash(keys, to),
    validUntil: mail.validUntil ?? null,
    ...(mail.dueAt ? { dueAt: mail.dueAt } : {}),
  };
}

/**
 * Writes a mail into the outbox with the fact that causes it; sending is somebody else's work.
 * → false when a mail with this key was written before.
 */
export async function enqueueMail(tx: Transaction, keys: MasterKeys, mail: NewMail): Promise<boolean> {
  const { rowCount } = await tx
    .insert(mailOutbox)
    .values(rowOf(keys, mail))
    .onConflictDoNothing({ target: mailOutbox.key });
  return rowCount === 1;
}

export interface OpenedMail {
  to: string;
  params: Record<string, string | number>;
  consentAt?: string;
}

export interface SealedMail {
  id: string;
  kind: string;
  sealed: Buffer;
  masterId: string;
  wrapped: Buffer;
}

export function openMail(keys: MasterKeys, row: Omit<SealedMail, 'kind'>): OpenedMail {
  const key = keys.unwrap(row.masterId, row.wrapped);
  return JSON.parse(unseal(key, row.sealed, `mail:${row.id}`)) as OpenedMail;
}

/** The kind of a row and its parameters were written together. */
export function contentOf(keys: MasterKeys, row: SealedMail): MailContent {
  return { kind: row.kind, ...openMail(keys, row) } as unknown as MailContent;
}
