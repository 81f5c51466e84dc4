import { expect, test } from 'vitest';
import { seeded } from '../../test/seeded.ts';
import type { Maker, Operation } from '../types.ts';
import { appliedSource, applyEdits } from './apply.ts';

const source = (...lines: string[]) => ({ lines: lines.map((text) => ({ text })) });
const edit = (id: string, operations: Operation[], maker: Maker = 'engine') => ({ id, maker, operations });
const replace = (line: number, start: number, end: number, text: string): Operation => ({
  type: 'replace',
  line,
  start,
  end,
  text,
});

test('words change inside their line, and each change keeps its own place', () => {
  const result = applyEdits(source('Kept the books daily'), [
    edit('b', [replace(0, 15, 20, 'weekly')]),
    edit('a', [replace(0, 0, 4, 'Did')]),
  ]);
  expect(result.lines).toEqual(['Did the books weekly']);
});

test('a changed bullet moves with its block', () => {
  const result = applyEdits(source('- one', '- two', '- three'), [
    edit('order', [
      {
        type: 'reorder',
        blocks: [
          { start: 0, end: 1 },
          { start: 1, end: 2 },
          { start: 2, end: 3 },
        ],
        order: [2, 0, 1],
      },
    ]),
    edit('words', [replace(2, 2, 7, 'THREE')]),
  ]);
  expect(result.lines).toEqual(['- THREE', '- one', '- two']);
  expect(result.origins).toEqual([2, 0, 1]);
});

test('a section that is added behind a row of points stands behind all of them, in whatever order', () => {
  const blocks = [0, 1, 2].map((at) => ({ start: at, end: at + 1 }));
  const order = edit('order', [{ type: 'reorder', blocks, order: [1, 2, 0] }]);
  const section = edit('section', [{ type: 'insert', after: 2, lines: ['', 'Skills', 'this'] }]);
  const rest = ['', 'Skills', 'this', 'Education'];
  expect(applyEdits(source('- one', '- two', '- three', 'Education'), [order, section]).lines).toEqual([
    '- two',
    '- three',
    '- one',
    ...rest,
  ]);
  const point = edit('point', [{ type: 'insert', after: 2, lines: ['  and more'] }]);
  expect(applyEdits(source('- one', '- two', '- three'), [order, point]).lines).toEqual([
    '- two',
    '- three',
    '  and more',
    '- one',
  ]);
});

test('a section without a blank line behind it still stands apart when it moves up', () => {
  const blocks = [
    { start: 0, end: 3 },
    { start: 3, end: 5 },
  ];
  const result = applyEdits(source('A', 'a', '', 'B', 'b'), [
    edit('sections', [{ type: 'reorder', blocks, order: [1, 0] }]),
  ]);
  expect(result.lines).toEqual(['B', 'b', '', 'A', 'a']);
});

test('an inner order is made before the outer one, whichever comes first in the list', () => {
  const outer = edit('outer', [
    {
      type: 'reorder',
      blocks: [
        { start: 0, end: 1 },
        { start: 1, end: 4 },
      ],
      order: [1, 0],
    },
  ]);
  const inner = edit('inner', [
    {
      type: 'reorder',
      blocks: [
        { start: 2, end: 3 },
        { start: 3, end: 4 },
      ],
      order: [1, 0],
    },
  ]);
  const lines = source('Skills', 'Work', 'b1', 'b2');
  expect(applyEdits(lines, [outer, inner]).lines).toEqual(['Work', 'b2', 'b1', 'Skills']);
  expect(applyEdits(lines, [inner, outer]).lines).toEqual(['Work', 'b2', 'b1', 'Skills']);
});

test('skills change places while their commas, and a skill added at the end, stay', () => {
  const spans = [
    { start: 0, end: 5 },
    { start: 7, end: 10 },
    { start: 12, end: 15 },
  ];
  const result = applyEdits(source('Excel, SAP, SQL'), [
    edit('order', [{ type: 'reorder-spans', line: 0, spans, order: [2, 0, 1] }]),
    edit('add', [replace(0, 15, 15, ', DATEV')]),
    edit('word', [replace(0, 0, 5, 'MS Excel')]),
  ]);
  expect(result.lines).toEqual(['SQL, MS Excel, SAP, DATEV']);
});

