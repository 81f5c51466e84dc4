import { account } from '@tailor/contract/calls/account';
import { authCallback } from '@tailor/contract/calls/auth-callback';
import { changeAccount } from '@tailor/contract/calls/change-account';
import { claimVisitor } from '@tailor/contract/calls/claim-visitor';
import { currentUser, type User } from '@tailor/contract/calls/current-user';
import { deleteAccount } from '@tailor/contract/calls/delete-account';
import { exportAccount } from '@tailor/contract/calls/export-account';
import { exportArchive } from '@tailor/contract/calls/export-archive';
import { login } from '@tailor/contract/calls/login';
import { logout } from '@tailor/contract/calls/logout';
import { ownPicture } from '@tailor/contract/calls/own-picture';
import { removePicture as removePictureCall } from '@tailor/contract/calls/remove-picture';
import { sendLink } from '@tailor/contract/calls/send-link';
import { setPicture as setPictureCall } from '@tailor/contract/calls/set-picture';
import { signIn } from '@tailor/contract/calls/sign-in';
import { signOut } from '@tailor/contract/calls/sign-out';
import { signUp } from '@tailor/contract/calls/sign-up';
import { useLink } from '@tailor/contract/calls/use-link';
import { visitorThings } from '@tailor/contract/calls/visitor-things';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { takeFromLimit } from '../../platform/limits.ts';
import { errorFields } from '../../platform/log.ts';
import type { Owner } from '../../platform/owner.ts';
import { createIdentity, readCookie, sessionToken } from '../identity/service.ts';
import { countPayments } from '../payments/refunds.ts';
import { listResumes } from '../resumes/store.ts';
import { archiveOf } from './archive.ts';
import { moveToUser } from './claim.ts';
import { signInProven } from './identities.ts';
import { loadPicture, pictureUrl, removePicture, setPicture } from './picture.ts';
import { createProvider } from './provider.ts';
import { languageOfPage, languagePrefix, safeReturnTo } from './return-to.ts';
import type { UserRow } from './schema.ts';
import { createAccountService } from './service.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  proofCookie,
  proofCookieName,
  providerCookie,
  providerCookieName,
  sessionCookie,
} from './sessions.ts';

const guessing = { name: 'accounts.guess', most: 30, seconds: 900 };
const perAddress = { name: 'accounts.address', most: 10, seconds: 900 };
const signingUp = { name: 'accounts.sign-up', most: 30, seconds: 3_600 };
const exporting = { name: 'accounts.export', most: 30, seconds: 3_600 };
const picturing = { name: 'accounts.picture', most: 30, seconds: 3_600 };
const signUpsPerAddress = { name: 'accounts.sign-up-address', most: 3, seconds: 3_600 };
const mailing = { name: 'accounts.mail', most: 10, seconds: 86_400 };
const mailPerAddress = { name: 'accounts.mail-address', most: 3, seconds: 3_600 };

