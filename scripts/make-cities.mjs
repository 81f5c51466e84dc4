#!/usr/bin/env node
/**
 * Makes apps/server/data/cities.tsv.gz from GeoNames' cities over 15,000 inhabitants (geonames.org,
 * CC BY 4.0): node scripts/make-cities.mjs PATH/cities15000.zip
 * A line a city: latitude, longitude, country, region, inhabitants, names in Latin or Chinese letters.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/make-cities.mjs cities15000.zip');
  process.exit(2);
}
const text = execFileSync('unzip', ['-p', file], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const latin = /^[\p{Script=Latin}\p{M}' .-]{3,30}$/u;
const han = /^\p{Script=Han}{2,7}$/u;
const fold = (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lines = [];
for (const line of text.split('\n')) {
  const cells = line.split('\t');
  if (cells.length < 15) continue;
  const [, name, ascii, alternates, lat, lon] = cells;
  const people = Number(cells[14]);
  const names = new Map([[fold(name), name]]);
  if (!names.has(fold(ascii))) names.set(fold(ascii), ascii);
  // Names in other languages matter for places that people abroad speak of.
  for (const other of alternates.split(',')) {
    const wanted = han.test(other) || (people >= 100_000 && latin.test(other) && !/^[A-Z]{3}$/.test(other));
    if (wanted && !names.has(fold(other))) names.set(fold(other), other);
  }
  const place = [Number(lat).toFixed(3), Number(lon).toFixed(3), cells[8], cells[10], people];
  lines.push([...place, [...names.values()].join('|')].join('\t'));
}
lines.sort();
const target = join(resolve(import.meta.dirname, '..'), 'apps', 'server', 'data', 'cities.tsv.gz');
writeFileSync(target, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`${lines.length} cities`);
