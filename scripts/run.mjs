#!/usr/bin/env node
/** Runs one TypeScript file of the repository: node scripts/run.mjs bench/engine.ts [ARG …] */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, root } from './bundle.mjs';
import { nodeFlags } from './node-flags.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/run.mjs FILE.ts [ARG …]');
  process.exit(2);
}
// Beside node_modules, so that imports left outside the bundle are found; one folder a run.
const outdir = join(root, 'node_modules', '.cache', 'run', `${process.pid}`);
mkdirSync(outdir, { recursive: true });
await bundle({ main: file }, outdir);
const child = spawn(process.execPath, [...nodeFlags, join(outdir, 'main.mjs'), ...args], {
  stdio: 'inherit',
  env: { ...process.env, TAILOR_ROOT: root },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', async (code, signal) => {
  const { rmSync } = await import('node:fs');
  rmSync(outdir, { recursive: true, force: true });
  process.exit(signal ? 1 : (code ?? 1));
});
