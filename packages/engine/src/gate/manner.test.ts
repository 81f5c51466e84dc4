import { describe, expect, test } from 'vitest';
import { passes } from './fixture.ts';

describe('how something was done may stand beside the verb or before its noun', () => {
  test.each([
    [
      'Order supplies and check all deliveries carefully',
      'Ordering of supplies and careful checking of all deliveries',
    ],
    ['Filed personnel records alphabetically', 'Alphabetical filing of personnel records'],
    ['Answered customer emails promptly in French', 'Prompt replies to customer emails in French'],
    ['Handled delicate instruments gently', 'Gentle handling of delicate instruments'],
    ['Automatically archived old files', 'Automatic archiving of old files'],
    ['Sorted and filed records alphabetically', 'Alphabetical sorting and filing of records'],
    ['Alphabetical sorting of records', 'Sorted records alphabetically'],
    ['Checked tickets with care', 'Careful checking of tickets'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(true);
  });
});

describe('it is said of no other doing, and of no thing', () => {
  test.each([
    ['Sorted letters and filed records alphabetically', 'Alphabetical sorting of letters'],
    ['Alphabetically sorted letters and filed records', 'Alphabetical filing of records'],
    ['Answered customers promptly', 'Answered prompt customers'],
    ['Filed records', 'Alphabetical filing of records'],
    ['Sorted alphabetical lists', 'Sorted lists alphabetically'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(false);
  });
});
