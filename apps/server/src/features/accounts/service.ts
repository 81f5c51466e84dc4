import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Manner, Owner, OwnerId } from '../../platform/owner.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { enqueueMail } from '../mail/service.ts';
import { askForLink, type LinkPurpose, mailLink, type TakenLink, takeLink } from './links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { accountLinks, type UserRow, users } from './schema.ts';
import { endOtherSessions, startSession } from './sessions.ts';
import { mayStayUnconfirmed } from './unconfirmed.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

export interface AccountService {
  /**
   * A session when the person is signed in at once; null when a mail has to be answered first. The
   * proof stays in the browser, known address or not.
   */
  signUp(account: NewAccount, manner: Manner): Promise<{ session: string | null; proof: string }>;
  signIn(email: string, password: string): Promise<string>;
  sendLink(email: string, purpose: 'sign-in' | 'reset', manner: Manner): Promise<void>;
  useLink(
    token: string,
    password: string | null,
    proof: string | null,
  ): Promise<{ session: string; purpose: LinkPurpose }>;
  find(ownerId: string): Promise<UserRow>;
  rename(ownerId: string, names: { firstName?: string | null; lastName?: string | null }): Promise<void>;
  changePassword(ownerId: string, current: string | null, next: string, session: string): Promise<void>;
  erase(owner: Owner): Promise<void>;
  exportAll(owner: Owner): Promise<Record<string, unknown>>;
}

const wrong = () =>
  new AppError('sign_in_required', 'This e-mail address and password do not belong together.');

export function createAccountService(context: Context): AccountService {
  const { db, clock, config } = context;
  const unconfirmedMaySignIn = () => mayStayUnconfirmed(config);

  async function byEmail(email: string): Promise<UserRow | undefined> {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, fold(email)));
    return user;
  }

  async function find(ownerId: string): Promise<UserRow> {
    const [user] = await db.select().from(users).where(eq(users.ownerId, ownerId));
    if (!user) throw new AppError('sign_in_required', 'Sign in first.');
    return user;
  }

  /** The first answer to an address comes from another browser than the one that signed up. */
  async function maybePlanted(tx: Transaction, link: TakenLink, proof: string | null): Promise<boolean> {
    if (link.purpose === 'reset' || !(await isUnconfirmed(tx, link.ownerId))) return false;
    if (link.purpose === 'confirm') return !(proof !== null && link.proofHash?.equals(hashToken(proof)));
    return !unconfirmedMaySignIn();
  }

  return {
    find,

    async signUp({ email, password, firstName, lastName }, manner) {
      // Hashed before anything is looked up: known and unknown addresses take the same time.
      const passwordHash = await hashPassword(password);
      const row = {
        ownerId: `u_${newId()}`,
        email: fold(email),
        firstName: firstName?.trim() || null,
        lastName: lastName?.trim() || null,
        passwordHash,
        language: manner.language,
        timeZone: manner.timeZone,
        createdAt: clock.now(),
      };
      const { token: proof, hash: proofHash } = newToken();
      const session = await db.transaction(async (tx) => {
        const made = await tx
          .insert(users)
          .values(row)
          .onConflictDoNothing({ target: users.email })
          .returning();
        const user = made[0];
        if (!user) {
          if (unconfirmedMaySignIn())
            throw new AppError('conflict', 'There is an account with this address. Sign in instead.');
          const params = { url: `${config.origin}/login` };
          const [known] = await tx
            .select({ ownerId: users.ownerId })
            .from(users)
            .where(eq(users.email, row.email));
          await enqueueMail(tx, context.keys, {
            kind: 'account-exists',
            // Theirs, so that it goes with the account.
            ...(known ? { ownerId: known.ownerId } : {}),
            to: email,
            language: manner.language,
            params,
          });
          return null;
        }
        await mailLink(context, tx, user, 'confirm', manner.language, proofHash);
        return unconfirmedMaySignIn() ? startSession(tx, clock, user.ownerId) : null;
      });
      return { session, proof };
    },

    async signIn(email, password) {
      const user = await byEmail(email);
      if (!(await passwordMatches(password, user?.passwordHash ?? null)) || !user) throw wrong();
      if (!user.emailConfirmedAt && !unconfirmedMaySignIn()) throw wrong();
      return db.transaction((tx) => startSession(tx, clock, user.ownerId));
    },

    async sendLink(email, purpose, manner) {
      await askForLink(context, email, purpose, manner.language);
    },

    async useLink(token, password, proof) {
      const passwordHash = password === null ? null : await hashPassword(password);
      return db.transaction(async (tx) => {
        const link = await takeLink(tx, clock.now(), token);
        if (!link)
          throw new AppError('expired', 'This link was used already or is too old. Ask for a new one.');
        if (link.purpose === 'reset' && passwordHash === null)
          throw new AppError('invalid_request', 'Choose a new password.', { field: 'password' });
        // Somebody else may have signed up with this address: what they chose must not open it now.
        const planted = await maybePlanted(tx, link, proof);
        if (planted && link.purpose === 'confirm' && passwordHash === null)
          throw new AppError('invalid_request', 'Choose a password here.', { field: 'password' });
        const chosen = link.purpose === 'reset' || (planted && link.purpose === 'confirm');
        // Whoever answered the mail reads this address.
        await tx
          .update(users)
          .set({
            emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${clock.now()})`,
            ...(chosen ? { passwordHash } : planted ? { passwordHash: null } : {}),
          })
          .where(eq(users.ownerId, link.ownerId));
        if (chosen || planted) {
          await endOtherSessions(tx, link.ownerId, null);
          await tx.delete(accountLinks).where(eq(accountLinks.ownerId, link.ownerId));
        }
        return { session: await startSession(tx, clock, link.ownerId), purpose: link.purpose };
      });
    },

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

async function isUnconfirmed(tx: Transaction, ownerId: string): Promise<boolean> {
  const [user] = await tx
    .select({ at: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.ownerId, ownerId));
  return user?.at === null;
}

function fold(email: string): string {
  return email.trim().toLowerCase();
}
