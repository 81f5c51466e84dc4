import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import {
  createDocumentPool,
  type DocumentPool,
  expectedLines,
  templates,
  writeDocument,
} from '@tailor/documents';
import { buildChild } from '../../packages/documents/test/build-child.ts';
import { buildResume } from '../../packages/documents/test/build-resume.ts';
import { makeScan, type Wear } from '../../packages/documents/test/make-scan.ts';
import { person } from '../../packages/documents/test/people.ts';
import type { Row } from '../measure.ts';
import { childrenCpu } from './children.ts';
import { languages } from './collection.ts';
import { handPainted } from './hand-painted.ts';

/** Marks that no recogniser can tell apart are not counted against it; letters and figures are. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[•\s]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"');

/** Characters of `b` by edit distance from `a`, in a band: 1 is equal. */
export function accuracy(expected: string, read: string): number {
  const [a, b] = [[...folded(expected)], [...folded(read)]];
  const band = 400;
  let last = new Map<number, number>(Array.from({ length: Math.min(b.length, band) + 1 }, (_, j) => [j, j]));
  for (let i = 1; i <= a.length; i++) {
    const row = new Map<number, number>();
    for (let j = Math.max(0, i - band); j <= Math.min(b.length, i + band); j++) {
      const swap = (last.get(j - 1) ?? Number.POSITIVE_INFINITY) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.set(
        j,
        Math.min(
          swap,
          (last.get(j) ?? Number.POSITIVE_INFINITY) + 1,
          (row.get(j - 1) ?? Number.POSITIVE_INFINITY) + 1,
        ),
      );
    }
    last = row;
  }
  return 1 - (last.get(b.length) ?? a.length) / Math.max(1, a.length);
}

function wordRecall(expected: string, read: string): number {
  const words = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
  const left = new Map<string, number>();
  for (const word of words(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = words(expected);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / Math.max(1, wanted.length);
}

interface Reading {
  name: string;
  text: string;
  milliseconds: number;
  /** Of the processor: the clock also counts what other programs do. */
  processor: number;
}

async function recognise(
  pool: DocumentPool,
  folder: string,
  name: string,
  pdf: Uint8Array,
  wear: Wear,
): Promise<Reading> {
  const path = join(folder, 'scan.pdf');
  writeFileSync(path, await makeScan(pdf, wear));
  const [start, used] = [performance.now(), await childrenCpu()];
  const outcome = await pool.run('recognise', { path, name: 'scan.pdf' });
  const milliseconds = performance.now() - start;
  return {
    name,
    text: outcome.ok ? outcome.value.text : '',
    milliseconds,
    processor: (await childrenCpu()) - used,
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const worn: Wear = { degrees: 1.5, paper: 215, jpeg: 50 };
const grained: Wear = { degrees: 1.5, paper: 215, noise: 24 };

class Scores {
  private readonly groups = new Map<string, number[]>();
  readonly readings: Reading[] = [];

  add(group: string, score: number, reading: Reading): void {
    this.readings.push(reading);
    this.groups.set(group, [...(this.groups.get(group) ?? []), score]);
  }

  row(name: string, group: string, floor: number): Row {
    const scores = this.groups.get(group) ?? [];
    const note = `worst of ${scores.length}: ${Math.min(...scores).toFixed(3)}`;
    return { name, value: scores.length > 0 ? mean(scores) : null, floor, better: 'higher', note };
  }
}

/** Each language's page, clean and worn. The interface's language is told to nobody, and each file is another than the last. */
async function measurePages(pool: DocumentPool, folder: string, scores: Scores): Promise<void> {
  for (const [at, language] of languages.entries()) {
    const resume = buildResume(person(language, 2));
    const template = templates[at % templates.length] ?? 'classic';
    const { bytes } = await writeDocument({ resume, title: 'Scan', format: 'pdf', template });
    const expected = expectedLines({ resume, title: 'Scan', format: 'pdf' }).join('\n');
    const kind = language === 'zh' ? 'Chinese' : 'Latin';
    for (const [group, wear] of [
      ['clean', {}],
      ['worn', worn],
      ['grained', grained],
    ] as const) {
      const reading = await recognise(pool, folder, `${language} ${group}`, bytes, wear);
      scores.add(`${kind} ${group}`, accuracy(expected, reading.text), reading);
    }
  }
}

export async function measureOcr(folder: string, verbose = false): Promise<Row[]> {
  const pool = createDocumentPool({ childPath: await buildChild(), size: 1 });
  const scores = new Scores();
  try {
    await measurePages(pool, folder, scores);
    for (const language of ['en', 'de'] as const) {
      const painted = handPainted(person(language, 1))[1];
      if (!painted) continue;
      const reading = await recognise(pool, folder, `${language} columns`, painted.bytes, {});
      scores.add('columns', wordRecall(painted.order.join('\n'), reading.text), reading);
    }
  } finally {
    await pool.close();
  }
  const { readings } = scores;
  const times = readings.map(({ milliseconds }) => milliseconds);
  const processor = readings.map((one) => one.processor);
  const most = Math.max(...processor);
  if (verbose)
    for (const one of readings)
      console.log(`    ${Math.round(one.milliseconds)} ms, ${one.processor} of processor  ${one.name}`);
  return [
    scores.row('characters right, Latin, clean', 'Latin clean', 0.97),
    scores.row('characters right, Chinese, clean', 'Chinese clean', 0.95),
    scores.row('characters right, Latin, 1.5°, grey, JPEG 50', 'Latin worn', 0.93),
    scores.row('characters right, Chinese, 1.5°, grey, JPEG 50', 'Chinese worn', 0.93),
    scores.row('characters right, Latin, 1.5°, grey, grain', 'Latin grained', 0.93),
    scores.row('characters right, Chinese, 1.5°, grey, grain', 'Chinese grained', 0.93),
    scores.row('words found, two columns', 'columns', 0.85),
    {
      name: 'milliseconds a page, median, language found out',
      value: median(times),
      floor: 5_000,
      better: 'lower',
      note: `slowest ${Math.round(Math.max(...times))}, load ${loadavg()[0]?.toFixed(1)}`,
    },
    {
      name: 'milliseconds of processor a page, slowest',
      value: most,
      floor: 5_000,
      better: 'lower',
      note: `${readings.find((one) => one.processor === most)?.name}; median ${median(processor)}`,
    },
  ];
}
