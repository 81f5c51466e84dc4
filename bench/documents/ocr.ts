import { writeFileSync } from 'node:fs';
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
  text: string;
  milliseconds: number;
}

async function recognise(pool: DocumentPool, folder: string, pdf: Uint8Array, wear: Wear): Promise<Reading> {
  const path = join(folder, 'scan.pdf');
  writeFileSync(path, await makeScan(pdf, wear));
  const start = performance.now();
  const outcome = await pool.run('recognise', { path, name: 'scan.pdf' });
  return { text: outcome.ok ? outcome.value.text : '', milliseconds: performance.now() - start };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Nothing tells the recogniser which language it will see; each file is another one than the last. */
export async function measureOcr(folder: string): Promise<Row[]> {
  const pool = createDocumentPool({ childPath: await buildChild(), size: 1 });
  const scores: Record<'latin' | 'chinese' | 'worn latin' | 'worn chinese' | 'columns', number[]> = {
    latin: [],
    chinese: [],
    'worn latin': [],
    'worn chinese': [],
    columns: [],
  };
  const times: number[] = [];
  try {
    for (const [at, language] of languages.entries()) {
      const resume = buildResume(person(language, 2));
      const template = templates[at % templates.length] ?? 'classic';
      const { bytes } = await writeDocument({ resume, title: 'Scan', format: 'pdf', template });
      const expected = expectedLines({ resume, title: 'Scan', format: 'pdf' }).join('\n');
      const kind = language === 'zh' ? 'chinese' : 'latin';
      for (const [group, wear] of [
        [kind, {}],
        [`worn ${kind}`, { degrees: 1.5, paper: 215, noise: 24 }],
      ] as const) {
        const { text, milliseconds } = await recognise(pool, folder, bytes, wear);
        scores[group].push(accuracy(expected, text));
        times.push(milliseconds);
      }
    }
    for (const language of ['en', 'de'] as const) {
      const painted = handPainted(person(language, 1))[1];
      if (painted)
        scores.columns.push(
          wordRecall(painted.order.join('\n'), (await recognise(pool, folder, painted.bytes, {})).text),
        );
    }
  } finally {
    await pool.close();
  }
  return [
    { name: 'characters right, Latin, clean', value: mean(scores.latin), floor: 0.97, better: 'higher' },
    { name: 'characters right, Chinese, clean', value: mean(scores.chinese), floor: 0.95, better: 'higher' },
    {
      name: 'characters right, Latin, 1.5° on grey paper with noise',
      value: mean(scores['worn latin']),
      floor: 0.93,
      better: 'higher',
      note: 'noise stands for JPEG',
    },
    {
      name: 'characters right, Chinese, 1.5° on grey paper',
      value: mean(scores['worn chinese']),
      floor: 0.93,
      better: 'higher',
    },
    { name: 'words found, two columns', value: mean(scores.columns), floor: 0.85, better: 'higher' },
    {
      name: 'milliseconds a page, median, language found out',
      value: median(times),
      floor: 5_000,
      better: 'lower',
    },
  ];
}
