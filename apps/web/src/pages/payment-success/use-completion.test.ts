import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { stateOf } from './use-completion.ts';

test('only a reply of "paid" confirms; a settling one and a lost connection are asked again', () => {
  expect(stateOf({ status: 'paid', plan: 'basic', resumeId: null, claim: false }, null)).toBe('paid');
  expect(stateOf({ status: 'settling', plan: 'basic', resumeId: null }, null)).toBe('settling');
  expect(stateOf(undefined, new TypeError('Failed to fetch'))).toBe('offline');
  expect(stateOf(undefined, new ApiError(503, '', ''))).toBe('settling');
});

test('402 is not completed, 404 is no payment of this person', () => {
  expect(stateOf(undefined, new ApiError(402, '', ''))).toBe('unpaid');
  expect(stateOf(undefined, new ApiError(404, '', ''))).toBe('none');
  expect(stateOf(undefined, null)).toBe('checking');
});
