import { authCallback } from '@tailor/contract/calls/auth-callback';
import { login } from '@tailor/contract/calls/login';
import { logout } from '@tailor/contract/calls/logout';
import type { Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { errorFields } from '../../platform/log.ts';
import { readCookie } from '../identity/service.ts';
import { type Desk, guessing } from './desk.ts';
import { signInProven } from './identities.ts';
import { createProvider } from './provider.ts';
import { languageOfPage, languagePrefix, safeReturnTo } from './return-to.ts';
import { endSession, providerCookie, providerCookieName } from './sessions.ts';

/** Signing in by way of another site, and the addresses that only lead on. */
export function providerRoutes(http: Http, context: Context, desk: Desk): void {
  const provider = createProvider(context);

  http.stream(login, { access: 'anyone' }, async ({ owner, query, reply }) => {
    const returnTo = safeReturnTo(query.returnTo, context.config.origin);
    const page = `${languagePrefix(returnTo)}/login?returnTo=${encodeURIComponent(returnTo)}`;
    if (owner?.kind === 'user') return void (await reply.redirect(returnTo, 302));
    if (!provider) return void (await reply.redirect(page, 302));
    try {
      const { url, kept } = await provider.begin(returnTo);
      reply.header('set-cookie', providerCookie(desk.secure, kept));
      await reply.redirect(url, 302);
    } catch (error) {
      context.log.warn('accounts.provider_away', errorFields(error));
      await reply.redirect(`${page}&problem=provider`, 302);
    }
  });

  http.stream(authCallback, { access: 'anyone', limit: guessing }, async ({ manner, request, reply }) => {
    reply.header('cache-control', 'no-store');
    reply.header('set-cookie', providerCookie(desk.secure, null));
    if (!provider) return void (await reply.redirect('/login', 302));
    const kept = readCookie(request.headers.cookie, providerCookieName(desk.secure)) || null;
    try {
      const query = new URL(request.url, context.config.origin).search;
      const { identity: proven, returnTo } = await provider.finish(kept, query);
      await desk.begin(request, reply, await signInProven(context, proven, manner));
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
    const token = desk.sessionOf(request);
    if (token) await endSession(context.db, token);
    desk.forget(reply);
    await reply.redirect(home, 302);
  });
}
