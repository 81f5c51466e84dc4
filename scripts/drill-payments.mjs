#!/usr/bin/env node
/**
 * npm run drill:payments [-- HISTORIES [KILLS]]: 10,000 generated payment histories, half of them for
 * each maker, side by side, against the oracle; then the product, killed by force 40 times a maker
 * while people buy. One of them alone: 0 for the other.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './launch/install.mjs';
import { root } from './launch/place.mjs';

await install();
const [histories = '10000', kills = '40'] = process.argv.slice(2);

function run(args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const played = (maker) =>
  run([vitest, 'run', 'apps/server/src/features/payments/histories.test.ts', '-t', `the ${maker} maker`], {
    PAYMENT_HISTORIES: histories,
  });

const codes = [];
if (Number(histories) > 0) codes.push(...(await Promise.all(['test', 'stripe'].map(played))));
if (Number(kills) > 0)
  codes.push(await run([join(root, 'scripts', 'run.mjs'), 'apps/server/test/payments/kills/main.ts', kills]));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
