import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, call, patienceMs, readAnswer } from './api.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (work: () => unknown): ApiError | null => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return null;
};

test('an answer without the parts a screen builds on is unreadable, whatever its status said', () => {
  for (const text of ['', '<html>', '{"resume":', '"words"', '7', 'null', '[]', '{}', '{"other":1}'])
    expect(refusal(() => readAnswer(text, ['resume']))?.status, text).toBe(502);
  expect(readAnswer('{"resume":{}}', ['resume'])).toEqual({ resume: {} });
  expect(readAnswer('null')).toBeNull();
});

test('a server that never answers is given up, in the words for a service that is away', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const outcome = call('/api/auth/user').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(patienceMs - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ status: 503, code: 'unavailable' });
});
