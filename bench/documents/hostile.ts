import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentPool, type DocumentPool } from '@tailor/documents';
import { buildChild } from '../../packages/documents/test/build-child.ts';
import type { Row } from '../measure.ts';
import { root } from '../root.ts';
import { hostileOthers } from './hostile-others.ts';
import { type Hostile, hostilePdfs } from './hostile-pdf.ts';

const limit = 10_000;
/** One for each core of the smallest machine. */
const children = 2;

interface Tally {
  codes: Map<string, number>;
  slowest: number;
  over: number;
}

/** Real files with some bytes changed, moved, doubled or cut; the same ones every time. */
export function* mutations(count: number): Generator<Hostile> {
  const folder = join(root, 'bench', 'material', 'documents', 'samples');
  const files = readdirSync(folder).filter((file) => /\.(pdf|docx)$/.test(file));
  let seed = 20_261_120;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let index = 0; index < count; index++) {
    const file = files[index % files.length] ?? '';
    const bytes = Buffer.from(readFileSync(join(folder, file)));
    const kind = next(4);
    for (let step = 0; step < 1 + next(30); step++) {
      const [from, to, length] = [next(bytes.length), next(bytes.length), next(400)];
      if (kind === 0) bytes[from] = next(256);
      else if (kind === 1) bytes.copy(bytes, to, from, Math.min(bytes.length, from + length));
      else if (kind === 2) bytes.fill(next(256), from, Math.min(bytes.length, from + length));
    }
    const whole = kind === 3 ? bytes.subarray(0, next(bytes.length)) : bytes;
    yield {
      name: `mutation ${index} of ${file}`,
      file: file.endsWith('pdf') ? 'resume.pdf' : 'resume.docx',
      bytes: whole,
    };
  }
}

async function runAll(
  pool: DocumentPool,
  all: Iterable<Hostile>,
  folder: string,
  verbose: boolean,
): Promise<Tally> {
  const tally: Tally = { codes: new Map(), slowest: 0, over: 0 };
  const left = all[Symbol.iterator]();
  const lane = async (own: number): Promise<void> => {
    for (let index = 0; ; index++) {
      const next = left.next();
      if (next.done) return;
      await runOne(pool, next.value, join(folder, `hostile-${own * 2 + (index % 2)}`), verbose, tally);
    }
  };
  await Promise.all(Array.from({ length: children }, (_, own) => lane(own)));
  return tally;
}

async function runOne(
  pool: DocumentPool,
  { name, file, bytes }: Hostile,
  path: string,
  verbose: boolean,
  tally: Tally,
): Promise<void> {
  writeFileSync(path, bytes);
  const start = performance.now();
  const outcome = await pool.run('read', { path, name: file });
  const took = performance.now() - start;
  const code = outcome.ok ? 'read' : outcome.error.code;
  tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
  tally.slowest = Math.max(tally.slowest, took);
  if (took > limit + 1_500) tally.over++;
  // A night's work says how far it is.
  const done = answered(tally);
  if (done % 1_000 === 0) console.log(`    ${done} so far: ${said(tally)}`);
  if (verbose || took > limit / 2) console.log(`    ${code.padEnd(18)} ${Math.round(took)} ms  ${name}`);
}

const said = (tally: Tally) =>
  [...tally.codes]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');

const answered = (tally: Tally) => [...tally.codes.values()].reduce((a, b) => a + b, 0);

/** Works in a folder of its own; afterwards only the four files that were written last may be there. */
async function withChild(
  folder: string,
  work: (pool: DocumentPool, own: string) => Promise<Row[]>,
): Promise<Row[]> {
  const own = mkdtempSync(join(folder, 'hostile-'));
  const pool = createDocumentPool({
    childPath: await buildChild(),
    size: children,
    timeLimits: { read: limit },
  });
  try {
    const rows = await work(pool, own);
    const left = readdirSync(own).filter((name) => !/^hostile-[0-3]$/.test(name));
    return [...rows, { name: 'files left behind', value: left.length, floor: 0, better: 'lower' }];
  } finally {
    await pool.close();
  }
}

/** Each kind of harm once. */
export function measureHostile(folder: string, verbose: boolean): Promise<Row[]> {
  return withChild(folder, async (pool, own) => {
    const made = await runAll(pool, [...hostilePdfs(), ...hostileOthers()], own, verbose);
    return [
      {
        name: 'hostile kinds, all answered',
        value: answered(made),
        floor: 60,
        better: 'higher',
        note: said(made),
      },
      {
        name: 'hostile kinds over the time limit',
        value: made.over,
        floor: 0,
        better: 'lower',
        note: `slowest ${Math.round(made.slowest)} ms`,
      },
    ];
  });
}

/** Damaged copies of real files. */
export function measureMutations(folder: string, count: number): Promise<Row[]> {
  return withChild(folder, async (pool, own) => {
    // The first ones load and compile what stays.
    await runAll(pool, mutations(20), own, false);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const changed = await runAll(pool, mutations(count), own, false);
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    return [
      {
        name: 'mutations, all answered',
        value: answered(changed),
        floor: count,
        better: 'higher',
        note: said(changed),
      },
      {
        name: 'mutations over the time limit',
        value: changed.over,
        floor: 0,
        better: 'lower',
        note: `slowest ${Math.round(changed.slowest)} ms`,
      },
      {
        name: 'children lost to mutations',
        value: changed.codes.get('crashed') ?? 0,
        floor: 0,
        better: 'lower',
      },
      {
        name: 'memory of the asking process grew by, MB',
        value: Math.max(0, grown),
        floor: 64,
        better: 'lower',
      },
    ];
  });
}
