import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parseMail } from '../../apps/server/test/mail/parse.ts';
import { product } from './product.ts';

export const password = 'long enough 1';

/** A call as this page's own browser makes it: with its cookies, from its own origin. */
export async function post<T = Record<string, unknown>>(page: Page, path: string, data: object): Promise<T> {
  const reply = await page.request.post(path, { data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as T;
}

export const signUp = (page: Page, email: string) =>
  post(page, '/api/auth/sign-up', { email, password, firstName: 'Jane', lastName: 'Doe' });

/** → the id of the checkout session. */
export async function startCheckout(page: Page, order: object): Promise<string> {
  const { url } = await post<{ url: string }>(page, '/api/create-checkout-session', order);
  return new URL(url).searchParams.get('session') ?? '';
}

export async function buy(page: Page, order: object): Promise<string> {
  const session = await startCheckout(page, order);
  await post(page, `/api/test-checkout/${session}`, { action: 'pay', notify: false });
  await post(page, '/api/complete-payment', { sessionId: session });
  return session;
}

/** The link of a mail in the local outbox: written by a job, so it is waited for. */
export async function mailedLink(to: string, pattern: RegExp): Promise<string> {
  const folder = join(product().data, 'outbox');
  for (let i = 0; i < 200; i += 1) {
    for (const name of safeList(folder)) {
      const { headers, text } = parseMail(readFileSync(join(folder, name), 'latin1'));
      const link = headers.get('to')?.[0]?.includes(to) ? pattern.exec(text)?.[0] : undefined;
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${to} with ${pattern}`);
}

function safeList(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}
