import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { descriptionText } from '@tailor/documents';
import type { Database } from '../../platform/database.ts';
import type { EngineRunner } from '../../platform/engine-runner.ts';
import { endOf } from './connectors/reading.ts';
import type { ForeignPosting } from './posting.ts';
import { type Imported, importPostings } from './store.ts';

type Row = Record<string, unknown>;

/** Names of columns that people use for the same thing. */
const names = {
  key: ['id', 'key', 'reference', 'jobId'],
  title: ['title', 'jobTitle', 'name'],
  company: ['company', 'companyName', 'employer'],
  description: ['description', 'jobDescription', 'text'],
  location: ['location', 'place', 'city'],
  salary: ['salary', 'pay'],
  jobType: ['jobType', 'type', 'employmentType'],
  url: ['url', 'sourceUrl', 'link'],
  remote: ['remote'],
  postedAt: ['postedAt', 'datePosted', 'date'],
  expiresAt: ['expiresAt', 'validThrough', 'expires'],
} as const;

function field(row: Row, wanted: keyof typeof names): string {
  for (const name of names[wanted]) {
    const value = row[name] ?? row[name.toLowerCase()];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  }
  return '';
}

function dated(text: string): Date | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date;
}

/** A row without a key of its own is known by its title, company and place. */
function fromRow(row: Row): ForeignPosting {
  const [title, company, location] = [field(row, 'title'), field(row, 'company'), field(row, 'location')];
  const [salary, jobType, url] = [field(row, 'salary'), field(row, 'jobType'), field(row, 'url')];
  const postedAt = dated(field(row, 'postedAt'));
  const expiresAt = endOf(field(row, 'expiresAt'));
  return {
    key: (field(row, 'key') || url || `${title}|${company}|${location}`).slice(0, 500),
    title,
    company,
    description: descriptionText(field(row, 'description')),
    ...(location ? { location } : {}),
    ...(/^(true|yes|1)$/i.test(field(row, 'remote')) ? { remote: true } : {}),
    ...(salary ? { salary } : {}),
    ...(jobType ? { jobType } : {}),
    ...(/^https?:\/\//i.test(url) ? { url } : {}),
    ...(postedAt ? { postedAt } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

async function* jsonLines(file: string): AsyncGenerator<Row | null> {
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.trim() === '') continue;
    try {
      const value: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
      yield typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
    } catch {
      yield null;
    }
  }
}

/** Comma or semicolon, quotes doubled inside quotes, line breaks inside quotes; never the whole file. */
async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  let header: string[] | null = null;
  let separator = '';
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let before = '';
  const row = (): Row | null => {
    cells.push(cell);
    cell = '';
    const line = cells;
    cells = [];
    if (header === null) {
      header = line.map((name) => name.replace(/^\uFEFF/, '').trim());
      return null;
    }
    if (line.length === 1 && line[0]?.trim() === '') return null;
    return Object.fromEntries(header.map((name, at) => [name, line[at] ?? '']));
  };
  for await (const chunk of chunks)
    for (const char of chunk) {
      if (separator === '' && !quoted && (char === ',' || char === ';' || char === '\t')) separator = char;
      if (char === '"') {
        // A second quote behind one that closed is a quote of the text.
        if (!quoted && before === '"') cell += '"';
        quoted = !quoted;
      } else if (quoted) cell += char;
      else if (char === separator) {
        cells.push(cell);
        cell = '';
      } else if (char === '\n') {
        const made = row();
        if (made) yield made;
      } else if (char !== '\r') cell += char;
      before = char;
    }
  const last = cell !== '' || cells.length > 0 ? row() : null;
  if (last) yield last;
}

export interface FileImport extends Imported {
  unreadable: number;
}

/** A batch at a time, so that a file of any length needs the same memory. */
export async function importFile(
  db: Database,
  engine: EngineRunner,
  source: string,
  file: string,
  now: () => Date,
  onBatch: (done: FileImport) => void = () => undefined,
): Promise<FileImport> {
  const sum: FileImport = { added: 0, changed: 0, seen: 0, skipped: 0, unreadable: 0 };
  const rows = /\.csv$/i.test(file) ? csvRows(createReadStream(file, 'utf8')) : jsonLines(file);
  let batch: ForeignPosting[] = [];
  const flush = async () => {
    const done = await importPostings(db, engine, source, batch, now());
    for (const key of ['added', 'changed', 'seen', 'skipped'] as const) sum[key] += done[key];
    batch = [];
    onBatch(sum);
  };
  for await (const row of rows) {
    if (row === null) sum.unreadable += 1;
    else batch.push(fromRow(row));
    if (batch.length >= 100) await flush();
  }
  if (batch.length > 0) await flush();
  return sum;
}
