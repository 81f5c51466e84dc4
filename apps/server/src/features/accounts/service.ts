import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Manner, Owner, OwnerId } from '../../platform/owner.ts';
import { foldAddress } from '../mail/address.ts';
import { askForLink, type LinkPurpose } from './links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { accountLinks, type UserRow, users } from './schema.ts';
import { endOtherSessions, startSession } from './sessions.ts';
import { type NewAccount, signUp } from './sign-up.ts';
import { mayStayUnconfirmed } from './unconfirmed.ts';
import { useLink } from './use-link.ts';

/** What is not given stays as it is. */
interface Names {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

export interface AccountService {
  signUp(account: NewAccount, manner: Manner): Promise<{ session: string | null; proof: string }>;
  signIn(email: string, password: string): Promise<string>;
  sendLink(email: string, purpose: 'sign-in' | 'reset', manner: Manner): Promise<void>;
  useLink(
    token: string,
    password: string | null,
    proof: string | null,
  ): Promise<{ session: string; purpose: LinkPurpose }>;
  find(ownerId: string): Promise<UserRow>;
  rename(ownerId: string, names: Names): Promise<void>;
  changePassword(ownerId: string, current: string | null, next: string, session: string): Promise<void>;
  erase(owner: Owner): Promise<void>;
  exportAll(owner: Owner): Promise<Record<string, unknown>>;
}

const wrong = () =>
  new AppError('sign_in_required', 'This e-mail address and password do not belong together.');

export function createAccountService(context: Context): AccountService {
  const { db, clock, config } = context;

  async function byEmail(email: string): Promise<UserRow | undefined> {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, foldAddress(email)));
    return user;
  }

  async function find(ownerId: string): Promise<UserRow> {
    const [user] = await db.select().from(users).where(eq(users.ownerId, ownerId));
    if (!user) throw new AppError('sign_in_required', 'Sign in first.');
    return user;
  }

  return {
    find,

    signUp: (account, manner) => signUp(context, account, manner),

    async signIn(email, password) {
      const user = await byEmail(email);
      if (!(await passwordMatches(password, user?.passwordHash ?? null)) || !user) throw wrong();
      if (!user.emailConfirmedAt && !mayStayUnconfirmed(config)) throw wrong();
      return db.transaction((tx) => startSession(tx, clock, user.ownerId));
    },

    async sendLink(email, purpose, manner) {
      await askForLink(context, email, purpose, manner.language);
    },

    useLink: (token, password, proof) => useLink(context, token, password, proof),

    async rename(ownerId, { firstName, lastName }) {
      const names = {
        ...(firstName === undefined ? {} : { firstName: firstName?.trim() || null }),
        ...(lastName === undefined ? {} : { lastName: lastName?.trim() || null }),
      };
      if (Object.keys(names).length > 0) await db.update(users).set(names).where(eq(users.ownerId, ownerId));
    },

    async changePassword(ownerId, current, next, session) {
      const user = await find(ownerId);
      if (user.passwordHash && !(await passwordMatches(current ?? '', user.passwordHash)))
        throw new AppError('forbidden', 'The current password is not right.', { field: 'currentPassword' });
      const passwordHash = await hashPassword(next);
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.ownerId, ownerId));
        await endOtherSessions(tx, ownerId, session);
        await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
      });
    },

    async erase(owner) {
      for (const data of context.personalData) await data.beforeErase?.(context, owner.id);
      await db.transaction(async (tx) => {
        for (const data of context.personalData) await data.purgeOwner(tx, owner.id);
      });
    },

    async exportAll(owner) {
      return db.transaction(async (tx) => {
        const parts: Record<string, unknown> = {};
        for (const data of context.personalData)
          parts[data.feature] = await data.exportOwner(tx, owner.id as OwnerId, context.keys, clock.now());
        return parts;
      });
    },
  };
}
