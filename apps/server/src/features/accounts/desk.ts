import type { User } from '@tailor/contract/calls/current-user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Owner } from '../../platform/owner.ts';
import { createIdentity, sessionToken } from '../identity/service.ts';
import { pictureUrl } from './picture.ts';
import type { UserRow } from './schema.ts';
import { createAccountService } from './service.ts';
import { endSession, sessionCookie } from './sessions.ts';

/** One limit for every call by which a password or a link might be guessed. */
export const guessing = { name: 'accounts.guess', most: 30, seconds: 900 };

/** What the calls of accounts have in common: who begins, who is shown, who goes. */
export function createDesk(context: Context) {
  const service = createAccountService(context);
  const identity = createIdentity(context);
  const { secure } = context.config;
  const sessionOf = (request: FastifyRequest) => sessionToken(context, request.headers);
  return {
    service,
    identity,
    secure,
    sessionOf,

    /** A fresh session at every sign-in; one that was planted before is never taken over. */
    async begin(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
      const earlier = sessionOf(request);
      if (earlier) await endSession(context.db, earlier);
      reply.header('set-cookie', sessionCookie(secure, token));
    },

    /** Neither signed in any more nor known as a visitor. */
    forget(reply: FastifyReply): void {
      reply.header('set-cookie', [sessionCookie(secure, null), identity.forgetVisitor()]);
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

export function presentUser(row: UserRow, owner: Owner): User {
  return {
    id: owner.userId ?? '',
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: pictureUrl(row.pictureVersion),
    isAdmin: owner.isAdmin,
  };
}
