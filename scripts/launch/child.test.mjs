import { expect, test } from 'vitest';
import { patience } from './child.mjs';
import { readable } from './log-line.mjs';
import { Refusal, sentenceOf } from './report.mjs';

test('each death within a minute doubles the wait, and the fifth is the end', () => {
  const { died } = patience({ now: () => 1_000 });
  expect([died(), died(), died(), died(), died()]).toEqual([250, 500, 1_000, 2_000, undefined]);
});

test('deaths older than a minute are forgotten', () => {
  let now = 0;
  const { died } = patience({ now: () => now });
  for (let i = 0; i < 4; i += 1) died();
  now = 60_001;
  expect(died()).toBe(250);
});

test('a person at a terminal reads warnings and errors, and no other log line', () => {
  expect(readable('{"level":"info","event":"http.request"}')).toBeUndefined();
  expect(readable('{"level":"warn","event":"database.connection_lost","error":"Error","code":"57P01"}')).toBe(
    'warning: database.connection_lost: Error: 57P01',
  );
  expect(readable('{"level":"warn","event":"mail.links","reason":"Set PUBLIC_URL."}')).toBe(
    'warning: mail.links: Set PUBLIC_URL.',
  );
  expect(readable('  plain words ')).toBe('plain words');
  expect(readable('{broken')).toBe('{broken');
});

test('a folder that cannot be written is told in a sentence, anything unknown with its stack', () => {
  const closed = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/data' });
  expect(sentenceOf(closed)).toMatch(/^\/srv\/data cannot be used: .*DATA_DIR/);
  expect(sentenceOf(new Refusal('Set PORT.'))).toBe('Set PORT.');
  expect(sentenceOf(new TypeError('unknown'))).toContain('child.test.mjs');
});
