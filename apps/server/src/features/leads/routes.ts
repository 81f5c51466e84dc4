import { Readable } from 'node:stream';
import { captureEmail } from '@tailor/contract/calls/capture-email';
import { changeMailPreferences } from '@tailor/contract/calls/change-mail-preferences';
import { checkoutStarted } from '@tailor/contract/calls/checkout-started';
import { emailAnalytics } from '@tailor/contract/calls/email-analytics';
import { emailLeads } from '@tailor/contract/calls/email-leads';
import { exportEmailLeads } from '@tailor/contract/calls/export-email-leads';
import { mailPreferences } from '@tailor/contract/calls/mail-preferences';
import { mailedText } from '@tailor/contract/calls/mailed-text';
import { sendAbandonedCartEmails } from '@tailor/contract/calls/send-abandoned-cart-emails';
import { unsubscribe } from '@tailor/contract/calls/unsubscribe';
import { unsubscribePage } from '@tailor/contract/calls/unsubscribe-page';
import { pathPrefix } from '@tailor/contract/languages';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { csvHeaders } from '../../platform/csv.ts';
import { notFound } from '../../platform/errors.ts';
import { preferencesOf, suppress, unsuppress } from '../mail/suppressions.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import { analyticsOf } from './analytics.ts';
import { createLeadList } from './list.ts';
import { confirmLead, createLeadService } from './service.ts';
import { textOf } from './text-link.ts';

const capturing = { name: 'leads.capture', most: 30, seconds: 3_600 };
const reminding = { name: 'leads.remind', most: 60, seconds: 3_600 };
const ending = { name: 'mail.unsubscribe', most: 300, seconds: 3_600 };

export function routes(http: Http, context: Context): void {
  const service = createLeadService(context);
  const list = createLeadList(context);
  const { db, keys, clock } = context;
  const read = (token: string) => {
    const found = readUnsubscribeToken(keys, token);
    if (!found) throw notFound();
    return found;
  };

  http.route(captureEmail, { access: 'writer', limit: capturing }, async ({ owner, body, manner }) => {
    await service.capture(owner, body, manner);
    return answer(200, { success: true });
  });

  http.route(checkoutStarted, { access: 'writer', limit: capturing }, async ({ owner, body }) => {
    await service.checkoutStarted(owner, body.email);
    return answer(200, { success: true });
  });

  // RFC 8058: a POST from a mail program, without cookies, and no redirect as the answer.
  http.route(unsubscribe, { access: 'anyone', limit: ending }, async ({ params }) => {
    const { addressHash, scope } = read(params.token);
    await suppress(db, addressHash, scope, 'unsubscribed', clock.now());
    return answer(200, { unsubscribed: true as const });
  });

  // Scanners of mails open every address: looking changes nothing.
  http.stream(unsubscribePage, { access: 'anyone' }, async ({ params, manner, reply }) => {
    read(params.token);
    await reply.redirect(`${pathPrefix(manner.language)}/unsubscribe#${params.token}`, 302);
  });

  http.route(mailPreferences, { access: 'anyone', limit: ending }, async ({ params }) =>
    answer(200, await preferencesOf(db, read(params.token).addressHash)),
  );

  http.route(changeMailPreferences, { access: 'anyone', limit: ending }, async ({ params, body }) => {
    const { addressHash } = read(params.token);
    for (const scope of ['marketing', 'alert'] as const)
      if (body[scope]) await unsuppress(db, addressHash, scope);
      else await suppress(db, addressHash, scope, 'unsubscribed', clock.now());
    // The token stands in mails only: whoever has it reads this address.
    if (body.marketing) await confirmLead(db, addressHash, clock.now());
    return answer(200, await preferencesOf(db, addressHash));
  });

  http.route(emailLeads, { access: 'mail-admin' }, async ({ query }) => answer(200, await list.page(query)));

  http.stream(exportEmailLeads, { access: 'mail-admin' }, async ({ query, reply }) => {
    await reply.headers(csvHeaders('leads')).send(Readable.from(list.lines(query)));
  });

  http.route(emailAnalytics, { access: 'mail-admin' }, async () => answer(200, await analyticsOf(context)));

  http.route(sendAbandonedCartEmails, { access: 'mail-admin', limit: reminding }, async ({ body }) => {
    const done = await service.remindNow(body.hoursAgo);
    context.log.info('leads.reminded', done);
    return answer(200, done);
  });

  http.stream(mailedText, { access: 'anyone', limit: ending }, async ({ params, reply }) => {
    await reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': 'inline; filename="resume.txt"',
        'cache-control': 'no-store',
      })
      .send(await textOf(context, params.token));
  });
}
