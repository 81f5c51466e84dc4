import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRun } from './follow-run.ts';

/** A stream whose connection the test holds in its hands. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeStream;
  readyState = 1;
  constructor() {
    super();
    FakeStream.last = this;
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const failed = vi.fn();
  const stop = followRun('r', '/events', { progress: vi.fn(), done: vi.fn(), failed });
  return { stream: FakeStream.last, failed, stop };
}

test('a connection that stays lost ends the wait, so that the person can go on', () => {
  const { stream, failed } = follow();
  stream.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(11_999);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledOnce();
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(TypeError);
  expect(stream.readyState).toBe(FakeStream.CLOSED);
});

test('a connection that comes back in time is no failure', () => {
  const { stream, failed, stop } = follow();
  stream.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(8_000);
  stream.dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
  stop();
});
