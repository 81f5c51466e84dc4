/** What reading and writing documents can do, in figures: npm run bench:documents [words|order|round-trip|postings|large|ocr|uploads|hostile|mutations] [--verbose] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCollection } from './documents/collection.ts';
import { measureHostile } from './documents/hostile.ts';
import { measureLarge } from './documents/large.ts';
import { measureMutations } from './documents/mutations.ts';
import { measureOcr } from './documents/ocr.ts';
import { measureOrder } from './documents/order.ts';
import { measurePostings } from './documents/postings.ts';
import { measureRoundTrip } from './documents/round-trip.ts';
import { measureUploads } from './documents/uploads.ts';
import { measureWords } from './documents/words.ts';
import { passes, printRows, type Row } from './measure.ts';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const verbose = process.argv.includes('--verbose');
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const all: Row[] = [];
async function part(name: string, title: string, measure: () => Promise<Row[]>): Promise<void> {
  if (!isWanted(name)) return;
  const rows = await measure();
  printRows(title, rows);
  all.push(...rows);
}

try {
  const items = isWanted('words') || isWanted('order') ? await makeCollection(folder) : [];
  await part('words', 'Words against pdftotext (better of plain and layout)', () =>
    measureWords(items, verbose),
  );
  await part('order', 'Reading order against marked lines', () => measureOrder(items, verbose));
  await part('round-trip', 'Round trip: 10 resumes, 5 languages, 3 formats, 3 templates', () =>
    measureRoundTrip(folder),
  );
  await part('postings', 'Postings of written pages', async () => measurePostings(verbose));
  await part('large', 'Large files, in a child', () => measureLarge(folder));
  await part('ocr', 'Scans at 200 dpi, in a child', () => measureOcr(folder, verbose));
  await part('uploads', 'Uploads, to the real server', () => measureUploads(folder));
  await part('hostile', 'Files that mean harm, in a child', () => measureHostile(folder, verbose));
  // Every night; `npm test` has 500 of them.
  const mutations = Number(option('mutations') ?? 10_000);
  await part('mutations', 'Damaged copies of real files, in a child', () =>
    measureMutations(folder, mutations, option('record')),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(all.every(passes) ? 0 : 1);
