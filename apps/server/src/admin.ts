import { plans } from '@tailor/contract/plans';
import { createInlinePool } from '@tailor/documents';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from './features/accounts/schema.ts';
import { makerOf } from './features/payments/maker-of.ts';
import { payments } from './features/payments/schema.ts';
import { createPaymentService } from './features/payments/service.ts';
import { planGrants } from './features/plans/schema.ts';
import { personalData } from './generated/features.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { createInlineEngine } from './platform/engine-inline.ts';
import { newId } from './platform/ids.ts';
import { openMasterKeys } from './platform/keys.ts';
import { createLog } from './platform/log.ts';

/** The operator's terminal: people and refunds. */
const usage = `npm run admin -- COMMAND
  grant EMAIL      make an administrator
  revoke EMAIL     no longer an administrator
  premium EMAIL    give Premium without payment, for 31 days
  refund PAYMENT   give the money back, and take the right
  list             administrators, and refunds that were asked for`;

const config = readConfig(process.env);
const log = createLog('error');
const database = openDatabase(config.DATABASE_URL, log, { connections: 2 });
const { db } = database;

async function ownerOf(email: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) throw new Error(`There is no account with the address ${email}.`);
  return user.ownerId;
}

async function setRole(email: string, role: 'user' | 'admin'): Promise<void> {
  await db
    .update(users)
    .set({ role })
    .where(eq(users.ownerId, await ownerOf(email)));
  console.log(role === 'admin' ? 'is an administrator now' : 'is no longer an administrator');
}

async function givePremium(email: string): Promise<void> {
  const ownerId = await ownerOf(email);
  const endsAt = new Date(Date.now() + 31 * 24 * 3_600_000);
  await db
    .insert(planGrants)
    .values({ id: newId(), ownerId, plan: plans.premium.name as 'premium', source: 'admin', endsAt });
  console.log(`has Premium until ${endsAt.toISOString().slice(0, 10)}`);
}

async function refund(id: string): Promise<void> {
  const context: Context = {
    config,
    db,
    pool: database.pool,
    log,
    clock: systemClock,
    keys: openMasterKeys(config.dataDir),
    engine: createInlineEngine(),
    documents: createInlinePool(),
    streams: { subscribe: () => () => undefined, close: async () => undefined },
    personalData,
  };
  await createPaymentService(context, makerOf(context)).refund(id);
  console.log('refunded');
}

async function list(): Promise<void> {
  const admins = await db.select({ email: users.email }).from(users).where(eq(users.role, 'admin'));
  console.log(`administrators: ${admins.map((user) => user.email).join(', ') || 'none'}`);
  const waiting = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.refundRequestedAt), eq(payments.status, 'completed')));
  for (const row of waiting)
    console.log(`refund asked: ${row.id} ${row.amount} ${row.currency} ${row.createdAt.toISOString()}`);
}

const commands: Record<string, (argument: string) => Promise<void>> = {
  grant: (email) => setRole(email, 'admin'),
  revoke: (email) => setRole(email, 'user'),
  premium: givePremium,
  refund,
  list,
};

const [name = '', argument = ''] = process.argv.slice(2);
const command = commands[name];
if (!command || (name !== 'list' && !argument)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await command(argument);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
await database.close();
