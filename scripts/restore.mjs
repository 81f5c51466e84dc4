#!/usr/bin/env node
/** npm run restore -- FILE: an archive of npm run backup into an empty database and data folder. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withClient, withDatabase } from './backup/connect.mjs';
import { checkFolder, readBackup, readManifest } from './backup/read.mjs';
import { build } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { takeLock } from './launch/lock.mjs';
import { dist, settings as readSettings } from './launch/place.mjs';
import { Refusal, say, sentenceOf } from './launch/report.mjs';

/** An older back-up is restored as it was; the next start brings it to this version. */
async function makeDatabase(url, data, { migrations }) {
  const { prepareDatabase } = await import(pathToFileURL(join(dist, 'server', 'prepare.mjs')).href);
  const folder = mkdtempSync(join(data, '.migrations-'));
  try {
    for (const { name } of migrations) {
      const source = join(dist, 'server', 'migrations', name);
      if (!existsSync(source))
        throw new Refusal(`The back-up was made by a newer version (${name}). Restore it with that.`);
      cpSync(source, join(folder, name));
    }
    await prepareDatabase(url, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restore(name) {
  if (!name) throw new Refusal('Name the file to read: npm run restore -- FILE');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) throw new Refusal(`${file} does not exist.`);
  const settings = readSettings();
  mkdirSync(settings.data, { recursive: true, mode: 0o700 });
  const { lock } = takeLock(join(settings.data, 'locks', 'start.lock'));
  if (!lock) throw new Refusal('The product runs in this data folder. Stop it first.');
  try {
    await install();
    await build(['server']);
    const manifest = await readManifest(file);
    await checkFolder(settings.data);
    const done = await withDatabase(settings, async (url) => {
      await makeDatabase(url, settings.data, manifest);
      return withClient(url, (client) => readBackup(client, settings.data, file));
    });
    say(
      `restored ${done.rows} rows and ${done.files} files of ${done.at} (version ${done.version}); now npm start`,
    );
  } finally {
    lock.release();
  }
}

try {
  await restore(process.argv[2]);
  process.exit(0);
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
