#!/usr/bin/env node
/** npm run drill:payments [-- HISTORIES]: 10,000 generated payment histories for both makers, against the oracle. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './launch/install.mjs';
import { root } from './launch/place.mjs';

await install();
const histories = process.argv[2] ?? '10000';
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawnSync(
  process.execPath,
  [vitest, 'run', 'apps/server/src/features/payments/histories.test.ts'],
  { stdio: 'inherit', cwd: root, env: { ...process.env, PAYMENT_HISTORIES: histories } },
);
process.exit(run.status ?? 1);
