import { expect, test } from 'vitest';
import { strongest } from './service.ts';

const now = new Date('2026-05-01T00:00:00Z');
const later = new Date('2026-05-02T00:00:00Z');
const earlier = new Date('2026-04-30T00:00:00Z');

test('the one-time right belongs to one resume', () => {
  const grants = [{ plan: 'basic' as const, resumeId: 'a', endsAt: null }];
  expect(strongest(grants, now, 'a').name).toBe('basic');
  expect(strongest(grants, now, 'b').name).toBe('free');
  expect(strongest(grants, now, null).name).toBe('free');
});

test('premium covers everything until its end and nothing after it', () => {
  expect(strongest([{ plan: 'premium', resumeId: null, endsAt: later }], now, 'x').name).toBe('premium');
  expect(strongest([{ plan: 'premium', resumeId: null, endsAt: earlier }], now, 'x').name).toBe('free');
});

test('an unspent credit gives no right to a resume it was not spent on', () => {
  expect(strongest([{ plan: 'basic', resumeId: null, endsAt: null }], now, 'x').name).toBe('free');
  expect(strongest([{ plan: 'basic', resumeId: null, endsAt: null }], now, null).name).toBe('free');
});
