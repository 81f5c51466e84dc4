import { createHmac } from 'node:crypto';
import type { MasterKeys } from '../../platform/keys.ts';

/** No line ends, no second address, no spaces: what a header could be made of is refused. */
const address = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]+$/;

export function isAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

export function foldAddress(text: string): string {
  return text.trim().toLowerCase();
}

/** Same address, same hash; without the key nobody can try addresses against it. */
export function addressHash(keys: MasterKeys, text: string): Buffer {
  return hash(keys, foldAddress(text));
}

export function domainHash(keys: MasterKeys, text: string): Buffer {
  return hash(keys, `@${foldAddress(text).split('@').at(-1) ?? ''}`);
}

function hash(keys: MasterKeys, text: string): Buffer {
  return createHmac('sha256', keys.derive('mail-address')).update(text).digest();
}
