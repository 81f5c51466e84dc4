import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPosting } from '@tailor/documents';
import type { Row } from '../measure.ts';
import { root } from '../root.ts';

export interface PageTruth {
  page: string;
  kind: string;
  address: string;
  title?: string;
  company?: string;
  description?: string;
  reason?: string;
}

const folder = join(root, 'bench', 'material', 'pages');

const pageTruths = (): PageTruth[] => JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));

/** Empty lines between paragraphs are a matter of taste; words, order, lines and list marks are not. */
const lines = (text: string): string => text.replace(/\n{2,}/g, '\n');

function words(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{Script=Han}|[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function shared(a: Map<string, number>, b: Map<string, number>): number {
  let both = 0;
  for (const [word, count] of a) both += Math.min(count, b.get(word) ?? 0);
  return both;
}

const size = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

export interface PageResult {
  page: string;
  wrong: string[];
  recall: number;
  foreign: number;
}

export function readPage(truth: PageTruth): PageResult {
  const html = readFileSync(join(folder, `${truth.page}.html`));
  const outcome = readPosting({ html, address: truth.address });
  const result: PageResult = { page: truth.page, wrong: [], recall: 1, foreign: 0 };
  if (!outcome.ok) {
    if (outcome.reason !== truth.reason)
      result.wrong.push(`${outcome.reason} instead of ${truth.reason ?? 'a posting'}`);
    if (truth.reason === undefined) result.recall = 0;
    return result;
  }
  const { title, company, description } = outcome.posting;
  if (truth.reason !== undefined) {
    result.wrong.push(`a posting instead of ${truth.reason}: ${title}`);
    result.foreign = 1;
    return result;
  }
  if (title !== truth.title) result.wrong.push(`title "${title}" instead of "${truth.title}"`);
  if (company !== truth.company) result.wrong.push(`company "${company}" instead of "${truth.company}"`);
  if (lines(description) !== lines(truth.description ?? '')) result.wrong.push('description differs');
  const [said, wanted] = [words(description), words(truth.description ?? '')];
  const both = shared(wanted, said);
  result.recall = both / Math.max(1, size(wanted));
  result.foreign = 1 - both / Math.max(1, size(said));
  return result;
}

export function measurePostings(verbose: boolean): Row[] {
  const truths = pageTruths();
  const results = truths.map(readPage);
  const wrong = results.filter((one) => one.wrong.length > 0);
  if (verbose) for (const { page, wrong: what } of wrong) console.log(`  ${page}: ${what.join(' · ')}`);
  const kinds = new Set(truths.map(({ kind }) => kind)).size;
  const none = truths.filter(({ reason }) => reason !== undefined).length;
  return [
    {
      name: 'pages',
      value: truths.length,
      floor: 40,
      better: 'higher',
      note: `${kinds} kinds, ${none} without a posting`,
    },
    {
      name: 'exact (title, company, description, reason)',
      value: 1 - wrong.length / truths.length,
      floor: 1,
      better: 'higher',
    },
    {
      name: 'words of the description, worst page',
      value: Math.min(...results.map((one) => one.recall)),
      floor: 0.95,
      better: 'higher',
    },
    {
      name: 'foreign words, worst page',
      value: Math.max(...results.map((one) => one.foreign)),
      floor: 0.05,
      better: 'lower',
    },
  ];
}
