import { expect, test } from 'vitest';
import { daysOf } from './happening.ts';

const HOUR = 3_600_000;

/** Clocks that change by an hour, by half of one, around Ramadan, never, or that left out a whole day. */
const zones = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Pacific/Apia',
  'Pacific/Marquesas',
];

test.each(zones)('each moment of %s has the day that a calendar there shows', (zone) => {
  const dayOf = daysOf(zone);
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const wrong: string[] = [];
  for (const [from, to] of [
    ['2011-12-28', '2012-01-02'],
    ['2026-02-01', '2026-12-01'],
  ] as const)
    for (let at = Date.parse(from); at < Date.parse(to); at += 0.79 * HOUR)
      if (dayOf(at) !== calendar.format(at)) wrong.push(new Date(at).toISOString());
  expect(wrong).toEqual([]);
});