test('an edit by hand wins over the engine at the same place, and the loser is named', () => {
  const result = applyEdits(source('Kept the books'), [
    edit('engine', [replace(0, 0, 4, 'Did')]),
    edit('mine', [replace(0, 0, 14, 'Bookkeeping')], 'person'),
  ]);
  expect(result.lines).toEqual(['Bookkeeping']);
  expect(result.skipped).toEqual(['engine']);
});

test('an edit whose place does not exist is skipped whole', () => {
  const result = applyEdits(source('One', 'Two'), [
    edit('bad', [replace(0, 0, 3, 'X'), replace(7, 0, 1, 'Y')]),
  ]);
  expect(result).toEqual({ lines: ['One', 'Two'], origins: [0, 1], skipped: ['bad'] });
});

test('an inserted line stands behind its line, and has no layout', () => {
  const lines = {
    lines: [
      { text: 'Name', layout: layout(20) },
      { text: 'Work', layout: layout(12) },
    ],
  };
  const applied = applyEdits(lines, [edit('s', [{ type: 'insert', after: 0, lines: ['Nurse'] }])]);
  expect(appliedSource(lines, applied).lines.map((line) => [line.text, line.layout?.size])).toEqual([
    ['Name', 20],
    ['Nurse', undefined],
    ['Work', 12],
  ]);
});

function layout(size: number) {
  return {
    page: 1,
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    size,
    bold: false,
    column: 0,
    region: 'body' as const,
  };
}

function randomEdits(pick: (below: number) => number) {
  const sections = [0, 4, 8, 12].map((start) => ({ start, end: start + 4 }));
  const edits = [
    edit('sections', [{ type: 'reorder', blocks: sections, order: shuffled(4, pick) }]),
    ...sections.map(({ start }) =>
      edit(`bullets${start}`, [
        {
          type: 'reorder',
          blocks: [1, 2, 3].map((i) => ({ start: start + i, end: start + i + 1 })),
          order: shuffled(3, pick),
        },
      ]),
    ),
    ...Array.from({ length: 12 }, (_, i) => edit(`word${i}`, [replace(i + 2, 0, 1, `[${i}]`)])),
    edit('insert', [{ type: 'insert', after: pick(16), lines: ['new'] }]),
  ];
  return edits.filter(() => pick(2) === 0);
}

function shuffled(length: number, pick: (below: number) => number): number[] {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i -= 1) {
    const j = pick(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

test('any subset of edits applies: no line is lost or doubled, and the order of the list changes nothing', () => {
  const lines = source(...Array.from({ length: 16 }, (_, i) => `l${i}`));
  for (let seed = 1; seed <= 300; seed += 1) {
    const pick = seeded(seed);
    const edits = randomEdits(pick);
    const result = applyEdits(lines, edits);
    expect(result.skipped).toEqual([]);
    const kept = result.origins.filter((origin) => origin !== null).sort((a, b) => a - b);
    expect(kept).toEqual(lines.lines.map((_, i) => i));
    for (const each of edits.filter((e) => e.id.startsWith('word')))
      expect(result.lines.filter((line) => line.startsWith(`[${each.id.slice(4)}]`))).toHaveLength(1);
    expect(applyEdits(lines, [...edits].reverse()).lines).toEqual(result.lines);
  }
});

test('a line that two sets of edits write alike is one line, and elsewhere one of its own', () => {
  const page = source('one', 'two', 'two');
  const after = (...places: number[]) =>
    appliedSource(
      page,
      applyEdits(page, [
        edit(
          'new',
          places.map((line) => replace(line, 0, 3, 'new')),
        ),
      ]),
    ).lines;
  expect(after(0, 1)[1]).toBe(after(1)[1]);
  expect(after(1)[2]).toBe(page.lines[2]);
  expect(after(2)[2]).not.toBe(after(1)[1]);
});
