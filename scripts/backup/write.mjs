/** One archive of everything: the rows of one moment, and the files of the data folder. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { copyOut } from './copy.mjs';
import { sequencesOf, tablesOf, versionOf } from './tables.mjs';
import { endOfArchive, header, padding } from './tar.mjs';

/** The database has its own way into the archive; the rest of these are of this machine and this run. */
const leftOut = new Set(['postgres', 'database.json', 'run.json', 'locks', 'logs', 'tmp']);
const partSize = 8 * 1024 * 1024;
export const format = 1;
/** ROTATION_LOCK of apps/server/src/platform/key-rotation.ts. */
const rotationLock = 7_402_611;

async function filesUnder(folder, prefix = '') {
  const found = [];
  for (const entry of await readdir(join(folder, prefix), { withFileTypes: true })) {
    const name = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (!prefix && (leftOut.has(entry.name) || entry.name.startsWith('postgres.'))) continue;
    if (entry.isDirectory()) found.push(...(await filesUnder(folder, name)));
    else if (entry.isFile()) found.push(name);
  }
  return found.sort();
}

/** Writes entries one after the other, waiting whenever the disk is slower. */
class Archive {
  constructor(file) {
    this.gzip = createGzip({ level: 4 });
    this.finished = pipeline(this.gzip, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    this.finished.catch(() => {});
  }

  async put(chunk) {
    if (chunk.length === 0 || this.gzip.write(chunk)) return;
    await Promise.race([once(this.gzip, 'drain'), this.finished]);
  }

  async add(name, content) {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content, null, 2));
    await this.put(header(name, bytes.length));
    await this.put(bytes);
    await this.put(padding(bytes.length));
  }

  /** False when the file has gone since it was listed. */
  async addFile(name, path) {
    const found = await stat(path).catch(() => undefined);
    if (!found) return false;
    await this.put(header(name, found.size, found.mtime));
    let written = 0;
    if (found.size > 0) {
      for await (const chunk of createReadStream(path, { end: found.size - 1 })) {
        written += chunk.length;
        await this.put(chunk);
      }
    }
    if (written !== found.size)
      throw new Error(`${path} became shorter while it was read; run the back-up again`);
    await this.put(padding(found.size));
    return true;
  }

  async end() {
    this.gzip.end(endOfArchive());
    await this.finished;
  }
}

async function addTable(archive, client, table) {
  let parts = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    const name = `tables/${table.key}/${String(number).padStart(6, '0')}.copy`;
    await archive.add(name, Buffer.concat(parts));
    parts = [];
    size = 0;
  };
  const sql = `copy ${table.place} (${table.columns.join(', ')}) to stdout`;
  const rows = await copyOut(client, sql, async (chunk) => {
    parts.push(chunk);
    size += chunk.length;
    if (size >= partSize) await flush();
  });
  if (size > 0) await flush();
  return rows;
}

/** `client` is a connected pg.Client. → { tables, rows, files, bytes, keys } */
export async function writeBackup(client, data, file, { version }) {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const archive = new Archive(draft);
  try {
    // No key is destroyed between the rows and the key file: they belong together.
    await client.query('select pg_advisory_lock($1)', [rotationLock]);
    // One moment for all tables, whatever others write meanwhile.
    await client.query('begin isolation level repeatable read read only');
    const tables = await tablesOf(client);
    const made = await versionOf(client);
    const listed = tables.map(({ key, columns }) => ({ key, columns }));
    await archive.add('manifest.json', {
      format,
      version,
      at: new Date().toISOString(),
      ...made,
      tables: listed,
    });
    const rows = {};
    for (const table of tables) rows[table.key] = await addTable(archive, client, table);
    const sequences = await sequencesOf(client);
    await client.query('commit');
    const files = [];
    for (const name of await filesUnder(data))
      if (await archive.addFile(`files/${name}`, join(data, name))) files.push(name);
    await archive.add('end.json', { rows, sequences, files });
    await archive.end();
    await settle(draft, file);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    const keys = files.some((name) => name.startsWith('keys/'));
    return { tables: tables.length, rows: total, files: files.length, bytes: (await stat(file)).size, keys };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
  }
}

/** On the disk before it has its name. */
async function settle(draft, file) {
  const handle = await open(draft, 'r');
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}
