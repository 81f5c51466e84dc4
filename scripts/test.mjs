#!/usr/bin/env node
/** npm test: sets up what it needs, then runs every check and test; ends with `N passed, N failed`. */
import { findBrowser } from './launch/browser.mjs';
import { build, generate } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { say } from './launch/report.mjs';
import { runStages, stages } from './launch/stages.mjs';

async function setUp() {
  await install();
  await generate();
  await build();
  return findBrowser();
}

const start = performance.now();
let browser;
let failure;
try {
  browser = await setUp();
} catch (error) {
  failure = error;
  say(`set-up failed: ${error.message}`);
}
const line = `${'set-up'.padEnd(10)} ${((performance.now() - start) / 60_000).toFixed(2).padStart(6)} min`;
const before = { passed: 0, failed: failure ? 1 : 0, lines: [failure ? `${line}  failed` : line] };
// Without packages nothing can run; without a browser the rest can, and the sum says that it is not all.
const names = Object.keys(stages).filter((name) => browser || name !== 'browser');
const env = browser ? { CHROME_PATH: browser } : {};
process.exit((await runStages(names, { env }, before)) ? 0 : 1);
