import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { kindOf } from './error-text.ts';

const body = (code: string, message: string) => JSON.stringify({ code, message, error: message, params: {} });

test("an error's message is status, colon, space and the body, or the status text when there is none", () => {
  expect(new ApiError(402, '{"a":1}', 'Payment Required').message).toBe('402: {"a":1}');
  expect(new ApiError(503, '', 'Service Unavailable').message).toBe('503: Service Unavailable');
});

test('the code decides before any phrase does', () => {
  expect(kindOf(new ApiError(402, body('word_limit', 'x'), ''))).toBe('word_limit');
  expect(kindOf(new ApiError(402, body('payment_required', 'exceeds the 500-word limit'), ''))).toBe(
    'payment_required',
  );
  expect(kindOf(new ApiError(500, body('internal', 'Payment required'), ''))).toBe('other');
});

test('without a code the specified phrases decide', () => {
  expect(kindOf(new ApiError(402, 'Text exceeds the 500-word limit', ''))).toBe('word_limit');
  expect(kindOf(new Error('please upgrade to Premium'))).toBe('word_limit');
  expect(kindOf(new ApiError(402, 'Payment required for this', ''))).toBe('payment_required');
  expect(kindOf(new TypeError('Failed to fetch'))).toBe('other');
});
