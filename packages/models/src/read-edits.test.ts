import { expect, test } from 'vitest';
import { readEdits } from './read-edits.ts';

const two = [
  { id: 'p1', text: 'Kept the books' },
  { id: 'p2', text: 'Trained staff' },
];

test.each([
  ['plain', JSON.stringify({ edits: two })],
  [
    'in a fence, behind a sentence',
    `Sure! Here it is:\n\`\`\`json\n${JSON.stringify({ edits: two }, null, 2)}\n\`\`\`\nAnything else?`,
  ],
  ['a bare list', JSON.stringify(two)],
  [
    'behind thoughts with braces',
    `<think>{"edits":[{"id":"p9","text":"no"}]}</think>${JSON.stringify({ edits: two })}`,
  ],
  ['under another name', JSON.stringify({ result: two })],
  [
    'trailing commas, comments, bare keys, single quotes',
    "{edits: [ // first\n {id: 'p1', text: 'Kept the books',}, {id: 'p2', text: 'Trained staff'}, ], }",
  ],
  [
    'line ends inside strings',
    '{"edits":[{"id":"p1","text":"Kept\nthe books"},{"id":"p2","text":"Trained staff"}]}',
  ],
  [
    'with more than was asked for',
    JSON.stringify({ edits: two.map((one) => ({ ...one, why: ['x', { y: 1 }] })) }),
  ],
])('an answer is read: %s', (_name, answer) => {
  expect(readEdits(answer)).toEqual(two);
});

test('a cut answer gives its whole edits, and of the last one nothing', () => {
  const whole = JSON.stringify({ edits: two });
  for (let at = whole.indexOf('},{') + 2; at < whole.length - 3; at += 1)
    expect(readEdits(whole.slice(0, at)), whole.slice(0, at)).toEqual(two.slice(0, 1));
  expect(readEdits(whole.slice(0, 30))).toEqual([]);
});

test('what is no list of edits is none', () => {
  for (const answer of [
    '',
    'I am sorry, I cannot do that.',
    '{}',
    '17',
    '{"edits":"none"}',
    'null',
    '{"error":{"message":"x"}}',
  ])
    expect(readEdits(answer), answer).toBeNull();
  expect(readEdits('{"edits":[{"id":1,"text":"x"},{"id":"p1"},null,"p2",{"id":"p3","text":["x"]}]}')).toEqual(
    [],
  );
});

test('a name from the prototype, a thousand edits, a deep nest and a megabyte of braces do no harm', () => {
  expect(
    readEdits('{"__proto__":{"edits":[]},"edits":[{"id":"p1","text":"x","__proto__":{"id":"y"}},]}'),
  ).toEqual([{ id: 'p1', text: 'x' }]);
  const many = Array.from({ length: 1_000 }, (_, i) => ({ id: `p${i}`, text: 'x' }));
  expect(readEdits(JSON.stringify(many))).toHaveLength(100);
  const started = performance.now();
  expect(readEdits('{"edits":'.repeat(100_000))).toBeNull();
  expect(readEdits('['.repeat(1_000_000)) ?? []).toEqual([]);
  expect(readEdits(`{"edits":[${'{'.repeat(100_000)}`) ?? []).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('thoughts and comments that never end are not looked through again for each of their beginnings', () => {
  const started = performance.now();
  expect(readEdits('<think>'.repeat(30_000))).toBeNull();
  expect(readEdits(`[${'/* '.repeat(65_000)}`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('the same id twice is its first words; a novel is none', () => {
  expect(
    readEdits(JSON.stringify([...two, { id: 'p1', text: 'Other' }, { id: 'p3', text: 'x'.repeat(2_001) }])),
  ).toEqual(two);
});
