import { describe, expect, test } from 'vitest';
import { passes } from './fixture.ts';

describe('a calling right before a thing may tell whose it is, where the line has it of others', () => {
  test.each([
    ['Collected passes from rangers', 'Collected ranger passes'],
    ["Sharpened gardeners' tools", 'Sharpened gardener tools'],
    ['Took orders from chefs and innkeepers', 'Took chef and innkeeper orders'],
    ['Sorted letters for directors', 'Director letters sorted'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(true);
  });
});

describe('it is still no calling of one’s own', () => {
  test.each([
    ["Printed directors' programmes", 'Director printing programmes'],
    ['Sorted letters for directors', 'Director: letters sorted'],
    ['Sorted letters for directors', 'As director sorted letters'],
    ['Sorted letters for directors', 'Sorted letters as a director'],
    ['Sold maps to engineers', 'Sold maps as Engineer Maps'],
    ['Sorted letters', 'Sorted director letters'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(false);
  });
});
