import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type MasterKeys, seal, unseal } from '../../platform/keys.ts';
import { resumeKeys } from '../resumes/schema.ts';
import { modelAnswers } from './schema.ts';

/** The same input, model and version have one address; without the key nobody can try words against it. */
export function addressOf(keys: MasterKeys, ownerId: string, ...parts: string[]): string {
  const text = JSON.stringify([ownerId, ...parts]);
  return createHmac('sha256', keys.derive('models.answers')).update(text).digest('base64url');
}

export type Kept = { state: 'answered'; text: string } | { state: 'asked' } | null;

/** From any resume of this owner that still is: the address holds its owner. */
export async function keptAnswer(
  db: Queryable,
  keys: MasterKeys,
  resumeId: string,
  address: string,
): Promise<Kept> {
  const { rows } = await db.execute<{
    id: string;
    state: string;
    sealed: Buffer | null;
    master_id: string;
    wrapped: Buffer;
  }>(sql`
    SELECT a.resume_id AS id, a.state, a.sealed, k.master_id, k.wrapped
    FROM model_answers a JOIN resume_keys k ON k.resume_id = a.resume_id
    WHERE a.address = ${address} AND (a.state = 'answered' OR a.resume_id = ${resumeId})
    ORDER BY a.state = 'answered' DESC LIMIT 1`);
  const [row] = rows;
  if (!row) return null;
  if (row.state !== 'answered' || !row.sealed) return { state: 'asked' };
  const key = keys.unwrap(row.master_id, row.wrapped);
  return { state: 'answered', text: unseal(key, row.sealed, `model:${row.id}:${address}`) };
}

/** → false: it stands there already. */
export async function noteAsked(
  tx: Transaction,
  resumeId: string,
  address: string,
  tokens: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(modelAnswers)
    .values({ resumeId, address, state: 'asked', tokens })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function keepAnswer(
  tx: Transaction,
  keys: MasterKeys,
  answer: { resumeId: string; address: string; text: string; tokens: number },
): Promise<boolean> {
  const { resumeId, address, text, tokens } = answer;
  const [row] = await tx
    .select({ masterId: resumeKeys.masterId, wrapped: resumeKeys.wrapped })
    .from(resumeKeys)
    .where(eq(resumeKeys.resumeId, resumeId));
  if (!row) return false;
  const sealed = seal(keys.unwrap(row.masterId, row.wrapped), text, `model:${resumeId}:${address}`);
  const { rowCount } = await tx
    .update(modelAnswers)
    .set({ state: 'answered', sealed, tokens })
    .where(and(eq(modelAnswers.resumeId, resumeId), eq(modelAnswers.address, address)));
  return rowCount === 1;
}

export async function dropAsked(tx: Transaction, resumeId: string, address: string): Promise<void> {
  await tx
    .delete(modelAnswers)
    .where(
      and(
        eq(modelAnswers.resumeId, resumeId),
        eq(modelAnswers.address, address),
        eq(modelAnswers.state, 'asked'),
      ),
    );
}
