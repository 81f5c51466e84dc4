import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MasterKeys } from '../../platform/keys.ts';

export type EndableScope = 'marketing' | 'alert';
const scopes: EndableScope[] = ['marketing', 'alert'];
const HASH = 32;
const MAC = 16;

/**
 * Names an address (by its keyed hash) and what ends. Needs no row of its own and never expires:
 * a mail is unsubscribed from years later too.
 */
export function unsubscribeToken(keys: MasterKeys, addressHash: Buffer, scope: EndableScope): string {
  const body = Buffer.concat([Buffer.from([scopes.indexOf(scope)]), addressHash]);
  return Buffer.concat([body, mac(keys, body)]).toString('base64url');
}

export function readUnsubscribeToken(
  keys: MasterKeys,
  token: string,
): { addressHash: Buffer; scope: EndableScope } | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 1 + HASH + MAC) return null;
  const body = bytes.subarray(0, 1 + HASH);
  const scope = scopes[body[0] ?? scopes.length];
  if (!scope || !timingSafeEqual(bytes.subarray(1 + HASH), mac(keys, body))) return null;
  return { addressHash: Buffer.from(body.subarray(1)), scope };
}

function mac(keys: MasterKeys, body: Buffer): Buffer {
  return createHmac('sha256', keys.derive('unsubscribe')).update(body).digest().subarray(0, MAC);
}
