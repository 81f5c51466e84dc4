#!/usr/bin/env node
/** npm run stripe:check [-- --create]: whether products, prices, webhook and portal of the account are right. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './launch/install.mjs';
import { root, settings } from './launch/place.mjs';

const { environment } = settings();
await install();
const run = spawnSync(
  process.execPath,
  [join(root, 'scripts', 'run.mjs'), 'apps/server/src/stripe-check.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root, env: { ...process.env, ...environment } },
);
process.exit(run.status ?? 1);
