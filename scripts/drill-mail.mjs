#!/usr/bin/env node
/** npm run drill:mail [-- KILLS]: 200 kills of mail workers by force, against a peer with bad days. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, root } from './bundle.mjs';
import { install } from './launch/install.mjs';

await install();
const folder = join(root, 'node_modules', '.cache', 'mail-worker', `drill-${process.pid}`);
mkdirSync(folder, { recursive: true });
await bundle({ worker: 'apps/server/test/mail/worker.ts' }, folder);
const run = spawnSync(
  process.execPath,
  [join(root, 'scripts', 'run.mjs'), 'apps/server/test/mail/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root, env: { ...process.env, MAIL_WORKER: join(folder, 'worker.mjs') } },
);
rmSync(folder, { recursive: true, force: true });
process.exit(run.status ?? 1);
