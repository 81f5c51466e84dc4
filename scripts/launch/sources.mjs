/** What a build was made from: one hash over the content, and a quicker signature over size and time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './place.mjs';

const skipped = new Set(['node_modules', 'dist', 'generated', 'test', 'fixtures', 'coverage']);
const isTest = (name) => /\.test\.[cm]?[jt]sx?$/.test(name);

/** Every file under the given places that a build could read, in a fixed order. */
export function filesOf(places) {
  const found = [];
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      found.push({ path, size: stat.size, time: stat.mtimeMs });
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (skipped.has(name) || name.startsWith('.') || isTest(name)) continue;
      visit(join(path, name));
    }
  };
  for (const place of places) visit(join(root, place));
  return found;
}

const digest = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

export function signatureOf(files) {
  return digest(files.flatMap(({ path, size, time }) => [relative(root, path), `${size}`, `${time}`]));
}

export function hashOf(files) {
  return digest(files.flatMap(({ path }) => [relative(root, path), readFileSync(path)]));
}

export const present = (place) => existsSync(join(root, place));
