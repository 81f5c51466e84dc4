import { isLanguage, type Language, languages } from '@tailor/contract/languages';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Manner, Owner, OwnerId } from '../../platform/owner.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findSession, sessionCookieName } from '../accounts/sessions.ts';
import { foldAddress } from '../mail/address.ts';
import { type VisitorCookies, visitorCookies } from './cookie.ts';
import { visitors } from './schema.ts';

/** The one place that knows visitor and user as one owner. */
export interface Identity {
  /** Who asks; null when nobody was here before. Costs no look-up for a visitor. */
  recognise(headers: RequestHeaders): Promise<Owner | null>;
  /** What a request brings to prove who asks, for a select that proves it itself. */
  credentials(headers: RequestHeaders): Credentials | null;
  /** The visitor of this browser, also while a user is signed in. */
  visitor(headers: RequestHeaders): Owner | null;
  /** The cookie that ends this visitor's identity. */
  forgetVisitor(): string;
  /** For a first write: a new visitor and the cookie that will say so. */
  welcome(manner: Manner): Promise<{ owner: Owner; setCookie: string }>;
}

export type Credentials = { kind: 'visitor'; ownerId: OwnerId } | { kind: 'session'; tokenHash: Buffer };

export interface RequestHeaders {
  cookie?: string | undefined;
}

export function createIdentity(context: Context): Identity {
  const admins = new Set(context.config.ADMIN_EMAILS.split(',').map(foldAddress));
  const cookies = visitorCookies(context.keys.derive('visitor-cookie'), context.config.secure);
  return {
    async recognise(headers) {
      const token = sessionToken(context, headers);
      const user = token ? await findSession(context.db, context.clock, admins, token) : null;
      return user ?? visitorOf(cookies, headers);
    },
    credentials(headers) {
      const token = sessionToken(context, headers);
      if (token) return { kind: 'session', tokenHash: hashToken(token) };
      const found = visitorOf(cookies, headers);
      return found ? { kind: 'visitor', ownerId: found.id } : null;
    },
    visitor: (headers) => visitorOf(cookies, headers),
    forgetVisitor: () => cookies.header(''),
    async welcome(manner) {
      const { id, value } = cookies.make();
      const owner = visitor(id);
      await context.db
        .insert(visitors)
        .values({ ownerId: owner.id, language: manner.language, timeZone: manner.timeZone });
      return { owner, setCookie: cookies.header(value) };
    },
  };
}

function visitor(id: string): Owner {
  return { id: `v_${id}` as OwnerId, kind: 'visitor', userId: null, isAdmin: false };
}

function visitorOf(cookies: VisitorCookies, headers: RequestHeaders): Owner | null {
  const id = cookies.read(readCookie(headers.cookie, cookies.name));
  return id ? visitor(id) : null;
}

export function sessionToken(context: Context, headers: RequestHeaders): string | undefined {
  return readCookie(headers.cookie, sessionCookieName(context.config.secure)) || undefined;
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Interface language and time zone as the browser says them; what is missing or wrong is en and UTC. */
export function mannerOf(headers: Record<string, string | string[] | undefined>): Manner {
  const language = languageOf(headers['accept-language']);
  const timeZone = timeZoneOf(headers['x-time-zone']);
  return {
    language: language ?? languages[0],
    timeZone: timeZone ?? 'UTC',
    said: { language: language !== undefined, timeZone: timeZone !== undefined },
  };
}

function languageOf(header: string | string[] | undefined): Language | undefined {
  const wanted = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.split('-')[0] ?? '', weight: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => tag).find(isLanguage);
}

function timeZoneOf(header: string | string[] | undefined): string | undefined {
  const zone = Array.isArray(header) ? header[0] : header;
  if (!zone || zone.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Kept with the identity at each write, so that mails, money and days are the person's own. What a
 * request does not say stays as it was.
 */
export async function rememberManner(context: Context, owner: Owner, manner: Manner): Promise<void> {
  const { said } = manner;
  const language = said.language ? sql`${manner.language}` : sql`language`;
  const zone = said.timeZone ? sql`${manner.timeZone}` : sql`time_zone`;
  if (owner.kind === 'user') {
    await context.db.execute(sql`
      UPDATE users SET language = ${language}, time_zone = ${zone}
      WHERE owner_id = ${owner.id} AND (language, time_zone) IS DISTINCT FROM (${language}, ${zone})`);
    return;
  }
  await context.db.execute(sql`
    INSERT INTO visitors (owner_id, language, time_zone)
    VALUES (${owner.id}, ${manner.language}, ${manner.timeZone})
    ON CONFLICT (owner_id) DO UPDATE SET
      language = CASE WHEN ${said.language} THEN excluded.language ELSE visitors.language END,
      time_zone = CASE WHEN ${said.timeZone} THEN excluded.time_zone ELSE visitors.time_zone END,
      seen_at = now()`);
}
