#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
/**
 * npm run bench:quality [-- NAME …]: every bench/quality/NAME.ts that exports a Measurement named
 * `measurement`, found by folder; fails when a row is under its floor.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

const wanted = process.argv.slice(2);
const folder = join(root, 'bench', 'quality');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) {
  console.error(`no measurement named ${wanted.join(', ')}`);
  process.exit(1);
}
// One for each run: two may go on at once.
const entry = join(root, 'bench', `.quality-${process.pid}.generated.ts`);
writeFileSync(
  entry,
  [
    "import { passes, printRows } from './measure.ts';",
    ...names.map((name, i) => `import { measurement as m${i} } from './quality/${name}.ts';`),
    'let failed = 0;',
    'let passed = 0;',
    `for (const m of [${names.map((_, i) => `m${i}`).join(', ')}]) {`,
    '  const rows = await m.measure();',
    '  printRows(m.title, rows);',
    '  for (const row of rows) passes(row) ? (passed += 1) : (failed += 1);',
    '}',
    "console.log('', passed, 'passed,', failed, 'failed');",
    'process.exit(failed > 0 ? 1 : 0);',
  ].join('\n'),
);
const run = spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), entry], { stdio: 'inherit' });
rmSync(entry);
process.exit(run.status ?? 1);
