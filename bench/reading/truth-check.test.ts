import { expect, test } from 'vitest';
import { truthFaults } from './truth-check.ts';
import type { Truth } from './truth-set.ts';

const text = 'A N N   M O O R\nMill Lane 3\n9000 Oxley\n\nBaker,  Crumb\nLtd (2018 to 2019)\n';
const truth: Truth = {
  id: 'en-00-test',
  language: 'en',
  trade: 'baking',
  layout: 'test',
  name: 'Ann Moor',
  email: null,
  phone: null,
  location: 'Mill Lane 3, 9000 Oxley',
  links: [],
  headline: null,
  experience: [
    { title: 'Baker', organization: 'Crumb Ltd', start: '2018', end: '2019', current: false, bullets: 0 },
  ],
  education: [],
};
const [job] = truth.experience;
if (!job) throw new Error('the test needs its entry');
const withJob = (changes: Partial<typeof job>): Truth => ({ ...truth, experience: [{ ...job, ...changes }] });

test('case, compatibility forms, white space and broken lines make no difference', () => {
  expect(truthFaults(truth, text)).toEqual([]);
});

test('a value that the text does not hold is named', () => {
  expect(truthFaults({ ...truth, name: 'Anne Moor' }, text)).toEqual(['not in the text: Anne Moor']);
  expect(truthFaults(withJob({ organization: 'Crumb, Ltd' }), text)).toEqual(['not in the text: Crumb, Ltd']);
});

test('dates need their form and their order, and what goes on has no end', () => {
  const spans = [
    { start: '2018-13' },
    { start: '2020' },
    { start: '2019-05', end: '2019-04' },
    { current: true },
  ];
  expect(spans.map((span) => truthFaults(withJob(span), text))).toEqual(spans.map(() => ['experience 1']));
  expect(truthFaults(withJob({ start: '2019-05', end: '2019' }), text)).toEqual([]);
});

test('an entry without a name or a count, and a file without its fields, are refused', () => {
  expect(truthFaults(withJob({ title: null, organization: null }), text)).toEqual(['experience 1']);
  expect(truthFaults(withJob({ bullets: -1 }), text)).toEqual(['experience 1']);
  expect(truthFaults({ ...truth, trade: '', links: 'none' as unknown as string[] }, text)).toEqual([
    'trade',
    'links',
  ]);
});
