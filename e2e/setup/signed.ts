import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@tailor/contract/languages';
import pg from 'pg';
import type { BrowserContextOptions } from 'playwright-core';
import { running } from '../../scripts/launch/run-file.mjs';
import { product } from './product.ts';

export type Signed = Pick<BrowserContextOptions, 'storageState'>;

/** An account, as what a browser keeps of it. */
export async function signUp(email: string): Promise<Signed> {
  const address = product().address;
  const reply = await fetch(`${address}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-time-zone': 'UTC' },
    body: JSON.stringify({ email, password: 'long enough 1', firstName: 'Ann' }),
  });
  if (!reply.ok) throw new Error(`sign-up: ${reply.status} ${await reply.text()}`);
  const cookies = reply.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    const { hostname } = new URL(address);
    return {
      name,
      value,
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
  return { storageState: { cookies, origins: [] } };
}

/** The running product's own database: for roles, and for what nobody could type in a test's time. */
export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = running(product().data).database?.url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What a page says in a language, as its own file has it. */
export function textsOf(place: string, language: Language): (key: string) => string {
  const file = resolve(import.meta.dirname, '../../apps/web/src', place, 'locales', `${language}.json`);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${place} ${language}: no ${key}`);
    return text;
  };
}

export const inLanguage = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;
