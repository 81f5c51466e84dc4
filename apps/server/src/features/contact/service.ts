import type { Language } from '@tailor/contract/languages';
import { desc, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import type { Owner } from '../../platform/owner.ts';
import { enqueueMail } from '../mail/service.ts';
import { planOf } from '../plans/service.ts';
import { contactMessages } from './schema.ts';

/** Kept for a year, so that a question can be answered and found again; then gone. */
const KEPT_DAYS = 365;

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The row and the mail to the operator are written together, or neither is. */
export async function keepMessage(
  context: Context,
  owner: Owner | null,
  language: Language,
  message: ContactMessage,
): Promise<{ priority: boolean }> {
  const { db, clock, keys, config } = context;
  const priority = owner !== null && (await planOf(db, clock, owner.id, null)).name === 'premium';
  const id = newId();
  const key = newContentKey();
  const to = config.SUPPORT_EMAIL;
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      id,
      ownerId: owner?.id ?? null,
      language,
      priority,
      sealed: seal(key, JSON.stringify(message), `contact:${id}`),
      ...keys.wrap(key),
      createdAt: clock.now(),
    });
    if (!to) return;
    const subject = priority ? `[Premium] ${message.subject}` : message.subject;
    await enqueueMail(tx, keys, {
      kind: 'contact',
      to,
      language,
      params: { ...message, subject },
      key: `contact:${id}`,
      ...(owner ? { ownerId: owner.id } : {}),
    });
  });
  return { priority };
}

/** The newest first, for the operator. */
export async function readMessages(db: Queryable, keys: MasterKeys, most: number) {
  const rows = await db.select().from(contactMessages).orderBy(desc(contactMessages.createdAt)).limit(most);
  return rows.map((row) => ({
    id: row.id,
    priority: row.priority,
    createdAt: row.createdAt.toISOString(),
    ...openMessage(keys, row),
  }));
}

export function openMessage(
  keys: MasterKeys,
  row: { id: string; sealed: Buffer; masterId: string; wrapped: Buffer },
): ContactMessage {
  return JSON.parse(unseal(keys.unwrap(row.masterId, row.wrapped), row.sealed, `contact:${row.id}`));
}

export async function forgetOldMessages({ db, clock }: Context): Promise<void> {
  const old = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000);
  await db.delete(contactMessages).where(sql`${contactMessages.createdAt} < ${old}`);
}
