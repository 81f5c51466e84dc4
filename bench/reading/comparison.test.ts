import type { Resume } from '@tailor/engine';
import { expect, test } from 'vitest';
import { compare, type FieldName, figures } from './comparison.ts';
import type { Truth } from './truth-set.ts';

const truth: Truth = {
  id: 'en-00-test',
  language: 'en',
  trade: 'test',
  layout: 'test',
  name: 'Ann-Lee Moor',
  email: 'ann@example.com',
  phone: '(303) 555-0101',
  location: null,
  links: [],
  headline: null,
  experience: [
    { title: 'Baker', organization: 'Crumb Ltd', start: '2020-01', end: null, current: true, bullets: 0 },
    { title: 'Baker', organization: 'Oven Inc', start: '2018', end: '2019', current: false, bullets: 0 },
  ],
  education: [{ degree: 'BA History', institution: 'Moor College', start: null, end: '2017' }],
};

const field = (value: string) => ({ value, lines: [0] });
const resume: Resume = {
  language: 'en',
  source: { lines: [] },
  contact: {
    name: field('ANN LEE MOOR'),
    email: field('Ann@Example.com'),
    phone: field('303 555 0101'),
    links: [],
  },
  sections: [],
  experience: [
    {
      id: 'a',
      title: field('Baker'),
      organization: field('Oven Inc'),
      dates: { start: { year: 2018 }, end: { year: 2019 }, current: false, text: '', lines: [] },
      bullets: [],
      lines: [],
    },
    {
      id: 'b',
      title: field('Pastry baker'),
      organization: field('Crumb Ltd'),
      dates: { start: { year: 2020 }, current: true, text: '', lines: [] },
      bullets: [],
      lines: [],
    },
    { id: 'c', title: field('Hobbies'), bullets: [], lines: [] },
  ],
  projects: [],
  education: [
    {
      id: 'd',
      degree: field('BA, History'),
      dates: {
        start: { year: 2017 },
        end: { year: 2017 },
        current: false,
        text: '',
        lines: [],
      },
      bullets: [],
      lines: [],
    },
  ],
  skills: [],
  certificates: [],
  languages: [],
  unread: [],
};

const outcomes = compare(truth, resume);
const of = (name: FieldName) => figures(outcomes.filter((outcome) => outcome.field === name));

test('case, punctuation and white space make no difference', () => {
  expect(of('name')).toEqual({ precision: 1, recall: 1 });
  expect(of('email')).toEqual({ precision: 1, recall: 1 });
  expect(of('phone')).toEqual({ precision: 1, recall: 1 });
  expect(of('degrees')).toEqual({ precision: 1, recall: 1 });
});

test('a wrong value costs precision and recall, an invented one precision only', () => {
  // Wanted twice "Baker"; got Baker, Pastry baker, Hobbies.
  expect(of('titles')).toEqual({ precision: 1 / 3, recall: 1 / 2 });
  expect(of('organizations')).toEqual({ precision: 1, recall: 1 });
});

test('a value that was not read costs recall and leaves no precision to speak of', () => {
  expect(of('schools')).toEqual({ precision: 0, recall: 0 });
});

test('dates are compared entry by entry, to the month, whatever the order of the entries', () => {
  // Oven Inc and the degree are right; Crumb Ltd lacks its month.
  expect(of('dates')).toEqual({ precision: 2 / 3, recall: 2 / 3 });
});

test('a field that neither side has is not measured', () => {
  expect(of('location')).toBeNull();
});
