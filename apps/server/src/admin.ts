import { plans } from '@tailor/contract/plans';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from './features/accounts/schema.ts';
import { foldAddress } from './features/mail/address.ts';
import { makerOf } from './features/payments/maker-of.ts';
import { payments } from './features/payments/schema.ts';
import { createPaymentService } from './features/payments/service.ts';
import { planGrants } from './features/plans/schema.ts';
import { newId } from './platform/ids.ts';
import { type Command, openTerminal, UsageError } from './terminal.ts';

/** The operator's terminal: people and refunds. */
const usage = `npm run admin -- COMMAND
  grant EMAIL      make an administrator
  revoke EMAIL     no longer an administrator
  premium EMAIL    give Premium without payment, for 31 days
  refund PAYMENT   give the money back, and take the right
  list             administrators, and refunds that were asked for`;

const terminal = openTerminal(2);
const { db } = terminal;

async function ownerOf(email: string): Promise<string> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, foldAddress(email)));
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
  const context = terminal.context();
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

const about =
  (work: (argument: string) => Promise<void>): Command =>
  async ([argument]) => {
    if (!argument) throw new UsageError();
    await work(argument);
  };

await terminal.run(usage, {
  grant: about((email) => setRole(email, 'admin')),
  revoke: about((email) => setRole(email, 'user')),
  premium: about(givePremium),
  refund: about(refund),
  list,
});
