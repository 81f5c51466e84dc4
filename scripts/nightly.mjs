#!/usr/bin/env node
/**
 * npm run nightly [-- NAME …]: every bench:* and drill:* script, the image's steps, the server's
 * tests on PostgreSQL 15.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './launch/install.mjs';
import { root } from './launch/place.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const slow = Object.keys(scripts).filter(
  (name) => /^(bench|drill):/.test(name) || ['test:postgres15', 'check:docker'].includes(name),
);
const wanted = process.argv.slice(2);
const names = slow.filter(
  (name) => wanted.length === 0 || wanted.some((one) => name === one || name.endsWith(`:${one}`)),
);
if (names.length === 0) {
  console.error(`nothing is named ${wanted.join(', ')}; there are ${slow.join(', ')}`);
  process.exit(2);
}
const lines = [];
let failed = 0;
for (const name of names) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { command, args } = npm(['run', '--silent', name]);
  const good = spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
  if (!good) failed += 1;
  const took = ((performance.now() - start) / 60_000).toFixed(2).padStart(6);
  lines.push(`${name.padEnd(18)} ${took} min  ${good ? 'passed' : 'failed'}`);
}
console.log(`\n${lines.join('\n')}\n${names.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
