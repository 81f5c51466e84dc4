import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { OwnerId } from '../../platform/owner.ts';
import { createRoom } from './room.ts';

const folder = mkdtempSync(join(tmpdir(), 'room-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gibibyte = 1024 ** 3;
const owner = (name: string) => name as OwnerId;
const codeOf = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );

test('below 2 GB free nothing is taken, and what is on its way counts as if it were there', async () => {
  const room = createRoom(join(folder, 'a'), async () => 3 * gibibyte);
  const first = await room.take(owner('a'), 0.6 * gibibyte);
  expect(await codeOf(room.take(owner('b'), 0.5 * gibibyte))).toBe('unavailable');
  first();
  expect(await codeOf(room.take(owner('b'), 0.5 * gibibyte))).toBe('taken');
  expect(await codeOf(createRoom(folder, async () => 1.9 * gibibyte).take(owner('c'), 1))).toBe(
    'unavailable',
  );
});

test('an owner has three uploads on their way, others do not wait for it, and a refusal holds nothing', async () => {
  const room = createRoom(folder, async () => 100 * gibibyte);
  const all = await Promise.all([1, 2, 3].map(() => room.take(owner('a'), 1)));
  expect(await codeOf(room.take(owner('a'), 1))).toBe('busy');
  expect(await codeOf(room.take(owner('b'), 1))).toBe('taken');
  all[0]?.();
  expect(await codeOf(room.take(owner('a'), 1))).toBe('taken');
});

test('ten that come together find room for as many as there is room', async () => {
  const room = createRoom(folder, async () => 2 * gibibyte + 450);
  const codes = await Promise.all(
    Array.from({ length: 10 }, (_, at) => codeOf(room.take(owner(`${at}`), 100))),
  );
  expect(codes.filter((code) => code === 'taken').length).toBeLessThanOrEqual(4);
  expect(await codeOf(room.take(owner('later'), 50))).toBe('taken');
});
