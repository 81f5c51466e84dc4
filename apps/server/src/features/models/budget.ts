import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';

export interface Budget {
  day: string;
  perDay: number;
  perPerson: number;
}

/** Everybody together. */
const ALL = '';

export class OverBudget extends Error {}

/** Who pays: a person, and the network a visitor is in. */
export interface Payers {
  ownerId: string;
  network: string | null;
}

/** All or none, counted in the database: twenty at once on what is left for three let exactly three through. */
export async function reserveTokens(
  tx: Transaction,
  budget: Budget,
  payers: Payers,
  tokens: number,
): Promise<void> {
  for (const who of payersOf(payers))
    await reserve(tx, budget.day, who, tokens, who === ALL ? budget.perDay : budget.perPerson);
}

/** Always in this order: two that take the same rows in another one wait for each other for ever. */
const payersOf = ({ ownerId, network }: Payers): string[] => [ownerId, ...(network ? [network] : []), ALL];

async function reserve(
  tx: Transaction,
  day: string,
  ownerId: string,
  tokens: number,
  most: number,
): Promise<void> {
  if (tokens > most) throw new OverBudget();
  const { rowCount } = await tx.execute(sql`
    INSERT INTO model_spend (day, owner_id, tokens) VALUES (${day}, ${ownerId}, ${tokens})
    ON CONFLICT (day, owner_id) DO UPDATE SET tokens = model_spend.tokens + ${tokens}
    WHERE model_spend.tokens + ${tokens} <= ${most}`);
  if (rowCount !== 1) throw new OverBudget();
}

/** What was reserved becomes what it was. */
export async function settleTokens(
  tx: Transaction,
  day: string,
  payers: Payers,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  for (const who of payersOf(payers))
    await tx.execute(sql`UPDATE model_spend SET tokens = greatest(0, tokens + ${difference})
      WHERE day = ${day} AND owner_id = ${who}`);
}

export async function sweepSpend(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`DELETE FROM model_spend WHERE day < ${day}::date - 31
    OR (day < ${day}::date - 1 AND owner_id LIKE 'n\\_%')`);
}
