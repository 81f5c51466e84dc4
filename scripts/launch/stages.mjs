/** The checks and test sets, each of which says how many things it found good and bad. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './place.mjs';

const cache = join(root, 'node_modules', '.cache', 'stages');
const tool = (path) => join(root, 'node_modules', ...path.split('/'));

function run(args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** A check is one thing: good or bad. */
const verdict = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

const check =
  (...commands) =>
  async () => {
    let good = true;
    for (const command of commands) good = (await run(command)) === 0 && good;
    return verdict(good);
  };

const tsc = tool('typescript/bin/tsc');

async function types() {
  const projects = ['.', 'apps/web'].filter((place) => place === '.' || existsSync(join(root, place, 'src')));
  // Side by side: each of them keeps one core busy.
  const codes = await Promise.all(projects.map((place) => run([tsc, '-p', place])));
  return verdict(codes.every((code) => code === 0));
}

/** What vitest's report says, and what its exit code adds: a file that cannot be loaded, an unhandled error. */
export function countTests(report, code) {
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + broken.length + skipped;
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'no test was found' };
  if (code !== 0 && failed === 0) failed = 1;
  const note = skipped > 0 ? `${skipped} left out, which counts as failed` : undefined;
  return { passed, failed, note, names: failedNames(report) };
}

/** The last lines are all that some readers get to see: what failed is named there. */
const failedNames = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);

const project =
  (name) =>
  async ({ args = [], env } = {}) => {
    const file = join(cache, `${name}.json`);
    mkdirSync(cache, { recursive: true });
    rmSync(file, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run([tool('vitest/vitest.mjs'), 'run', '--project', name, ...reporters, ...args], env);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return countTests(report, code);
  };

const lint = [
  tool('@biomejs/biome/bin/biome'),
  'check',
  '.',
  '--diagnostic-level=warn',
  '--error-on-warnings',
];

/** By name, in the order they run. */
export const stages = {
  types,
  lint: check(lint),
  borders: check(['scripts/check-borders.mjs']),
  licences: check(['scripts/check-licences.mjs']),
  unit: project('unit'),
  server: project('server'),
  web: project('web'),
  browser: project('e2e'),
};

const minutes = (ms) => (ms / 60_000).toFixed(2);

/** Runs the named stages, prints minutes per stage, and as the last line the sum. → true when all is good. */
export async function runStages(names, context = {}, before = { passed: 0, failed: 0, lines: [] }) {
  let { passed, failed } = before;
  const lines = [...before.lines];
  for (const name of names) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const result = await stages[name](context);
    passed += result.passed;
    failed += result.failed;
    const note = result.note ? `  (${result.note})` : '';
    lines.push(
      `${name.padEnd(10)} ${minutes(performance.now() - start).padStart(6)} min  ${result.passed} passed, ${result.failed} failed${note}`,
      ...(result.names ?? []).map((failure) => `  failed: ${failure}`),
    );
  }
  console.log(`\n${lines.join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
