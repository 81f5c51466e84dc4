/** Installs the packages of the lock file when they are missing or other ones lie there. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSealed, root } from './place.mjs';
import { during, Refusal } from './report.mjs';

const lockFile = join(root, 'package-lock.json');
const hidden = join(root, 'node_modules', '.package-lock.json');
const marker = join(root, 'node_modules', '.cache', 'installed');

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** npm writes its own list last, so a broken install has none; versions are compared one by one. */
function installedAsLocked() {
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const there = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, one]) => {
    if (!path.startsWith('node_modules/') || one.link || one.optional || one.devOptional || one.peer)
      return true;
    return there[path]?.version === one.version;
  });
}

function isInstalled() {
  if (!existsSync(hidden)) return false;
  const hash = lockHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return true;
  if (!installedAsLocked()) return false;
  mark(hash);
  return true;
}

function mark(hash) {
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, hash);
}

/** npm as the person started it, else the one on the PATH. */
export function npm(args) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own)) return { command: process.execPath, args: [own, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/** Resolves with the exit code and what was printed. */
export function runQuietly(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

export async function install() {
  if (isSealed() || isInstalled()) return false;
  const { command, args } = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  const { code, output } = await during('installing the packages of the lock file', () =>
    runQuietly(command, args),
  );
  if (code !== 0) {
    throw new Refusal(
      `npm ci failed; it says:\n${output.trim()}\nWith a network (or npm's cache) at hand, run npm start again.`,
    );
  }
  mark(lockHash());
  return true;
}