export function routes(http: Http, context: Context): void {
  const service = createAccountService(context);
  const provider = createProvider(context);
  const identity = createIdentity(context);
  const { secure } = context.config;
  const limit = (what: typeof guessing, who: string) => takeFromLimit(context.db, context.clock, what, who);

  /** A fresh session at every sign-in; one that was planted before is never taken over. */
  async function begin(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const earlier = sessionToken(context, request.headers);
    if (earlier) await endSession(context.db, earlier);
    reply.header('set-cookie', sessionCookie(secure, token));
  }

  const proofOf = (request: FastifyRequest) =>
    readCookie(request.headers.cookie, proofCookieName(secure)) || null;

  function presentUser(row: UserRow, owner: Owner): User {
    return {
      id: owner.userId ?? '',
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      profileImageUrl: pictureUrl(row.pictureVersion),
      isAdmin: owner.isAdmin,
    };
  }

  http.route(currentUser, { access: 'anyone' }, async ({ owner }) =>
    answer(200, owner?.kind === 'user' ? presentUser(await service.find(owner.id), owner) : null),
  );

  http.route(signUp, { access: 'anyone', limit: signingUp }, async ({ body, manner, request, reply }) => {
    await limit(signUpsPerAddress, body.email.trim().toLowerCase());
    const { session, proof } = await service.signUp(body, manner);
    reply.header('set-cookie', proofCookie(secure, proof));
    if (session) await begin(request, reply, session);
    return answer(200, { status: session ? ('signed_in' as const) : ('check_mail' as const) });
  });

  http.route(signIn, { access: 'anyone', limit: guessing }, async ({ body, request, reply }) => {
    await limit(perAddress, body.email.trim().toLowerCase());
    await begin(request, reply, await service.signIn(body.email, body.password));
    return answer(200, { status: 'signed_in' as const });
  });

  http.route(sendLink, { access: 'anyone', limit: mailing }, async ({ body, manner }) => {
    await limit(mailPerAddress, body.email.trim().toLowerCase());
    await service.sendLink(body.email, body.purpose, manner);
    return answer(200, { status: 'check_mail' as const });
  });

  http.route(useLink, { access: 'anyone', limit: guessing }, async ({ body, request, reply }) => {
    const { session, purpose } = await service.useLink(body.token, body.password ?? null, proofOf(request));
    await begin(request, reply, session);
    if (purpose === 'confirm') reply.header('set-cookie', proofCookie(secure, null));
    return answer(200, { status: 'signed_in' as const, purpose });
  });

  http.route(signOut, { access: 'user' }, async ({ owner, body, request, reply }) => {
    const token = sessionToken(context, request.headers) ?? null;
    if (body.others) return answer(200, { ended: await endOtherSessions(context.db, owner.id, token) });
    if (token) await endSession(context.db, token);
    reply.header('set-cookie', [sessionCookie(secure, null), identity.forgetVisitor()]);
    return answer(200, { ended: 1 });
  });

  http.stream(login, { access: 'anyone' }, async ({ owner, query, reply }) => {
    const returnTo = safeReturnTo(query.returnTo, context.config.origin);
    const page = `${languagePrefix(returnTo)}/login?returnTo=${encodeURIComponent(returnTo)}`;
    if (owner?.kind === 'user') return void (await reply.redirect(returnTo, 302));
    if (!provider) return void (await reply.redirect(page, 302));
    try {
      const { url, kept } = await provider.begin(returnTo);
      reply.header('set-cookie', providerCookie(secure, kept));
      await reply.redirect(url, 302);
    } catch (error) {
      context.log.warn('accounts.provider_away', errorFields(error));
      await reply.redirect(`${page}&problem=provider`, 302);
    }
  });

  http.stream(authCallback, { access: 'anyone', limit: guessing }, async ({ manner, request, reply }) => {
    reply.header('cache-control', 'no-store');
    reply.header('set-cookie', providerCookie(secure, null));
    if (!provider) return void (await reply.redirect('/login', 302));
    const kept = readCookie(request.headers.cookie, providerCookieName(secure)) || null;
    try {
      const query = new URL(request.url, context.config.origin).search;
      const { identity: proven, returnTo } = await provider.finish(kept, query);
      await begin(request, reply, await signInProven(context, proven, manner));
      const page = `${languagePrefix(returnTo)}/login`;
      await reply.redirect(`${page}?arrived=1&returnTo=${encodeURIComponent(returnTo)}`, 302);
    } catch (error) {
      context.log.warn('accounts.provider_refused', errorFields(error));
      const problem = error instanceof AppError ? 'unverified' : 'refused';
      await reply.redirect(`${languagePrefix(provider.cameFrom(kept))}/login?problem=${problem}`, 302);
    }
  });

  http.stream(logout, { access: 'anyone' }, async ({ owner, request, reply }) => {
    const referer = request.headers.referer ?? '';
    const home = languageOfPage(referer, context.config.origin) || '/';
    if (owner?.kind !== 'user') return void (await reply.redirect(home, 302));
    // A link on a foreign page must not sign anybody out: then a page of ours asks first.
    const site = request.headers['sec-fetch-site'];
    const ours =
      site === undefined ? referer.startsWith(`${context.config.origin}/`) : site === 'same-origin';
    if (!ours) return void (await reply.redirect('/login?leave=1', 302));
    const token = sessionToken(context, request.headers);
    if (token) await endSession(context.db, token);
    reply.header('set-cookie', [sessionCookie(secure, null), identity.forgetVisitor()]);
    await reply.redirect(home, 302);
  });

  http.route(visitorThings, { access: 'user' }, async ({ request }) => {
    const visitor = identity.visitor(request.headers);
    const resumes = visitor ? await listResumes(context.db, context.keys, visitor.id) : [];
    return answer(200, {
      resumes: resumes.map(({ id, content }) => ({ id, jobTitle: content.jobTitle })),
      payments: visitor ? await countPayments(context.db, visitor.id) : 0,
    });
  });

  http.route(claimVisitor, { access: 'user' }, async ({ owner, body, request, reply }) => {
    const visitor = identity.visitor(request.headers);
    reply.header('set-cookie', identity.forgetVisitor());
    if (!visitor || !body.mine) return answer(200, { moved: false });
    await moveToUser(context, visitor, owner);
    return answer(200, { moved: true });
  });

  http.route(account, { access: 'user' }, async ({ owner, request }) => {
    const row = await service.find(owner.id);
    const own = await listSessions(context.db, owner.id, sessionToken(context, request.headers) ?? '');
    return answer(200, {
      user: presentUser(row, owner),
      emailConfirmed: row.emailConfirmedAt !== null,
      hasPassword: row.passwordHash !== null,
      sessions: own.map(({ current, createdAt, seenAt }) => ({
        current,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    });
  });

  http.route(changeAccount, { access: 'user', limit: guessing }, async ({ owner, body, request }) => {
    await service.rename(owner.id, {
      ...(body.firstName === undefined ? {} : { firstName: body.firstName }),
      ...(body.lastName === undefined ? {} : { lastName: body.lastName }),
    });
    if (body.newPassword)
      await service.changePassword(
        owner.id,
        body.currentPassword ?? null,
        body.newPassword,
        sessionToken(context, request.headers) ?? '',
      );
    return answer(200, { user: presentUser(await service.find(owner.id), owner) });
  });

  http.route(exportAccount, { access: 'owner', limit: exporting }, async ({ owner, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return answer(200, await service.exportAll(owner));
  });

  http.stream(exportArchive, { access: 'owner', limit: exporting }, async ({ owner, reply }) => {
    await reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .type('application/zip')
      .send(archiveOf(await service.exportAll(owner)));
  });

  http.stream(ownPicture, { access: 'user' }, async ({ owner, reply }) => {
    const picture = await loadPicture(context, owner.id);
    await reply.header('cache-control', 'private, max-age=3600').type('image/png').send(picture);
  });

  http.route(setPictureCall, { access: 'user', limit: picturing }, async ({ owner, body }) => {
    await setPicture(context, owner.id, body.png);
    const { pictureVersion } = await service.find(owner.id);
    return answer(200, { profileImageUrl: pictureUrl(pictureVersion) ?? '' });
  });

  http.route(removePictureCall, { access: 'user' }, async ({ owner }) => {
    await removePicture(context, owner.id);
    return answer(200, { profileImageUrl: null });
  });

  http.route(deleteAccount, { access: 'user' }, async ({ owner, reply }) => {
    await service.erase(owner);
    reply.header('set-cookie', [sessionCookie(secure, null), identity.forgetVisitor()]);
    return answer(200, { deleted: true as const });
  });
}
