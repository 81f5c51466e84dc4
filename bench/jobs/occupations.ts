import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../root.ts';

export interface Occupation {
  trade: string;
  title: string;
  text: string;
  tools: string[];
}

export const readOccupations = (): Occupation[] =>
  JSON.parse(
    gunzipSync(readFileSync(join(root, 'bench', 'material', 'occupations', 'occupations.json.gz'))).toString(
      'utf8',
    ),
  );

/** The same numbers every time. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const openings = [
  'We',
  'Our team',
  'The department',
  'This office',
  'Our branch',
  'The group',
  'Our plant',
  'The unit',
];
const verbs = ['serves', 'supports', 'supplies', 'advises', 'looks after', 'works for', 'assists', 'equips'];
const whom = [
  'schools',
  'hospitals',
  'farmers',
  'families',
  'start-ups',
  'shipyards',
  'museums',
  'bakeries',
  'airports',
  'tenants',
];
const where = [
  'in the north',
  'near the harbour',
  'across three counties',
  'in the old town',
  'along the river',
  'on two continents',
];
const asks = [
  'experience with',
  'a good command of',
  'first steps in',
  'several years of',
  'proven skills in',
  'interest in',
];
const gives = [
  'a bicycle',
  'paid courses',
  'a quiet desk',
  'six weeks off',
  'flexible days',
  'a canteen',
  'a bonus',
  'free parking',
  'a mentor',
  'childcare',
];
const traits = [
  'patience',
  'accuracy',
  'humour',
  'curiosity',
  'calm',
  'reliability',
  'tact',
  'stamina',
  'imagination',
  'order',
];

const clauses = (text: string): string[] =>
  text.split(/(?<=[.;])\s+|,\s+(?=\w{4,})/).filter((part) => part.length > 12);

function some<T>(list: readonly T[], count: number, next: () => number): T[] {
  const left = [...list];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0] as T,
  );
}

/** One posting of an occupation: a part of what is known of it, in words that no other posting has in this order. */
export function postingOf(
  { title, text, tools }: Occupation,
  number: number,
): { title: string; description: string } {
  const next = numbers(number * 7919 + 17);
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const tasks = some(clauses(text), 3, next).map(
    (part) => `- ${part.replace(/[.;]$/, '')} for ${one(whom)} ${one(where)}`,
  );
  const needs = some(tools, 4, next).map((tool) => `- ${one(asks)} ${tool}`);
  const rest = some(traits, 3, next).map((trait) => `- ${trait} with ${one(whom)} ${one(where)}`);
  return {
    title,
    description: [
      `${one(openings)} ${one(verbs)} ${one(whom)} ${one(where)} and ${one(verbs)} ${one(whom)} since ${1900 + Math.floor(next() * 120)}.`,
      'Responsibilities',
      ...tasks,
      'Requirements',
      ...needs,
      ...rest,
      `We offer ${some(gives, 3, next).join(', ')}.`,
    ].join('\n'),
  };
}

/** Somebody who has done this work, with other words around it than the postings have. */
export function resumeOf({ title, text, tools }: Occupation, number: number): string {
  const next = numbers(number * 104_729 + 5);
  const tasks = some(clauses(text), 6, next).map((part) => `- ${part.replace(/[.;]$/, '')}`);
  return [
    'Sam Sample',
    'Leeds, United Kingdom | sam@example.com',
    '',
    'Experience',
    `${title}, Norwell`,
    '2018 - present',
    ...tasks,
    '',
    'Skills',
    some(tools, 8, next).join(', '),
  ].join('\n');
}
