import { currentUser } from '@tailor/contract/calls/current-user';
import { sendLink } from '@tailor/contract/calls/send-link';
import { signIn } from '@tailor/contract/calls/sign-in';
import { signOut } from '@tailor/contract/calls/sign-out';
import { signUp } from '@tailor/contract/calls/sign-up';
import { useLink } from '@tailor/contract/calls/use-link';
import type { FastifyRequest } from 'fastify';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { takeFromLimit } from '../../platform/limits.ts';
import { readCookie } from '../identity/service.ts';
import { foldAddress } from '../mail/address.ts';
import { type Desk, guessing, presentUser } from './desk.ts';
import { endOtherSessions, endSession, proofCookie, proofCookieName } from './sessions.ts';

const perAddress = { name: 'accounts.address', most: 10, seconds: 900 };
const signingUp = { name: 'accounts.sign-up', most: 30, seconds: 3_600 };
const signUpsPerAddress = { name: 'accounts.sign-up-address', most: 3, seconds: 3_600 };
const mailing = { name: 'accounts.mail', most: 10, seconds: 86_400 };
const mailPerAddress = { name: 'accounts.mail-address', most: 3, seconds: 3_600 };

/** Signing up, in and out by an address of one's own. */
export function signInRoutes(http: Http, context: Context, desk: Desk): void {
  const limit = (what: typeof guessing, who: string) => takeFromLimit(context.db, context.clock, what, who);
  const proofOf = (request: FastifyRequest) =>
    readCookie(request.headers.cookie, proofCookieName(desk.secure)) || null;

  http.route(currentUser, { access: 'anyone' }, async ({ owner, request }) => {
    if (owner?.kind !== 'user') return answer(200, null);
    const user = presentUser(await desk.service.find(owner.id), owner);
    return answer(200, { ...user, wasVisitor: desk.identity.visitor(request.headers) !== null });
  });

  http.route(signUp, { access: 'anyone', limit: signingUp }, async ({ body, manner, request, reply }) => {
    await limit(signUpsPerAddress, foldAddress(body.email));
    const { session, proof } = await desk.service.signUp(body, manner);
    reply.header('set-cookie', proofCookie(desk.secure, proof));
    if (session) await desk.begin(request, reply, session);
    return answer(200, { status: session ? ('signed_in' as const) : ('check_mail' as const) });
  });

  http.route(signIn, { access: 'anyone', limit: guessing }, async ({ body, request, reply }) => {
    await limit(perAddress, foldAddress(body.email));
    await desk.begin(request, reply, await desk.service.signIn(body.email, body.password));
    return answer(200, { status: 'signed_in' as const });
  });

  http.route(sendLink, { access: 'anyone', limit: mailing }, async ({ body, manner }) => {
    await limit(mailPerAddress, foldAddress(body.email));
    await desk.service.sendLink(body.email, body.purpose, manner);
    return answer(200, { status: 'check_mail' as const });
  });

  http.route(useLink, { access: 'anyone', limit: guessing }, async ({ body, request, reply }) => {
    const { session, purpose } = await desk.service.useLink(
      body.token,
      body.password ?? null,
      proofOf(request),
    );
    await desk.begin(request, reply, session);
    if (purpose === 'confirm') reply.header('set-cookie', proofCookie(desk.secure, null));
    return answer(200, { status: 'signed_in' as const, purpose });
  });

  http.route(signOut, { access: 'user' }, async ({ owner, body, request, reply }) => {
    const token = desk.sessionOf(request) ?? null;
    if (body.others) return answer(200, { ended: await endOtherSessions(context.db, owner.id, token) });
    if (token) await endSession(context.db, token);
    desk.forget(reply);
    return answer(200, { ended: 1 });
  });
}
