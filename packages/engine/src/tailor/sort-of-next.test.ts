import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('en', said, asked).toLowerCase();

test('a thing that only tells the sort of the next is not what was done', () => {
  expect(point('Wrote code comments for a library', 'coding')).not.toContain('coding');
  expect(point('Prepared meal plans on paper', 'meal preparation')).not.toContain('meal preparation');
  expect(point('Booked table decorations', 'table bookings')).not.toContain('table bookings');
});

test('what hangs on the thing that was done is not what was done', () => {
  expect(pointFor('es', 'Atendía reservas de huéspedes', 'atención a huéspedes')).not.toContain('tención a');
  expect(pointFor('es', 'Atendía a huéspedes en recepción', 'atención a huéspedes')).toContain('tención a');
});
