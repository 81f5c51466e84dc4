import { expect, test } from 'vitest';
import { countTests } from './stages.mjs';

const report = (numbers, testResults = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...numbers,
  testResults,
});

test('a stage without a test fails', () => {
  expect(countTests(report({}), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a file that cannot be loaded counts as one failed test', () => {
  const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
  expect(countTests(report({ numPassedTests: 4 }, [broken]), 1)).toMatchObject({ passed: 4, failed: 1 });
});

test('a test that was left out counts as failed', () => {
  expect(countTests(report({ numPassedTests: 4, numPendingTests: 1 }), 0)).toMatchObject({
    passed: 4,
    failed: 1,
  });
});

test('an error outside any test fails the stage', () => {
  expect(countTests(report({ numPassedTests: 4 }), 1)).toMatchObject({ passed: 4, failed: 1 });
});

test('what failed is named with the first line of its reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'goes', failureMessages: [] },
    { status: 'failed', fullName: 'stays', failureMessages: ['Error: gone\n    at line 3'] },
  ];
  const files = [
    { name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults },
    { name: `${process.cwd()}/b.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(countTests(report({ numPassedTests: 1, numFailedTests: 1 }, files), 1).names).toEqual([
    'a.test.ts > stays: Error: gone',
    'b.test.ts: no such module',
  ]);
});
