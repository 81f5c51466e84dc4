import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedLines, readDocument, templates, type WriteInput, writeDocument } from '@tailor/documents';
import { countMatches, essence } from '../../packages/documents/src/write/read-back.ts';
import { buildResume } from '../../packages/documents/test/build-resume.ts';
import { person } from '../../packages/documents/test/people.ts';
import type { Row } from '../measure.ts';
import { commandPath, languages } from './collection.ts';

/** What one reader found again, over all files: lines in their order, and files with not a character more or less. */
class Count {
  private matched = 0;
  private total = 0;
  private equal = 0;
  private files = 0;
  private first = '';

  add(name: string, read: string, expected: string[]): void {
    const { matched, total } = countMatches(read, expected);
    this.matched += matched;
    this.total += total;
    this.files++;
    const same = characters(read) === characters(expected.join('\n'));
    if (same) this.equal++;
    else this.first ||= name;
  }

  rows(reader: string): Row[] {
    const share = (count: number, all: number) => (all > 0 ? count / all : null);
    return [
      {
        name: `${reader}: lines found again, in order`,
        value: share(this.matched, this.total),
        floor: 1,
        better: 'higher',
        note: this.files > 0 ? `${this.matched} of ${this.total}` : 'not installed here',
      },
      {
        name: `${reader}: files with equal characters`,
        value: share(this.equal, this.files),
        floor: 1,
        better: 'higher',
        note: `${this.equal} of ${this.files}${this.first ? `, first other: ${this.first}` : ''}`,
      },
    ];
  }
}

/** List marks are set by whoever shows the list. */
const characters = (text: string) => essence(text.replace(/^\s*•\s*/gm, '')).replaceAll('\f', '');

interface Made {
  name: string;
  path: string;
  input: WriteInput;
}

async function makeAll(folder: string, times: number[]): Promise<Made[]> {
  const all: Made[] = [];
  for (const language of languages)
    for (let at = 0; at < 10; at++)
      for (const template of templates)
        for (const format of ['txt', 'docx', 'pdf'] as const) {
          const name = `${language}-${at}-${template}.${format}`;
          const input = { resume: buildResume(person(language, at)), title: 'Round trip', format, template };
          const start = performance.now();
          const { bytes } = await writeDocument(input);
          if (format === 'pdf') times.push(performance.now() - start);
          const path = join(folder, name);
          writeFileSync(path, bytes);
          all.push({ name, path, input });
        }
  return all;
}

/** LibreOffice opens every DOCX at once and says what it reads. */
function throughOffice(folder: string, files: Made[], count: Count): void {
  const office = commandPath('soffice', 'libreoffice');
  if (!office) return;
  const profile = `-env:UserInstallation=file://${join(folder, 'office')}`;
  const options = [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
  execFileSync(office, [...options, ...files.map((file) => file.path)], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  for (const { name, path, input } of files)
    count.add(name, readFileSync(path.replace(/docx$/, 'txt'), 'utf8'), expectedLines(input));
}

export async function measureRoundTrip(folder: string): Promise<Row[]> {
  const [own, other, office] = [new Count(), new Count(), new Count()];
  const times: number[] = [];
  const all = await makeAll(folder, times);
  const reader = commandPath('pdftotext');
  for (const { name, path, input } of all) {
    const outcome = await readDocument({ path, name });
    own.add(name, outcome.ok ? outcome.value.text : '', expectedLines(input));
    if (input.format === 'pdf' && reader)
      other.add(name, execFileSync(reader, [path, '-']).toString(), expectedLines(input));
  }
  throughOffice(
    folder,
    all.filter((file) => file.input.format === 'docx'),
    office,
  );
  times.sort((a, b) => a - b);
  return [
    { name: 'files', value: all.length, floor: 450, better: 'higher' },
    ...own.rows('our reader'),
    ...other.rows('pdftotext, PDF'),
    ...office.rows('LibreOffice, DOCX'),
    {
      name: 'a PDF made and read back, ms, median',
      value: times[Math.floor(times.length / 2)] ?? null,
      floor: 1000,
      better: 'lower',
    },
  ];
}
