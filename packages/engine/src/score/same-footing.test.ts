import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';

const asOf = { year: 2026, month: 11 };
const job = engine.prepare({
  title: 'Office clerk',
  description:
    'Requirements\n- Microsoft Excel\n- Typing letters\nWhat you will do\n- Answer the harbour office and the orchard office\n',
});

const page = (second: string, third: string, hobby: string) =>
  engine.analyse(
    [
      'Dana Holt\ndana.holt@example.com\n',
      'Experience',
      'Clerk, Fen Ltd\nJanuary 2026 to present\n- Opened the post each morning',
      `Clerk, Mill Ltd\nMarch 2025 to December 2025\n- ${second}`,
      `Clerk, Dale Ltd\nMarch 2024 to February 2025\n- ${third}\n`,
      `Interests\n- ${hobby}`,
    ].join('\n'),
    job,
    asOf,
  );
const sheets = 'Kept the price lists in Microsoft Excel';
const other = 'Sorted parcels for four branches';

test('what counts stands as it did when only something is gone that nobody asks for', () => {
  const before = page(sheets, other, 'Chess, hiking and choir');
  const after = page(sheets, other, 'Chess');
  expect(engine.onSameFooting(before, after)).toBe(true);
});

test('a proof in place of another is another footing, though the score is the same', () => {
  const [before, after] = [page(sheets, other, 'Chess'), page(other, sheets, 'Chess')];
  expect(after.score.total).toBe(before.score.total);
  expect(engine.onSameFooting(before, after)).toBe(false);
});

test('a word of the posting in place of another is another footing, though the score is the same', () => {
  const before = page(sheets, other, 'Walks to the harbour');
  const after = page(sheets, other, 'Walks to the orchard');
  expect(after.score.total).toBe(before.score.total);
  expect(engine.onSameFooting(before, after)).toBe(false);
});
