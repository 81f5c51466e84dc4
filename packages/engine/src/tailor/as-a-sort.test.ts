import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('en', said, asked).toLowerCase();

test('English: a thing by another name, or a sort of it, says the thing beside what was done with it', () => {
  expect(
    point('Serviced tractors and combine harvesters on two estates', 'farm machinery servicing'),
  ).toContain('farm machinery servicing');
  expect(point('Mended sandals in a beach kiosk', 'footwear repair')).toContain('footwear repair');
  expect(point('Serviced farm machinery on two estates', 'tractor servicing')).not.toContain('tractor');
});

test('a noun before another says only of what sort that one is', () => {
  expect(point('Unloaded goat cheese at three markets', 'unloading of livestock')).not.toContain('livestock');
  expect(point('Unloaded goats at three markets', 'unloading of livestock')).toContain('livestock');
});

test('a word of a doing names no thing', () => {
  expect(point('Watered shrubs and seedlings in a park', 'shrub planting')).not.toContain('planting');
  expect(point('Emptied the bins beside the CNC lathes', 'CNC machining')).not.toContain('machining');
});
