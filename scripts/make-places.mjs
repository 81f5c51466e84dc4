#!/usr/bin/env node
/**
 * Makes packages/engine/src/read/place-names/*.ts from GeoNames' list of cities over 15,000 inhabitants
 * (geonames.org, CC BY 4.0): node scripts/make-places.mjs PATH/cities15000.txt
 * Kept: names as written, folded by the reader; large places of the world, more of the countries whose
 * languages the reader knows; Chinese names of places in China and of large places elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/make-places.mjs cities15000.txt');
  process.exit(2);
}
const closer = new Set([
  'DE',
  'AT',
  'CH',
  'ES',
  'FR',
  'BE',
  'LU',
  'GB',
  'US',
  'CA',
  'IE',
  'MX',
  'AR',
  'CO',
  'CL',
  'PE',
]);
const latin = /^[\p{Script=Latin}\p{M}' .-]{3,40}$/u;
const han = /^\p{Script=Han}{2,5}$/u;
const exonyms = new Set();
const names = new Set();
const chinese = new Set();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const cells = line.split('\t');
  if (cells.length < 15) continue;
  const [, name, ascii, alternates] = cells;
  const country = cells[8];
  const people = Number(cells[14]);
  if (people >= (closer.has(country) ? 40_000 : 200_000) && latin.test(name)) {
    names.add(name);
    if (latin.test(ascii)) exonyms.add(ascii);
  }
  const inChina = ['CN', 'TW', 'HK', 'MO', 'SG'].includes(country);
  if (people >= (inChina ? 150_000 : 1_000_000)) {
    for (const other of alternates.split(','))
      if (han.test(other)) chinese.add(other.replace(/[市县區区]$/, ''));
  }
}
for (const name of names) exonyms.delete(name);
const wrap = (words) =>
  [...words]
    .filter((word) => word.length > 1)
    .sort()
    .join('|')
    .replace(/(.{1,100}\|)/g, '$1\n  ')
    .trim();
const folder = join(resolve(import.meta.dirname, '..'), 'packages/engine/src/read/place-names');
const inLatin = [...names, ...exonyms];
const isEarly = (name) => name.normalize('NFD').toLowerCase() < 'l';
const lists = [
  ['a-to-k', 'placesAToK', inLatin.filter(isEarly)],
  ['l-to-z', 'placesLToZ', inLatin.filter((name) => !isEarly(name))],
  ['chinese', 'chinesePlaceNames', chinese],
];
for (const [file, constant, words] of lists) {
  const text = `/** Names of places. Made by scripts/make-places.mjs from GeoNames (geonames.org, CC BY 4.0). */
export const ${constant} = \`
  ${wrap(words)}\`;
`;
  writeFileSync(join(folder, `${file}.ts`), text);
}
console.log(`${inLatin.length} names, ${chinese.size} Chinese`);
