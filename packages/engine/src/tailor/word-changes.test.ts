import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

function changed(before: string, after: string): string {
  return wordChanges(before, after).reduceRight(
    (text, { start, end, text: is }) => text.slice(0, start) + is + text.slice(end),
    before,
  );
}

test('the changes of a text make the other one of it, and leave alone what both have', () => {
  const pairs = [
    ['bin Leiterin der Kasse, habe die Ordnung geschrieben', 'Leiterin der Kasse; Ordnung geschrieben'],
    ['Have trained two hands', 'Trained two hands'],
    ['one two', 'two one'],
    ['', 'new'],
    ['old', ''],
  ] as const;
  for (const [before, after] of pairs) expect(changed(before, after)).toBe(after);
  const [first, second, ...more] = wordChanges(...pairs[0]);
  expect(more).toEqual([]);
  expect(first).toEqual({ start: 0, end: 4, text: '' });
  expect(second?.start).toBe('bin Leiterin der Kasse'.length);
});
