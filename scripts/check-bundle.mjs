#!/usr/bin/env node
/** What a visitor's browser loads, in brotli bytes, computed from the build's own manifest. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const client = resolve(dirname(fileURLToPath(import.meta.url)), '../dist/web/client');
const limits = { first: 115, five: 170 };

const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));

/** The files of an entry and all it imports at once. */
function files(key, seen = new Set()) {
  const entry = manifest[key];
  if (!entry) throw new Error(`the manifest has no ${key}; build first`);
  if (seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const name of entry.imports ?? []) files(name, seen);
  return seen;
}

function weight(names) {
  let bytes = 0;
  for (const name of names)
    bytes += brotliCompressSync(readFileSync(join(client, name)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
  return bytes / 1024;
}

const zod = [...files('src/main.tsx'), ...files('src/pages/home/page.tsx')].filter((name) =>
  readFileSync(join(client, name), 'utf8').includes('ZodError'),
);
const entry = files('src/main.tsx');
const home = files('src/pages/home/page.tsx', new Set(entry));
const decide = manifest['src/i18n/decide.ts'].file;

/** Chunks that load by themselves while the browser rests; each says so in its import. */
const idle = Object.keys(manifest).filter((key) => /src\/(ui\/toast-area|.*\.idle)\.tsx?$/.test(key));
const all = new Set(home);
for (const key of idle) files(key, all);
all.add(decide);
all.add(manifest['src/app/start.ts'].file);

const decideBytes = readFileSync(join(client, decide)).length;
const first = weight(entry);
const withPage = weight(home);
const five = weight(all);

console.log(`entry and static imports      ${first.toFixed(1)} KB brotli (at most ${limits.first})`);
console.log(`with the home page's chunk    ${withPage.toFixed(1)} KB brotli`);
console.log(
  `all that / loads by itself    ${five.toFixed(1)} KB brotli (at most ${limits.five}), idle: ${idle.join(', ')}`,
);
console.log(`language script               ${decideBytes} bytes (under 1024)`);
console.log(`zod in the first view         ${zod.length === 0 ? 'no' : zod.join(', ')}`);

const over = first > limits.first || five > limits.five || decideBytes >= 1024 || zod.length > 0;
if (over) console.error('bundle: over its budget');
process.exit(over ? 1 : 0);
