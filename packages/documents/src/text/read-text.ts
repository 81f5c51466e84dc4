import { open } from 'node:fs/promises';
import type { SourceLine } from '@tailor/engine';
import { type DocumentContent, finding, visibleText, withoutIdleBlanks } from '../content.ts';
import { DocumentError } from '../failure.ts';
import { decodeText } from './decode.ts';
import { noRepairs, repairLine } from './repair.ts';
import { repairFindings } from './repair-findings.ts';

/** A resume of 20,000 words is far below; beyond this nobody reads, and memory would be theirs to spend. */
const maxTextBytes = 8 * 1024 * 1024;

async function firstBytes(path: string): Promise<{ bytes: Uint8Array; cut: boolean }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, maxTextBytes));
    let filled = 0;
    while (filled < buffer.length) {
      const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return { bytes: buffer.subarray(0, filled), cut: size > maxTextBytes };
  } finally {
    await handle.close();
  }
}

export async function decodeFile(path: string): Promise<{ text: string; encoding: string }> {
  const { bytes, cut } = await firstBytes(path);
  if (bytes.length === 0) throw new DocumentError('file_empty');
  // Part of a text would be believed to be all of it.
  if (cut) throw new DocumentError('too_large_inflated', { type: 'txt', limit: maxTextBytes });
  return decodeText(bytes);
}

export function textContent(text: string, type: DocumentContent['type'], encoding: string): DocumentContent {
  const repairs = noRepairs();
  // Only one blank line means anything; millions of them would mean an attack.
  const folded = text.replace(/(?:[^\S\r\n]*(?:\r\n|\n|\r)){3,}/g, '\n\n');
  const lines: SourceLine[] = folded.split(/\r\n|[\n\r\u2028\u2029\f\v\u0085]/).map((line) => ({
    text: repairLine(line, repairs),
  }));
  const kept = withoutIdleBlanks(lines);
  const findings = repairFindings(repairs);
  if (!encoding.startsWith('utf-')) findings.push(finding('legacy_encoding', 'info', { encoding }));
  return {
    type,
    text: visibleText(kept),
    source: { lines: kept },
    findings,
    pages: 1,
    hasTextLayer: true,
  };
}

export async function readText(path: string): Promise<DocumentContent> {
  const { text, encoding } = await decodeFile(path);
  return textContent(text, 'txt', encoding);
}
