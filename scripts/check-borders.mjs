#!/usr/bin/env node
/**
 * Who may import whom. The list below is the picture of the house; this script holds it against the
 * imports of every file and against every package.json.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Room → the rooms it may import; `types:` means `import type` only. */
const allowed = {
  'packages/engine': [],
  'packages/contract': ['types:packages/engine'],
  'packages/documents': ['types:packages/engine'],
  'packages/models': ['types:packages/engine'],
  'packages/mail': ['packages/contract', 'types:packages/engine'],
  'apps/web': ['packages/contract', 'types:packages/engine'],
  'apps/cli': ['packages/engine', 'packages/documents'],
  'apps/server': [
    'packages/engine',
    'packages/documents',
    'packages/contract',
    'packages/mail',
    'packages/models',
  ],
  'bench/checker': [],
  bench: [
    'packages/engine',
    'packages/documents',
    'packages/contract',
    'packages/models',
    'apps/server',
    'apps/cli',
    'bench/checker',
  ],
  e2e: ['packages/contract', 'apps/server'],
};

/** Packages that do I/O have no place in the engine; zod stays out of the browser's first view. */
const bare = {
  'packages/engine': [],
  'packages/contract': ['zod'],
};

/** Inside the browser and the server, imports go one way. */
const layers = {
  'apps/web/src': ['pages', 'features', 'ui', 'lib'],
};

const importPattern =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

const placeOf = (path) => relative(root, path).split(sep).join('/');

/** The most specific room a path lies in. */
function roomOf(path) {
  const place = placeOf(path);
  return Object.keys(allowed)
    .filter((room) => place === room || place.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function packageRoom(name) {
  const short = name.slice('@tailor/'.length).split('/')[0];
  return ['packages', 'apps'].map((kind) => `${kind}/${short}`).find((room) => room in allowed);
}

const problems = [];
let files = 0;
let imports = 0;

function checkEdge(file, room, target, typeOnly) {
  if (!target || target === room) return;
  const edges = allowed[room];
  if (edges.includes(target) || (typeOnly && edges.includes(`types:${target}`))) return;
  problems.push(`${relative(root, file)}: ${room} may not import ${target}${typeOnly ? ' (types)' : ''}`);
}

function checkLayer(file, target) {
  for (const [folder, order] of Object.entries(layers)) {
    const from = relative(join(root, folder), file).split(sep)[0];
    const to = relative(join(root, folder), target).split(sep)[0];
    if (!order.includes(from) || !order.includes(to)) continue;
    if (order.indexOf(to) < order.indexOf(from))
      problems.push(`${relative(root, file)}: ${from} may not import ${to} (one way: ${order.join(' → ')})`);
  }
}

/** A test, or what only tests use: it may read the files of its package. */
const isTest = (file) =>
  /\.test\.tsx?$/.test(file) || /^(?:packages|apps)\/[^/]+\/test\//.test(placeOf(file));

/** Through those nothing else may read them. */
function checkTest(file, room, target) {
  if (bare[room] && !isTest(file) && isTest(target))
    problems.push(`${placeOf(file)}: only tests may import ${placeOf(target)}`);
}

function checkFile(file, room) {
  for (const match of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const typeOnly = Boolean(match[2]);
    const name = match[3] ?? match[4];
    imports += 1;
    if (name.startsWith('.')) {
      const target = resolve(dirname(file), name);
      checkEdge(file, room, roomOf(target), typeOnly);
      checkLayer(file, target);
      checkTest(file, room, target);
    } else if (name.startsWith('@tailor/')) {
      checkEdge(file, room, packageRoom(name), typeOnly);
    } else if (bare[room] && !isTest(file)) {
      const packageName = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      if (!bare[room].includes(packageName))
        problems.push(`${relative(root, file)}: ${room} may not import "${packageName}"`);
    }
  }
}

function checkManifest(room) {
  if (!/^(packages|apps)\//.test(room)) return;
  const manifest = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!name.startsWith('@tailor/')) continue;
    const target = packageRoom(name);
    if (!allowed[room].some((edge) => edge === target || edge === `types:${target}`))
      problems.push(`${room}/package.json: ${room} may not depend on ${target}`);
  }
}

for (const room of Object.keys(allowed)) {
  checkManifest(room);
  let found = [];
  try {
    found = [...sources(join(root, room))];
  } catch {
    continue;
  }
  for (const file of found) {
    if (roomOf(file) !== room) continue;
    files += 1;
    checkFile(file, room);
  }
}

for (const problem of problems) console.error(problem);
if (files < 20 || imports < 20) {
  console.error(`borders: read only ${files} files and ${imports} imports; the check itself is broken`);
  process.exit(1);
}
console.log(`borders: ${files} files, ${imports} imports, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
