#!/usr/bin/env node
/**
 * Makes bench/material/occupations/occupations.json.gz from O*NET (CC BY 4.0) and ESCO (CC BY 4.0, European
 * Commission): node scripts/make-occupations.mjs FOLDER, which holds onet/ and esco/.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node scripts/make-occupations.mjs FOLDER');
  process.exit(2);
}
const rows = (file) =>
  readFileSync(join(folder, file), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
const tools = new Map();
for (const [code, example] of rows('onet/Technology_Skills.txt')) {
  const known = tools.get(code) ?? [];
  if (known.length < 16 && !known.includes(example)) known.push(example);
  tools.set(code, known);
}
const made = rows('onet/Occupation_Data.txt').map(([code, title, text]) => ({
  trade: `onet ${code.slice(0, 4)}`,
  title: title.replace(/s$/, ''),
  text,
  tools: tools.get(code) ?? [],
}));
const cell = /(?:^|,)("(?:[^"]|"")*"|[^,]*)/g;
const esco = readFileSync(join(folder, 'esco/occupations_en-us.csv'), 'utf8').replace(/\r/g, '');
for (const line of esco.split(/\n(?=Occupation,)/).slice(1)) {
  const cells = [...line.matchAll(cell)].map(([, value]) =>
    value.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );
  const [, , isco = '', title = '', , text = ''] = cells;
  if (text.length > 120)
    made.push({
      trade: `isco ${isco.slice(0, 3)}`,
      title,
      text: text.replace(/\s+/g, ' ').trim(),
      tools: [],
    });
}
const target = join(
  resolve(import.meta.dirname, '..'),
  'bench',
  'material',
  'occupations',
  'occupations.json.gz',
);
writeFileSync(target, gzipSync(JSON.stringify(made), { level: 9 }));
console.log(`${made.length} occupations`);
