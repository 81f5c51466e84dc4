import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../packages/engine/test/seeded.ts';
import type { Row } from '../measure.ts';
import { root } from '../root.ts';
import type { Hostile } from './hostile-pdf.ts';
import { answered, emptyTally, runAll, said, type Tally, withChildren } from './hostile-run.ts';

/** After so many the run is written down, if it is to be. */
const piece = 250;

/** Real files with some bytes changed, moved, doubled or cut; the same ones every time. */
function* mutations(count: number): Generator<Hostile> {
  const folder = join(root, 'bench', 'material', 'documents', 'samples');
  const files = readdirSync(folder)
    .filter((file) => /\.(pdf|docx)$/.test(file))
    .map((file) => ({ file, whole: readFileSync(join(folder, file)) }));
  const next = seeded(20_261_120);
  for (let index = 0; index < count; index++) {
    const { file, whole } = files[index % files.length] ?? { file: '', whole: Buffer.alloc(0) };
    const bytes = Buffer.from(whole);
    const kind = next(4);
    for (let step = 0; step < 1 + next(30); step++) {
      const [from, to, length] = [next(bytes.length), next(bytes.length), next(400)];
      if (kind === 0) bytes[from] = next(256);
      else if (kind === 1) bytes.copy(bytes, to, from, Math.min(bytes.length, from + length));
      else if (kind === 2) bytes.fill(next(256), from, Math.min(bytes.length, from + length));
    }
    yield {
      name: `mutation ${index} of ${file}`,
      file: file.endsWith('pdf') ? 'resume.pdf' : 'resume.docx',
      bytes: kind === 3 ? bytes.subarray(0, next(bytes.length)) : bytes,
    };
  }
}

function* some(from: Iterator<Hostile>, count: number): Generator<Hostile> {
  for (let taken = 0; taken < count; taken++) {
    const next = from.next();
    if (next.done) return;
    yield next.value;
  }
}

/** A run so far; `grown`: the most megabytes the asking process took on the way, in any part of the run. */
interface Sofar extends Tally {
  grown: number;
}

const begun = (record: string | undefined): Sofar =>
  record && existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as Sofar)
    : { ...emptyTally(), grown: 0 };

/** Whole or not at all: the run may be ended at any moment. */
function writeDown(record: string, sofar: Sofar): void {
  writeFileSync(`${record}.new`, JSON.stringify(sofar));
  renameSync(`${record}.new`, record);
}

/**
 * Damaged copies of real files. With a record the count is written there on the way, and a run that was ended goes on
 * where it was.
 */
export function measureMutations(folder: string, count: number, record?: string): Promise<Row[]> {
  return withChildren(folder, false, async (run) => {
    // The first ones load and compile what stays.
    await runAll(run, mutations(20), emptyTally());
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const sofar = begun(record);
    const all = mutations(count);
    for (const _ of some(all, answered(sofar)));
    while (answered(sofar) < count) {
      const done = answered(sofar);
      await runAll(run, some(all, Math.min(piece, count - done)), sofar);
      if (answered(sofar) === done) break;
      sofar.grown = Math.max(sofar.grown, (process.memoryUsage().rss - before) / 2 ** 20);
      if (record) writeDown(record, sofar);
      // A night's work says how far it is.
      if (answered(sofar) % 1_000 === 0) console.log(`    ${answered(sofar)} so far: ${said(sofar)}`);
    }
    return rowsOf(sofar, count);
  });
}

function rowsOf(sofar: Sofar, count: number): Row[] {
  return [
    {
      name: 'mutations, all answered',
      value: answered(sofar),
      floor: count,
      better: 'higher',
      note: said(sofar),
    },
    {
      name: 'mutations over the time limit',
      value: sofar.over,
      floor: 0,
      better: 'lower',
      note: `slowest ${Math.round(sofar.slowest)} ms`,
    },
    {
      name: 'children lost to mutations',
      value: sofar.codes.crashed ?? 0,
      floor: 0,
      better: 'lower',
    },
    {
      name: 'memory of the asking process grew by, MB',
      value: Math.max(0, sofar.grown),
      floor: 64,
      better: 'lower',
    },
  ];
}
