import { expect, test } from 'vitest';
import { openGate } from './check.ts';
import { passes, resumeWith } from './fixture.ts';

const points = ['Closed the ticket desk on Sundays', 'Showed two newcomers how to use the scanner'];
const passesThere = (text: string): boolean =>
  openGate(resumeWith('en', points), []).check(text, { entryId: 'job' }).passed;

test("an editor's word stands for another in its own line only", () => {
  expect(passesThere('Operated the ticket desk on Sundays')).toBe(false);
  expect(passesThere('Showed two newcomers how to operate the scanner')).toBe(true);
});

test.each([
  ['Washed the vans on Fridays', 'Washed the vehicles on Fridays', true],
  ['Washed the vehicles on Fridays', 'Washed the vans on Fridays', false],
  ['Photographed twelve gardens', 'Took photos of twelve gardens', true],
  ['Baked rolls with the owner', 'Baked rolls alongside the owner', true],
  ['Put out chairs for the guests', 'Set up chairs for the guests', true],
  ['Saw prices fall', 'Cut prices', false],
])('a wider word and a noun with its verb say no more than was said: %s, %s', (point, text, isPassed) => {
  expect(passes('en', point, text)).toBe(isPassed);
});
