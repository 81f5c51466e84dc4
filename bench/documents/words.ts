import { spawnSync } from 'node:child_process';
import { readDocument } from '@tailor/documents';
import type { Row } from '../measure.ts';
import { commandPath, type Item } from './collection.ts';

function tokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const folded = text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[\p{Cc}\p{Co}]+/gu, ' ');
  for (const token of folded.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? []) {
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '').toLowerCase();
    if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function overlap(ours: Map<string, number>, theirs: Map<string, number>) {
  const total = (some: Map<string, number>) => [...some.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [word, count] of ours) shared += Math.min(count, theirs.get(word) ?? 0);
  return { recall: shared / Math.max(1, total(theirs)), precision: shared / Math.max(1, total(ours)) };
}

function pdftotext(path: string, ...options: string[]): { text: string; whole: boolean } {
  const { stdout, stderr } = spawnSync('pdftotext', [...options, path, '-'], { maxBuffer: 1 << 28 });
  // Debian has the maps of Chinese fonts in a package of their own; without it the text is not all there.
  return { text: stdout.toString(), whole: !stderr.includes('Missing language pack') };
}

export interface WordScore {
  name: string;
  recall: number;
  precision: number;
  ours: number;
  theirs: number;
  /** False: pdftotext itself could not read it all, so nothing is said about it. */
  comparable: boolean;
}

async function scoreWords(item: Item): Promise<WordScore> {
  let [text, ours, theirs] = ['', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let plain = { text: '', whole: true };
  // The best of three, turn about: the machine has other work, and both should meet the same.
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    const outcome = await readDocument({ path: item.path, name: item.name });
    ours = Math.min(ours, performance.now() - start);
    text = outcome.ok ? outcome.value.text : '';
    const before = performance.now();
    plain = pdftotext(item.path);
    theirs = Math.min(theirs, performance.now() - before);
  }
  const own = tokens(text);
  const references = [plain.text, pdftotext(item.path, '-layout').text];
  const scores = references.map((reference) => overlap(own, tokens(reference)));
  const best = scores.sort((a, b) => b.recall + b.precision - a.recall - a.precision)[0] ?? {
    recall: 0,
    precision: 0,
  };
  return { name: item.name, ...best, ours, theirs, comparable: plain.whole };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function measureWords(items: Item[], verbose: boolean): Promise<Row[]> {
  if (!commandPath('pdftotext'))
    return [
      {
        name: 'words against pdftotext',
        value: null,
        floor: 0.98,
        better: 'higher',
        note: 'pdftotext is missing',
      },
    ];
  const all: WordScore[] = [];
  for (const item of items) all.push(await scoreWords(item));
  const scores = all.filter((score) => score.comparable);
  const leftOut = all.length - scores.length;
  const low = scores.filter((score) => Math.min(score.recall, score.precision) < 0.95);
  for (const score of verbose ? scores : low)
    console.log(
      `    ${score.recall.toFixed(3)} ${score.precision.toFixed(3)} ${Math.round(score.ours)} ms, ${(score.ours / score.theirs).toFixed(1)} x  ${score.name}`,
    );
  return [
    {
      name: 'files',
      value: scores.length,
      floor: 53,
      better: 'higher',
      note: leftOut > 0 ? `${leftOut} left out: pdftotext needs the package poppler-data for them` : '',
    },
    {
      name: 'of them of our own making',
      value: items.filter((item) => item.maker !== 'sample').length,
      floor: 40,
      better: 'higher',
    },
    {
      name: 'word recall, mean',
      value: mean(scores.map((score) => score.recall)),
      floor: 0.98,
      better: 'higher',
    },
    {
      name: 'word precision, mean',
      value: mean(scores.map((score) => score.precision)),
      floor: 0.98,
      better: 'higher',
    },
    { name: 'files under 0.95', value: low.length, floor: 0, better: 'lower' },
    {
      name: 'time as a multiple of pdftotext, median',
      value: median(scores.map((score) => score.ours / score.theirs)),
      floor: 4,
      better: 'lower',
    },
    {
      name: 'time as a multiple of pdftotext, worst',
      value: Math.max(...scores.map((score) => score.ours / score.theirs)),
      floor: 4,
      better: 'lower',
    },
  ];
}
