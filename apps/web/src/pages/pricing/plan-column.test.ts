import { expect, test } from 'vitest';
import { includedLines } from './plan-column.tsx';

test('tracking, alerts and interview statistics are sold only where they exist', () => {
  expect(includedLines('premium', { tracking: false, jobAlerts: false })).toEqual([1, 2, 3, 4]);
  expect(includedLines('premium', { tracking: true, jobAlerts: false })).toEqual([1, 2, 3, 4, 5, 7]);
  expect(includedLines('premium', { tracking: false, jobAlerts: true })).toEqual([1, 2, 3, 4, 6]);
  expect(includedLines('basic', { tracking: false, jobAlerts: false })).toEqual([1, 2, 3, 4]);
});
