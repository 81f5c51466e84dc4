import { expect, test } from 'vitest';
import { jobLines, sentences } from './lines.ts';

test('no posting has thousands of lines: what stands behind them is not read', () => {
  const lines = jobLines(`Requirements:\n${'- patience\n'.repeat(5000)}- a forklift licence`);
  expect(lines.length).toBe(4000);
  expect(lines.some(({ text }) => text.includes('forklift'))).toBe(false);
});

test('no line has thousands of sentences either', () => {
  const found = sentences(`${'Be patient. '.repeat(5000)}Hold a forklift licence.`, 0);
  expect(found.length).toBe(4000);
  expect(found.some(({ text }) => text.includes('forklift'))).toBe(false);
});
