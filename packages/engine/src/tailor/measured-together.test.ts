import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import type { Edit } from '../types.ts';
import { measuredTogether } from './measured-together.ts';

const { resume } = engine.read(
  [
    'Ines Farr\nines.farr@example.com\n',
    'Experience',
    'Cook, Fen Hotel\nMarch 2021 to present\n- Ran the grill\n- Ordered stock',
    'Porter, Dale Inn\nMay 2018 to February 2021\n- Washed pots\n',
    'Interests\nChess. Hiking. Choir.',
  ].join('\n'),
);
const lineOf = (text: string) => resume.source.lines.findIndex((line) => line.text.includes(text));
const edit = (kind: Edit['kind'], text: string): Pick<Edit, 'kind' | 'operations'> => ({
  kind,
  operations: [{ type: 'replace', line: lineOf(text), start: 0, end: 4, text: '' }],
});

test('two edits that take words from one place are measured apart, those of other places together', () => {
  const [grill, stock, pots] = ['grill', 'stock', 'pots'].map((text) => edit('shorten', text));
  expect(
    measuredTogether(
      [grill, stock, pots].flatMap((one) => one ?? []),
      resume,
    ),
  ).toEqual([[grill, pots], [stock]]);
});

test('what only says it otherwise stands beside everything', () => {
  const all = [edit('shorten', 'Chess'), edit('verb', 'grill'), edit('punctuation', 'Chess')];
  expect(measuredTogether(all, resume)).toEqual([all]);
});

test('each heading is measured alone', () => {
  const [one, other, verb] = [
    edit('heading', 'Experience'),
    edit('heading', 'Interests'),
    edit('verb', 'grill'),
  ];
  expect(measuredTogether([one, verb, other], resume)).toEqual([[verb], [one], [other]]);
});
