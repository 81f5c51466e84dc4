import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '../../platform/ids.ts';

/** The visitor's cookie: an unguessable id and its signature. Reading it needs no database. */
export interface VisitorCookies {
  name: string;
  make(): { id: string; value: string };
  read(value: string | undefined): string | null;
  header(value: string): string;
}

const YEAR_SECONDS = 365 * 24 * 3600;

export function visitorCookies(secret: Buffer, secure: boolean): VisitorCookies {
  const name = secure ? '__Host-visitor' : 'visitor';
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  return {
    name,
    make() {
      const id = newId();
      return { id, value: `${id}.${sign(id)}` };
    },
    read(value) {
      const [id, signature] = value?.split('.') ?? [];
      if (!id || !signature) return null;
      const given = Buffer.from(signature);
      const wanted = Buffer.from(sign(id));
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
    },
    header(value) {
      const age = value ? YEAR_SECONDS : 0;
      const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`;
      return `${name}=${value}; ${flags}${secure ? '; Secure' : ''}`;
    },
  };
}
