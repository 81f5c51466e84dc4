import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { connectors } from './features/jobs/connectors/all.ts';
import { importFile } from './features/jobs/import-file.ts';
import { jobSources } from './features/jobs/schema.ts';
import {
  addSource,
  connectorOf,
  listSources,
  SourceError,
  settingsOf,
  sourceNamed,
} from './features/jobs/sources.ts';
import { removeSource } from './features/jobs/store.ts';
import { countedAsk, sourceFetch, syncSource } from './features/jobs/sync.ts';
import { openTerminal } from './terminal.ts';

/** The operator's terminal for the catalogue of postings. */
const usage = `npm run jobs -- COMMAND
  import FILE [NAME]            postings from a .csv or .jsonl file, as the source NAME (default: file)
  sync CONNECTOR KEY=VALUE …    add a source and ask it; sync NAME asks a known one, sync asks all
  check CONNECTOR KEY=VALUE …   ask once, store nothing, say what the replies lack; check NAME too
  list                          sources, their state and how many postings they have
  remove NAME                   a source's postings, and the source is asked no more
connectors: ${[...connectors.keys()].filter((name) => name !== 'sample' && name !== 'file').join(', ')}`;

const terminal = openTerminal(4);
const { config, db } = terminal;
const context = terminal.context();

function settingsFrom(words: string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [key, value] = word.split(/=(.*)/s);
      if (!key || value === undefined) throw new SourceError(`"${word}" is not of the form KEY=VALUE`);
      return [key, value];
    }),
  );
}

async function importCommand([file, name = 'file']: string[]): Promise<void> {
  if (!file || !existsSync(file)) throw new SourceError('import needs a FILE that exists');
  const known = await sourceNamed(db, name);
  if (known && known.connector !== 'file') throw new SourceError(`${name} is a source of another kind`);
  await addSource(db, 'file', {}, name);
  const done = await importFile(db, context.engine, name, file, () => new Date());
  await db.update(jobSources).set({ status: 'ok', lastOkAt: new Date() }).where(eq(jobSources.name, name));
  console.log(
    `${done.added} added, ${done.changed} changed, ${done.seen} known, ${done.skipped} left out (doubled or without a text), ${done.unreadable} unreadable lines`,
  );
}

async function sourceFor([name = '', ...rest]: string[]): Promise<string> {
  if (await sourceNamed(db, name)) return name;
  if (!connectors.has(name)) throw new SourceError(`There is no source and no connector ${name}.`);
  return (await addSource(db, name, settingsFrom(rest))).name;
}

async function sync(words: string[]): Promise<void> {
  const all = await listSources(db);
  const asked = all.filter(({ connector, status }) => !/^(file|sample)$/.test(connector) && status !== 'off');
  const names = words.length > 0 ? [await sourceFor(words)] : asked.map(({ name }) => name);
  for (const name of names) {
    const done = await syncSource(context, name, sourceFetch(context));
    const { added, changed, seen, removed, skipped, unusable, problem } = done;
    console.log(
      `${name}: ${added} added, ${changed} changed, ${seen} known, ${removed} gone, ${skipped} left out, ${unusable} unusable${problem ? `; stopped: ${problem}` : ''}`,
    );
    if (problem) process.exitCode = 1;
  }
}

/** One reply, held against what a posting can have: what is documented and what a source sends differ. */
async function check([name = '', ...rest]: string[]): Promise<void> {
  const known = await sourceNamed(db, name);
  const source = known ?? (await addSource(db, name, settingsFrom(rest), `check:${name}`));
  try {
    const ask = countedAsk(context, source, sourceFetch(context));
    const page = await connectorOf(source).page(ask, settingsOf(source, config), null);
    console.log(
      `${page.postings.length} postings, ${page.unusable} unusable entries${page.next ? ', more pages follow' : ''}`,
    );
    for (const field of [
      'company',
      'location',
      'salary',
      'jobType',
      'url',
      'postedAt',
      'expiresAt',
      'remote',
    ] as const) {
      const lacking = page.postings.filter(
        (posting) => posting[field] === undefined || posting[field] === '',
      ).length;
      if (lacking > 0) console.log(`  ${field}: missing in ${lacking}`);
    }
    const short = page.postings.filter(({ description }) => description.length < 300).length;
    if (short > 0) console.log(`  description: under 300 characters in ${short}`);
  } finally {
    if (!known) await db.delete(jobSources).where(eq(jobSources.name, source.name));
  }
}

async function list(): Promise<void> {
  for (const { name, status, postings, error, failures, lastOkAt, nextRunAt } of await listSources(db)) {
    const when = lastOkAt ? `last ${lastOkAt.toISOString().slice(0, 16)}` : 'never finished';
    const trouble = error
      ? `; ${error} (${failures} times, again ${nextRunAt.toISOString().slice(0, 16)})`
      : '';
    console.log(
      `${name.padEnd(30)} ${status.padEnd(8)} ${String(postings).padStart(7)} postings, ${when}${trouble}`,
    );
  }
}

async function remove([name = '']: string[]): Promise<void> {
  if (!(await sourceNamed(db, name))) throw new SourceError(`There is no source ${name}.`);
  const removed = await removeSource(db, name);
  await db.update(jobSources).set({ status: 'off', cursor: null }).where(eq(jobSources.name, name));
  console.log(`${removed} postings removed`);
}

await terminal.run(usage, { import: importCommand, sync, check, list, remove });
