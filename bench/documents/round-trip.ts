import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedLines, templates, writeDocument } from '@tailor/documents';
import { countMatches } from '../../packages/documents/src/write/read-back.ts';
import { buildResume } from '../../packages/documents/test/build-resume.ts';
import { person } from '../../packages/documents/test/people.ts';
import type { Row } from '../measure.ts';
import { commandPath, languages } from './collection.ts';

interface Count {
  matched: number;
  total: number;
}

const share = (count: Count) => count.matched / Math.max(1, count.total);
const add = (sum: Count, count: Count) => {
  sum.matched += count.matched;
  sum.total += count.total;
};

export async function measureRoundTrip(folder: string): Promise<Row[]> {
  const own: Count = { matched: 0, total: 0 };
  const other: Count = { matched: 0, total: 0 };
  const reader = commandPath('pdftotext');
  let files = 0;
  const times: number[] = [];
  for (const language of languages) {
    for (let at = 0; at < 10; at++) {
      const resume = buildResume(person(language, at));
      for (const template of templates) {
        for (const format of ['txt', 'docx', 'pdf'] as const) {
          const start = performance.now();
          const written = await writeDocument({ resume, title: 'Round trip', format, template });
          if (format === 'pdf') times.push(performance.now() - start);
          add(own, written.readBack);
          files++;
          if (format !== 'pdf' || !reader) continue;
          const path = join(folder, 'round-trip.pdf');
          writeFileSync(path, written.bytes);
          const text = execFileSync(reader, [path, '-']).toString();
          add(other, countMatches(text, expectedLines({ resume, title: 'Round trip', format })));
        }
      }
    }
  }
  times.sort((a, b) => a - b);
  return [
    { name: 'files', value: files, floor: 450, better: 'higher' },
    {
      name: 'lines that our reader finds again, in order',
      value: share(own),
      floor: 1,
      better: 'higher',
      note: `${own.matched} of ${own.total}`,
    },
    {
      name: 'lines that pdftotext finds again, in order',
      value: reader ? share(other) : null,
      floor: 1,
      better: 'higher',
      note: `${other.matched} of ${other.total}`,
    },
    {
      name: 'a PDF made and read back, ms, median',
      value: times[Math.floor(times.length / 2)] ?? null,
      floor: 1000,
      better: 'lower',
    },
  ];
}
