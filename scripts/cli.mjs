#!/usr/bin/env node
/**
 * resume-tailor from a clone: installs and bundles what is missing, then runs it in this process.
 * Everything said on the way goes to standard error; standard output is the answer's alone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');

function install() {
  if (existsSync(join(root, 'node_modules', 'esbuild'))) return;
  console.error('installing packages (once)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) {
    console.error('npm ci failed; see above');
    process.exit(1);
  }
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|json)$/.test(entry.name) && !entry.name.includes('.test.')) yield path;
  }
}

/** The bundle is named after what it is made of: a changed source makes a new one. */
function fingerprint() {
  const hash = createHash('sha256');
  const folders = ['apps/cli/src', 'packages/engine/src', 'packages/documents/src'];
  for (const folder of folders.map((name) => join(root, name)).filter(existsSync))
    for (const file of sources(folder)) hash.update(file.slice(root.length)).update(readFileSync(file));
  hash.update(readFileSync(join(root, 'scripts', 'bundle.mjs')));
  return hash.digest('hex').slice(0, 16);
}

/** Bundles nobody ran for a month are no longer of use. */
function sweep(folder, keep) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name !== keep && Date.now() - statSync(path).mtimeMs > 30 * 86_400_000)
      rmSync(path, { recursive: true, force: true });
  }
}

async function bundled() {
  const folder = join(root, 'dist', 'cli');
  const name = fingerprint();
  const file = join(folder, name, 'main.mjs');
  if (existsSync(file)) return file;
  const { bundle } = await import('./bundle.mjs');
  const making = join(folder, `${name}.${process.pid}`);
  mkdirSync(making, { recursive: true });
  await bundle({ main: 'apps/cli/src/main.ts' }, making);
  // Two first calls at once: whoever comes second finds the other's bundle, which is the same.
  try {
    renameSync(making, join(folder, name));
  } catch {
    rmSync(making, { recursive: true, force: true });
  }
  sweep(folder, name);
  return file;
}

install();
await import(pathToFileURL(await bundled()).href);
