import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentPool, type DocumentPool } from '@tailor/documents';
import { residentBytes } from '../../packages/documents/src/pool/memory.ts';
import { buildChild } from '../../packages/documents/test/build-child.ts';
import { makePdf } from '../../packages/documents/test/make-pdf.ts';
import type { Row } from '../measure.ts';
import { childPids } from './children.ts';

const mebibyte = 1024 * 1024;

/** One page of text behind many bytes that belong to nobody; the file has a hole and takes no room. */
export function largePdf(path: string, padding = 480 * mebibyte): void {
  const small = makePdf([{ paints: [{ text: 'Mara Lindqvist, Data Engineer', x: 50, y: 60 }] }]).toString(
    'latin1',
  );
  const start = small.indexOf('xref\n');
  const body = `${small.slice(0, start)}99 0 obj\n<< /Length ${padding} >>\nstream\n`;
  const tail = `\nendstream\nendobj\n${small.slice(start).replace(/startxref\n\d+/, `startxref\n${body.length + padding + 18}`)}`;
  writeFileSync(path, body, 'latin1');
  truncateSync(path, body.length + padding);
  const handle = openSync(path, 'a');
  writeSync(handle, tail, null, 'latin1');
  closeSync(handle);
}

/** The most memory any child of this process takes while the work runs. */
async function peakOf(
  work: () => Promise<unknown>,
  pids: () => Promise<number[]>,
): Promise<{ peak: number; milliseconds: number }> {
  let peak = 0;
  const clock = setInterval(async () => {
    for (const pid of await pids()) peak = Math.max(peak, (await residentBytes(pid)) ?? 0);
  }, 20);
  const start = performance.now();
  await work();
  clearInterval(clock);
  return { peak: peak / mebibyte, milliseconds: performance.now() - start };
}

async function textOf(pool: DocumentPool, path: string): Promise<string> {
  const outcome = await pool.run('read', { path, name: 'resume.pdf' });
  return outcome.ok ? outcome.value.text : '';
}

export async function measureLarge(folder: string): Promise<Row[]> {
  const pool = createDocumentPool({ childPath: await buildChild(), size: 1 });
  const large = join(folder, 'large.pdf');
  const long = join(folder, 'long.pdf');
  largePdf(large);
  const line = 'Built the pipelines that feed the reports of four countries';
  writeFileSync(
    long,
    makePdf(
      Array.from({ length: 100 }, (_, page) => ({
        paints: Array.from({ length: 45 }, (_, row) => ({
          text: `${line} ${page}.${row}`,
          x: 50,
          y: 60 + row * 16,
        })),
      })),
    ),
  );
  try {
    let [first, second] = ['', ''];
    const big = await peakOf(
      async () => {
        first = await textOf(pool, large);
      },
      () => childPids(),
    );
    const many = await peakOf(
      async () => {
        second = await textOf(pool, long);
      },
      () => childPids(),
    );
    const lines = second.split('\n').filter((text) => text.startsWith(line)).length;
    return [
      {
        name: '480 MB, one page: text read',
        value: first === 'Mara Lindqvist, Data Engineer' ? 1 : 0,
        floor: 1,
        better: 'higher',
        note: `${Math.round(statSync(large).size / mebibyte)} MB`,
      },
      {
        name: '480 MB, one page: most memory of the child, MB',
        value: big.peak || null,
        floor: 300,
        better: 'lower',
        note: `${Math.round(big.milliseconds)} ms`,
      },
      {
        name: '100 pages: lines read of 4500',
        value: lines,
        floor: 4500,
        better: 'higher',
        note: `${Math.round(many.milliseconds)} ms`,
      },
      {
        name: '100 pages: most memory of the child, MB',
        value: many.peak || null,
        floor: 400,
        better: 'lower',
      },
    ];
  } finally {
    await pool.close();
  }
}
