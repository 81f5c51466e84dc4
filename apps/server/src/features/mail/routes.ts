import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { emailPreview } from '@tailor/contract/calls/email-preview';
import { emailQueue } from '@tailor/contract/calls/email-queue';
import { exportEmailQueue } from '@tailor/contract/calls/export-email-queue';
import { importBounces } from '@tailor/contract/calls/import-bounces';
import { mailEvents } from '@tailor/contract/calls/mail-events';
import { mailFile } from '@tailor/contract/calls/mail-file';
import { readMail } from '@tailor/contract/calls/read-mail';
import { sendTestEmail } from '@tailor/contract/calls/send-test-email';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { csvHeaders } from '../../platform/csv.ts';
import { notFound } from '../../platform/errors.ts';
import { readBounceFile } from './bounce-file.ts';
import { createPreviews } from './preview.ts';
import { createQueueReader } from './queue.ts';
import { suppressAll } from './suppressions.ts';

const telling = { name: 'mail.events', most: 600, seconds: 60 };
const trying = { name: 'mail.trial', most: 60, seconds: 3_600 };

function matches(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));
}

export function routes(http: Http, context: Context): void {
  const { config, db, keys, clock, log } = context;
  const queue = createQueueReader(context);
  const previews = createPreviews(context);

  // Without the token the call does not exist.
  http.route(mailEvents, { access: 'anyone', limit: telling }, async ({ body, request }) => {
    const token = config.MAIL_EVENTS_TOKEN;
    if (!token || !matches(request.headers.authorization, token)) throw notFound();
    await suppressAll(db, keys, body.events, clock.now());
    return answer(200, { noted: body.events.length });
  });

  http.route(importBounces, { access: 'mail-admin', limit: telling }, async ({ body }) => {
    const { events, unread } = readBounceFile(body.text);
    await suppressAll(db, keys, events, clock.now());
    const bounces = events.filter(({ type }) => type === 'bounce').length;
    log.info('mail.events_imported', { bounces, complaints: events.length - bounces, unread });
    return answer(200, { bounces, complaints: events.length - bounces, unread });
  });

  http.route(emailQueue, { access: 'mail-admin' }, async ({ query }) => answer(200, await queue.page(query)));

  http.stream(exportEmailQueue, { access: 'mail-admin' }, async ({ query, reply }) => {
    await reply.headers(csvHeaders('emails')).send(Readable.from(queue.lines(query)));
  });

  http.route(readMail, { access: 'mail-admin' }, async ({ params }) =>
    answer(200, await queue.read(params.id)),
  );

  http.stream(mailFile, { access: 'mail-admin' }, async ({ params, reply }) => {
    const bytes = await queue.file(params.id);
    await reply
      .headers({
        'content-type': 'message/rfc822',
        'content-disposition': `attachment; filename="${params.id}.eml"`,
        'cache-control': 'no-store',
      })
      .send(bytes);
  });

  http.route(emailPreview, { access: 'mail-admin' }, async ({ body, manner }) =>
    answer(200, await previews.preview(body, manner)),
  );

  http.route(sendTestEmail, { access: 'mail-admin', limit: trying }, async ({ owner, body, manner }) => {
    await previews.sendTest(owner, body, manner);
    return answer(200, { template: body.template });
  });
}
