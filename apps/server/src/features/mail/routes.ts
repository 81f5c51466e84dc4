import { createHash, timingSafeEqual } from 'node:crypto';
import { mailEvents } from '@tailor/contract/calls/mail-events';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { addressHash } from './address.ts';
import { suppress } from './suppressions.ts';

const telling = { name: 'mail.events', most: 600, seconds: 60 };

function matches(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));
}

export function routes(http: Http, context: Context): void {
  const { config, db, keys, clock } = context;

  // Without the token the call does not exist. A bounce ends all mail, a complaint ends advertising.
  http.route(mailEvents, { access: 'anyone', limit: telling }, async ({ body, request }) => {
    const token = config.MAIL_EVENTS_TOKEN;
    if (!token || !matches(request.headers.authorization, token)) throw notFound();
    for (const { type, email } of body.events) {
      const bounced = type === 'bounce';
      const scope = bounced ? 'all' : 'marketing';
      await suppress(db, addressHash(keys, email), scope, bounced ? 'bounced' : 'complained', clock.now());
    }
    return answer(200, { noted: body.events.length });
  });
}
