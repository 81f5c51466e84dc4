import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('en', said, asked);

test('a doing of a thing is the thing and its doing, what is said of the thing stands behind', () => {
  expect(point('Maintenance of 14 ovens in two bakeries', 'oven maintenance')).toBe(
    'Oven maintenance (14 ovens) in two bakeries',
  );
  expect(point('Weekly inspection of ladders and two hoists', 'ladder inspection')).toBe(
    'Weekly ladder inspection (ladders and two hoists)',
  );
  expect(point('Weighing and sorting of parcels at night', 'parcel weighing')).toBe(
    'Parcel weighing and sorting at night',
  );
  expect(point('Daily oven maintenance in two bakeries', 'maintenance of ovens')).toBe(
    'Daily maintenance of ovens in two bakeries',
  );
});

test('a thing that only tells the sort of another is not the thing', () => {
  expect(point('Maintenance of oven doors', 'oven maintenance')).toBe('Maintenance of oven doors');
  expect(point('Airport oven maintenance plans', 'maintenance of ovens')).toBe(
    'Airport oven maintenance plans',
  );
});
