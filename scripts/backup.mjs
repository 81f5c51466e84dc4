#!/usr/bin/env node
/** npm run backup -- FILE: rows and files of one moment, while the product runs or not. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withClient, withDatabase } from './backup/connect.mjs';
import { writeBackup } from './backup/write.mjs';
import { install } from './launch/install.mjs';
import { settings as readSettings, root } from './launch/place.mjs';
import { Refusal, say, sentenceOf } from './launch/report.mjs';

async function backup(name) {
  if (!name) throw new Refusal('Name the file to write: npm run backup -- FILE');
  // npm changes the folder; the person means the one they typed in.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (existsSync(file)) throw new Refusal(`${file} exists; a back-up never replaces another.`);
  const settings = readSettings();
  if (!existsSync(settings.data))
    throw new Refusal(`There is nothing to back up: ${settings.data} does not exist.`);
  await install();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const made = await withDatabase(settings, (url) =>
    withClient(url, (client) => writeBackup(client, settings.data, file, { version })),
  );
  say(`${file}: ${made.rows} rows of ${made.tables} tables, ${made.files} files, ${made.bytes} bytes`);
  if (made.keys)
    say('It holds the master key: whoever has this file can read every resume. Keep it accordingly.');
}

try {
  await backup(process.argv[2]);
  process.exit(0);
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
