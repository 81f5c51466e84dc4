#!/usr/bin/env node
/** npm run ai:check: whether the configured language model answers, in how long, and how well. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './launch/install.mjs';
import { root, settings } from './launch/place.mjs';

const { environment } = settings();
await install();
const run = spawnSync(
  process.execPath,
  [join(root, 'scripts', 'run.mjs'), 'apps/server/src/ai-check.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root, env: { ...process.env, ...environment } },
);
process.exit(run.status ?? 1);
