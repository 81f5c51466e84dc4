import { expect, test } from 'vitest';
import { closedUp } from './far-verbs.ts';
import { lexisOf } from './lexis.ts';
import { statement } from './statement.ts';

const lexis = lexisOf('de');
const rowsOf = (text: string) => {
  const { tokens } = statement(text, 'text', lexis);
  return closedUp(tokens, lexis).map((row) => row.map((at) => tokens[at]?.text).join(' '));
};

test('a German verb at the far end is read beside the thing that opens its clause', () => {
  expect(rowsOf('Rosen in zwei großen Parks bei Bad Salzungen jeden Herbst geschnitten')).toEqual([
    'Rosen geschnitten',
  ]);
});

test('a verb that has another verb or a thing of its own before it is left where it stands', () => {
  expect(rowsOf('Kunden im Laden in der Altstadt beraten und Blumen geschnitten')).toEqual([]);
  expect(rowsOf('Gäste an drei Tischen am Fenster gebeten die Karten abgegeben')).toEqual([]);
  expect(rowsOf('Rosen im Park geschnitten')).toEqual([]);
});
