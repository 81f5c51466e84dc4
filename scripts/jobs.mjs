#!/usr/bin/env node
/** npm run jobs -- import|sync|check|list|remove */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './launch/install.mjs';
import { root, settings } from './launch/place.mjs';
import { running } from './launch/run-file.mjs';

const { environment, data, databaseUrl } = settings();
const url = databaseUrl ?? running(data).database?.url;
if (!url) {
  console.error(
    `No database runs for ${data}. Start one with npm start (or npm run db), or set DATABASE_URL.`,
  );
  process.exit(1);
}
await install();
const run = spawnSync(
  process.execPath,
  [join(root, 'scripts', 'run.mjs'), 'apps/server/src/jobs-admin.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root, env: { ...process.env, ...environment, DATABASE_URL: url, DATA_DIR: data } },
);
process.exit(run.status ?? 1);
