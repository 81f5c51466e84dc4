#!/usr/bin/env node
/** npm run check [-- types|lint|borders|licences|unit …]: the quick part of npm test. */
import { generate } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { runStages, stages } from './launch/stages.mjs';

const quick = ['types', 'lint', 'borders', 'licences', 'unit'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}`);
  process.exit(2);
}
try {
  await install();
  await generate();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit((await runStages(asked.length > 0 ? asked : quick)) ? 0 : 1);
