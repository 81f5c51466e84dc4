import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** `DATA_DIR/keys/master.json`: the only place where master keys lie. */
export interface KeyFile {
  current: string;
  keys: Record<string, string>;
  /** Root of derived secrets; it does not change when the master key does. */
  root: string;
  /** When a key was made; files of earlier versions do not say. */
  made?: Record<string, string>;
}

export const keyFilePath = (dataDir: string) => join(dataDir, 'keys', 'master.json');

/** Tells one content from another without reading it: the file is always replaced, never changed. */
export function stampOf(path: string): string {
  const { ino, mtimeMs, size } = statSync(path);
  return `${ino}:${mtimeMs}:${size}`;
}

export function readOrMakeKeyFile(dataDir: string): KeyFile {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = keyFilePath(dataDir);
  if (!existsSync(path)) makeKeyFile(folder, path);
  return readKeyFile(path);
}

/** What is read at the very moment of a replacement may be the old file while it is blanked. */
export function readKeyFile(path: string): KeyFile {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as KeyFile;
    } catch (error) {
      if (attempt >= 5 || !(error instanceof SyntaxError)) throw error;
    }
  }
}

export function newMasterKey(): { id: string; key: string } {
  return { id: randomBytes(6).toString('hex'), key: randomBytes(32).toString('base64') };
}

function writeDraft(path: string, content: KeyFile): void {
  rmSync(path, { force: true });
  const handle = openSync(path, 'wx', 0o600);
  writeSync(handle, JSON.stringify(content));
  fsyncSync(handle);
  closeSync(handle);
}

/** A link appears whole or not at all, and never twice: two processes may start side by side. */
function makeKeyFile(folder: string, path: string): void {
  const { id, key } = newMasterKey();
  const draft = join(folder, `${id}.draft`);
  writeDraft(draft, {
    current: id,
    keys: { [id]: key },
    root: randomBytes(32).toString('base64'),
    made: { [id]: new Date().toISOString() },
  });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * On the disk before it has its name; a crash leaves the old file or the new one. What the old file
 * held is blanked where it lay, as far as the file system writes in place.
 */
export function replaceKeyFile(dataDir: string, content: KeyFile): void {
  const folder = join(dataDir, 'keys');
  const path = keyFilePath(dataDir);
  const draft = join(folder, 'next.draft');
  writeDraft(draft, content);
  const old = openSync(path, 'r+');
  try {
    const { size } = fstatSync(old);
    renameSync(draft, path);
    syncFolder(folder);
    writeSync(old, Buffer.alloc(size), 0, size, 0);
    fsyncSync(old);
  } finally {
    closeSync(old);
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
