import { expect, test } from 'vitest';
import { plainInk } from './glyphs.ts';
import { pieceOf } from './pieces.ts';
import { joinStacked } from './stacked.ts';

const ink = plainInk(10);

const piece = (text: string, x: number, baseline: number) =>
  pieceOf(
    [{ text, x0: x, x1: x + 10 * text.length, y0: baseline - 9, y1: baseline + 1, ink, unmapped: 0 }],
    baseline,
    0,
  );
const textsOf = (pieces: ReturnType<typeof joinStacked>) =>
  pieces.map(({ words, turned }) => `${words[0]?.text}${turned ? ' (upright)' : ''}`);

test('characters one below the other are the upright name of what stands beside them', () => {
  const label = [...'工作经历'].map((char, row) => piece(char, 20, 100 + row * 15));
  expect(textsOf(joinStacked([...label, piece('财务主管', 80, 107)]))).toEqual([
    '财务主管',
    '工作经历 (upright)',
  ]);
});

test('characters of cells below each other, or set wide to fill their cells, are none', () => {
  const cells = ['女', '汉'].map((char, row) => piece(char, 300, 100 + row * 22));
  const wide = ['姓', '名'].map((char, at) => piece(char, 20 + at * 20, 100));
  const below = ['学', '历'].map((char, at) => piece(char, 20 + at * 20, 115));
  const all = [...cells, ...wide, ...below];
  expect(joinStacked(all)).toEqual(all);
});
