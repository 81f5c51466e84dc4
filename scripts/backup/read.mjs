/** Brings an archive back into an empty database and an empty data folder, whole or not at all. */
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Refusal } from '../launch/report.mjs';
import { copyIn } from './copy.mjs';
import { tablesOf, versionOf } from './tables.mjs';
import { entriesOf } from './tar.mjs';
import { format } from './write.mjs';

async function* unpacked(file) {
  const stream = createReadStream(file);
  const gunzip = stream.pipe(createGunzip());
  stream.on('error', (error) => gunzip.destroy(error));
  try {
    yield* gunzip;
  } catch (error) {
    if (error.code === 'ENOENT') throw new Refusal(`${file} does not exist.`);
    if (!String(error.code).startsWith('Z_')) throw error;
    throw new Refusal('The back-up is damaged or ends in the middle; nothing was restored.');
  } finally {
    stream.destroy();
  }
}

async function jsonOf(content) {
  const parts = [];
  for await (const chunk of content) parts.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(parts).toString());
}

/** The first entry alone: what the archive was made of. */
export async function readManifest(file) {
  for await (const { name, content } of entriesOf(unpacked(file))) {
    if (name !== 'manifest.json') break;
    const manifest = await jsonOf(content);
    if (manifest.format !== format)
      throw new Refusal(`The back-up has format ${manifest.format}; this version reads ${format}.`);
    return manifest;
  }
  throw new Refusal(`${file} is no back-up of this product.`);
}

/** The database must be made by exactly the migrations that made the archive's. */
async function checkVersion(client, manifest) {
  const there = await versionOf(client);
  if (JSON.stringify(there.migrations) !== JSON.stringify(manifest.migrations))
    throw new Refusal('The database was made by other migrations than the back-up.');
  if (JSON.stringify(there.jobs) !== JSON.stringify(manifest.jobs))
    throw new Refusal(
      `The back-up was made by version ${manifest.version} with another job queue. Restore it with that version, then upgrade.`,
    );
}

async function checkEmpty(client, tables) {
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    const { rows } = await client.query(`select exists (select from ${table.place}) as filled`);
    if (rows[0].filled)
      throw new Refusal(`The database is not empty (${table.key} has rows). Restore into an empty one.`);
  }
}

export async function checkFolder(data) {
  const there = await readdir(join(data, 'keys')).catch(() => []);
  if (there.length > 0)
    throw new Refusal(`${data} holds the keys of an installation. Restore into an empty DATA_DIR.`);
}

/** Rows that making the database put there itself make room for the archive's. */
async function prepareTables(client, tables) {
  for (const { place } of tables) await client.query(`alter table ${place} disable trigger user`);
  await client.query(`truncate ${tables.map(({ place }) => place).join(', ')}`);
}

async function addRows(client, tables, listed, name, content) {
  const key = name.split('/')[1];
  const table = tables.find((one) => one.key === key);
  const columns = listed.find((one) => one.key === key)?.columns;
  if (!table || !columns)
    throw new Refusal(`The back-up has a table ${key} that this version does not know.`);
  return {
    key,
    rows: await copyIn(client, `copy ${table.place} (${columns.join(', ')}) from stdin`, content),
  };
}

async function addFile(folder, name, content) {
  const path = name.slice('files/'.length);
  if (path.split('/').some((part) => part === '..' || part === ''))
    throw new Refusal(`The back-up names a file ${path}.`);
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(place, { mode: 0o600 }));
  await chmod(place, 0o600);
}

function checkCounts(end, counted) {
  if (!end) throw new Refusal('The back-up ends in the middle; nothing was restored.');
  for (const [key, rows] of Object.entries(end.rows)) {
    if ((counted[key] ?? 0) !== rows)
      throw new Refusal(
        `${key}: the back-up says ${rows} rows, ${counted[key] ?? 0} came; nothing was restored.`,
      );
  }
}

async function moveInto(data, staging) {
  for (const name of await readdir(staging).catch(() => []))
    await rename(join(staging, name), join(data, name));
  await rm(staging, { recursive: true, force: true });
}

/** Whoever worked on a job when the back-up was made does so no more. */
async function freeJobs(client, tables) {
  if (!tables.some(({ key }) => key === 'graphile_worker._private_jobs')) return;
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
}

/** `client` is connected to the prepared, empty database. */
export async function readBackup(client, data, file) {
  const staging = join(data, '.restore');
  await checkFolder(data);
  await rm(staging, { recursive: true, force: true });
  const counted = {};
  let manifest;
  let tables;
  let end;
  await client.query('begin');
  try {
    for await (const { name, content } of entriesOf(unpacked(file))) {
      if (name === 'manifest.json') {
        manifest = await jsonOf(content);
        await checkVersion(client, manifest);
        tables = await tablesOf(client);
        await checkEmpty(client, tables);
        await prepareTables(client, tables);
      } else if (name === 'end.json') end = await jsonOf(content);
      else if (name.startsWith('files/')) await addFile(staging, name, content);
      else {
        const { key, rows } = await addRows(client, tables, manifest.tables, name, content);
        counted[key] = (counted[key] ?? 0) + rows;
      }
    }
    checkCounts(end, counted);
    for (const { place, value } of end.sequences)
      await client.query(`select setval('${place}', ${BigInt(value)})`);
    for (const { place } of tables) await client.query(`alter table ${place} enable trigger user`);
    await freeJobs(client, tables);
    // The key first: rows that nobody can read would be worse than a key without rows.
    await moveInto(data, staging);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const total = Object.values(counted).reduce((sum, count) => sum + count, 0);
  return { version: manifest.version, at: manifest.at, rows: total, files: end.files.length };
}
