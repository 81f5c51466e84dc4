import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentPool, type DocumentPool } from '@tailor/documents';
import { buildChild } from '../../packages/documents/test/build-child.ts';
import type { Row } from '../measure.ts';
import type { Hostile } from './hostile-pdf.ts';

const limit = 10_000;
/** One for each core of the smallest machine. */
const children = 2;

/** What was answered; plain data, so that a long run can be written down and gone on with. */
export interface Tally {
  codes: Record<string, number>;
  slowest: number;
  over: number;
}

export const emptyTally = (): Tally => ({ codes: {}, slowest: 0, over: 0 });

export const answered = ({ codes }: Tally) => Object.values(codes).reduce((a, b) => a + b, 0);

export const said = ({ codes }: Tally) =>
  Object.entries(codes)
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');

export interface Run {
  pool: DocumentPool;
  /** Where the files are written that are read next. */
  folder: string;
  verbose: boolean;
}

/** Each file once, as many at a time as there are children. */
export async function runAll(run: Run, all: Iterable<Hostile>, tally: Tally): Promise<void> {
  const left = all[Symbol.iterator]();
  const lane = async (own: number): Promise<void> => {
    for (let index = 0; ; index++) {
      const next = left.next();
      if (next.done) return;
      await runOne(run, next.value, join(run.folder, `hostile-${own * 2 + (index % 2)}`), tally);
    }
  };
  await Promise.all(Array.from({ length: children }, (_, own) => lane(own)));
}

async function runOne(
  { pool, verbose }: Run,
  { name, file, bytes }: Hostile,
  path: string,
  tally: Tally,
): Promise<void> {
  writeFileSync(path, bytes);
  const start = performance.now();
  const outcome = await pool.run('read', { path, name: file });
  const took = performance.now() - start;
  const code = outcome.ok ? 'read' : outcome.error.code;
  tally.codes[code] = (tally.codes[code] ?? 0) + 1;
  tally.slowest = Math.max(tally.slowest, took);
  if (took > limit + 1_500) tally.over++;
  if (verbose || took > limit / 2) console.log(`    ${code.padEnd(18)} ${Math.round(took)} ms  ${name}`);
}

/** Works in a folder of its own; afterwards only the four files that were written last may be there. */
export async function withChildren(
  folder: string,
  verbose: boolean,
  work: (run: Run) => Promise<Row[]>,
): Promise<Row[]> {
  const own = mkdtempSync(join(folder, 'hostile-'));
  const pool = createDocumentPool({
    childPath: await buildChild(),
    size: children,
    timeLimits: { read: limit },
  });
  try {
    const rows = await work({ pool, folder: own, verbose });
    const left = readdirSync(own).filter((name) => !/^hostile-[0-3]$/.test(name));
    return [...rows, { name: 'files left behind', value: left.length, floor: 0, better: 'lower' }];
  } finally {
    await pool.close();
  }
}
