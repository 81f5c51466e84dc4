import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * What a person wrote lies in the database sealed with a key of its own, wrapped under a master key
 * that lies outside the database. Losing the wrapped key or the master key loses the text: that is
 * how deletion works. Layout of a sealed value: nonce (12) · tag (16) · ciphertext.
 */
const NONCE = 12;
const TAG = 16;

export interface MasterKeys {
  /** Newest first; older ones are kept only while something is still wrapped under them. */
  readonly currentId: string;
  wrap(key: Uint8Array): { masterId: string; wrapped: Buffer };
  unwrap(masterId: string, wrapped: Uint8Array): Buffer;
  /** A secret for another purpose (cookies, links), derived and never stored. */
  derive(purpose: string): Buffer;
}

interface KeyFile {
  current: string;
  keys: Record<string, string>;
  /** Root of derived secrets; it does not change when the master key does. */
  root: string;
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
  const file = readOrMakeKeyFile(join(dataDir, 'keys'));
  const keyOf = (id: string) => {
    const key = file.keys[id];
    if (!key) throw new Error('wrapped under a master key that no longer exists');
    return Buffer.from(key, 'base64');
  };
  const root = Buffer.from(file.root, 'base64');
  return {
    currentId: file.current,
    wrap: (key) => ({
      masterId: file.current,
      wrapped: seal(keyOf(file.current), Buffer.from(key).toString('base64'), 'key'),
    }),
    unwrap: (masterId, wrapped) => Buffer.from(unseal(keyOf(masterId), wrapped, 'key'), 'base64'),
    derive: (purpose) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32)),
  };
}

function readOrMakeKeyFile(folder: string): KeyFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'master.json');
  if (!existsSync(path)) makeKeyFile(folder, path);
  return JSON.parse(readFileSync(path, 'utf8')) as KeyFile;
}

/** A link appears whole or not at all, and never twice: two processes may start side by side. */
function makeKeyFile(folder: string, path: string): void {
  const id = randomBytes(6).toString('hex');
  const content: KeyFile = {
    current: id,
    keys: { [id]: randomBytes(32).toString('base64') },
    root: randomBytes(32).toString('base64'),
  };
  const draft = join(folder, `${id}.draft`);
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, JSON.stringify(content));
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}
