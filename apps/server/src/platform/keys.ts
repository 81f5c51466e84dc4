import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type KeyFile, keyFilePath, readKeyFile, readOrMakeKeyFile, stampOf } from './key-file.ts';

/**
 * What a person wrote lies in the database sealed with a key of its own, wrapped under a master key
 * that lies outside the database. Losing the wrapped key or the master key loses the text: that is
 * how deletion works. Layout of a sealed value: nonce (12) · tag (16) · ciphertext.
 */
const NONCE = 12;
const TAG = 16;
/** A key that left the file still opens what was read a moment before, and is then forgotten. */
const FORGET_MS = 30_000;

export interface MasterKeys {
  /** What new things are wrapped under; key-rotation.ts replaces it while we run. */
  readonly currentId: string;
  wrap(key: Uint8Array): { masterId: string; wrapped: Buffer };
  unwrap(masterId: string, wrapped: Uint8Array): Buffer;
  /** A secret for another purpose (cookies, links), derived and never stored. */
  derive(purpose: string): Buffer;
}

export function newContentKey(): Buffer {
  return randomBytes(32);
}

export function seal(key: Uint8Array, plain: string, context: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function unseal(key: Uint8Array, sealed: Uint8Array, context: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
}

export function openMasterKeys(dataDir: string): MasterKeys {
  let file = readOrMakeKeyFile(dataDir);
  const path = keyFilePath(dataDir);
  let stamp = stampOf(path);
  const leaving = new Map<string, string>();
  /** Another process may have replaced the file: a look at its name costs two microseconds. */
  const fresh = (): KeyFile => {
    const now = stampOf(path);
    if (now === stamp) return file;
    const before = file;
    file = readKeyFile(path);
    stamp = now;
    for (const [id, key] of Object.entries(before.keys)) {
      if (file.keys[id]) continue;
      leaving.set(id, key);
      setTimeout(() => leaving.delete(id), FORGET_MS).unref();
    }
    return file;
  };
  const keyOf = (id: string) => {
    const key = fresh().keys[id] ?? leaving.get(id);
    if (!key) throw new Error('wrapped under a master key that no longer exists');
    return Buffer.from(key, 'base64');
  };
  const root = Buffer.from(file.root, 'base64');
  return {
    get currentId() {
      return fresh().current;
    },
    wrap(key) {
      const masterId = fresh().current;
      return { masterId, wrapped: seal(keyOf(masterId), Buffer.from(key).toString('base64'), 'key') };
    },
    unwrap: (masterId, wrapped) => Buffer.from(unseal(keyOf(masterId), wrapped, 'key'), 'base64'),
    derive: (purpose) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32)),
  };
}
