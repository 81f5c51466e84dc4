import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addressHash } from './address.ts';
import { suppressionOf } from './suppressions.ts';

const token = 'a-token-of-the-mail-service';
let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false, env: { MAIL_EVENTS_TOKEN: token } });
  closed = await testApp({ worker: false });
});

const events = [
  { type: 'bounce', email: 'Gone@example.com' },
  { type: 'complaint', email: 'cross@example.com' },
];

test('a mail service that knows the token ends mail to who bounced, and advertising to who complained', async () => {
  const service = app.person({ authorization: `Bearer ${token}` });
  expect((await service.call('POST', '/api/mail-events', { events })).body).toEqual({ noted: 2 });
  const why = (email: string, category: 'service' | 'marketing') =>
    suppressionOf(app.context.db, addressHash(app.context.keys, email), category);
  expect(await why('gone@example.com', 'service')).toBe('bounced');
  expect(await why('cross@example.com', 'marketing')).toBe('complained');
  expect(await why('cross@example.com', 'service')).toBeNull();
});

test('without the token, or with a wrong one, there is no such call', async () => {
  for (const [on, authorization] of [
    [app, ''],
    [app, 'Bearer another-token-altogether'],
    [closed, `Bearer ${token}`],
  ] as const)
    expect((await on.person({ authorization }).call('POST', '/api/mail-events', { events })).status).toBe(
      404,
    );
});
