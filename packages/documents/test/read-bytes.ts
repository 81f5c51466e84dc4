import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentContent, type Outcome, readDocument } from '../src/index.ts';

/** Reads bytes as a file of this name would be read, and leaves nothing behind. */
export async function readBytes(bytes: Uint8Array | string, name: string): Promise<Outcome<DocumentContent>> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  try {
    return await readDocument({ path, name });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function contentOf(bytes: Uint8Array | string, name: string): Promise<DocumentContent> {
  const outcome = await readBytes(bytes, name);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.error.code}`);
  return outcome.value;
}

export async function codeOf(bytes: Uint8Array | string, name: string): Promise<string> {
  const outcome = await readBytes(bytes, name);
  return outcome.ok ? 'read' : outcome.error.code;
}
