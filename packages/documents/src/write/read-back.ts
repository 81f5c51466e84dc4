import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '../read-document.ts';
import type { OutputFormat } from './write-document.ts';

export interface ReadBack {
  matched: number;
  total: number;
}

/** What must survive: the characters. Blanks, list marks and the hyphen of a broken line may differ. */
export function essence(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b\u2060]+/g, '')
    .replace(/[-\u2010\u2011]/g, '');
}

/** Each expected paragraph in turn, looked for behind the last one found: order counts. */
export function countMatches(read: string, expected: string[]): ReadBack {
  const whole = essence(read.replace(/^\s*•\s*/gm, ''));
  let at = 0;
  let matched = 0;
  for (const line of expected) {
    const wanted = essence(line.replace(/^\s*•\s*/, ''));
    const found = whole.indexOf(wanted, at);
    // Far ahead is another place with the same words, not this one.
    if (found < 0 || found > at + 200) continue;
    matched++;
    at = found + wanted.length;
  }
  return { matched, total: expected.length };
}

/** Reads finished bytes with our own reader and counts the lines that came back. */
export async function readBack(
  bytes: Uint8Array,
  format: OutputFormat,
  expected: string[],
): Promise<ReadBack> {
  const folder = await mkdtemp(join(tmpdir(), 'read-back-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes, { mode: 0o600 });
    const outcome = await readDocument({ path, name: `resume.${format}` });
    return outcome.ok ? countMatches(outcome.value.text, expected) : { matched: 0, total: expected.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** JSON has no lines: every value of the parsed file is looked for in the text it was read from. */
export function countValues(bytes: Uint8Array, text: string): ReadBack {
  const whole = essence(text);
  const counted: ReadBack = { matched: 0, total: 0 };
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (/^(\$schema|startDate|endDate|fluency|language)$/.test(key)) return;
      counted.total++;
      if (whole.includes(essence(value.replace(/^https?:\/\//, '')))) counted.matched++;
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) visit(child, Array.isArray(value) ? key : name);
    }
  };
  visit(JSON.parse(Buffer.from(bytes).toString('utf8')), '');
  return counted;
}
