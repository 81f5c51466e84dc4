import { expect, test } from 'vitest';
import { missingFields } from './create-resume.ts';

test('a field of blanks only is missing, and the missing ones are named in the order of the screen', () => {
  const draft = { resumeText: '\n ', jobTitle: 'Nurse', jobDescription: '' };
  expect(missingFields(draft)).toEqual(['resume', 'jobDescription']);
  expect(missingFields({ resumeText: 'a', jobTitle: 'b', jobDescription: 'c' })).toEqual([]);
});
