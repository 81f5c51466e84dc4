import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyFile } from '../src/platform/key-file.ts';
import { unseal } from '../src/platform/keys.ts';

/** Every file under a folder, whole: a copy as somebody might have taken it. */
export function copyOf(folder: string, leaveOut: (path: string) => boolean = () => false): Buffer[] {
  if (!existsSync(folder) || leaveOut(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (leaveOut(path)) return [];
    if (entry.isDirectory()) return copyOf(path, leaveOut);
    return entry.isFile() && statSync(path).size > 0 ? [readFileSync(path)] : [];
  });
}

function* placesOf(copy: Buffer, text: string): Generator<number> {
  for (let at = copy.indexOf(text); at >= 0; at = copy.indexOf(text, at + 1)) yield at + text.length;
}

function tryOpen(key: Buffer, sealed: Buffer, context: string): string | null {
  try {
    return unseal(key, sealed, context);
  } catch {
    return null;
  }
}

/** Nonce, tag, and a key of 32 bytes in base64. */
const WRAPPED = 12 + 16 + 44;

/** Rows lie in pages and in the write-ahead log as they are: a wrapped key follows the name of its master key. */
function contentKeys(copies: Buffer[], file: KeyFile): Buffer[] {
  const found = new Map<string, Buffer>();
  for (const [id, master] of Object.entries(file.keys))
    for (const copy of copies)
      for (const at of placesOf(copy, id))
        for (let skip = 0; skip <= 8; skip += 1) {
          const wrapped = copy.subarray(at + skip, at + skip + WRAPPED);
          if (wrapped.length < WRAPPED) continue;
          const key = tryOpen(Buffer.from(master, 'base64'), wrapped, 'key');
          if (key) found.set(key, Buffer.from(key, 'base64'));
        }
  return [...found.values()];
}

/** A row lies within a page: what is longer lies elsewhere, in pieces. */
const PAGE = 8_192;

/** A value's length stands before it in one byte or in four. */
function valueAt(copy: Buffer, at: number): Buffer | null {
  if (at + 4 > copy.length) return null;
  const first = copy[at] ?? 0;
  const [start, length] =
    first & 1 ? [at + 1, (first >> 1) - 1] : [at + 4, (copy.readUInt32LE(at) >>> 2) - 4];
  return length >= 28 && length < PAGE && start + length <= copy.length
    ? copy.subarray(start, start + length)
    : null;
}

/** What somebody with these copies and this key file can read of these objects. */
export function readable(
  copies: Buffer[],
  file: KeyFile,
  objects: { id: string; context: string }[],
): string[] {
  const keys = contentKeys(copies, file);
  const found = new Set<string>();
  for (const { id, context } of objects)
    for (const copy of copies)
      for (const at of placesOf(copy, id))
        for (let skip = 0; skip < 300; skip += 1) {
          const sealed = valueAt(copy, at + skip);
          if (!sealed) continue;
          for (const key of keys) {
            const text = tryOpen(key, sealed, context);
            if (text) found.add(text);
          }
        }
  return [...found];
}
