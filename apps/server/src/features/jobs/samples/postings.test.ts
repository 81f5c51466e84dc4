import { expect, test } from 'vitest';
import { fingerprintOf, isWhole } from '../posting.ts';
import { samplePostings } from './postings.ts';

/** Runs of five words, in Chinese of five characters. */
function runs(text: string): Set<string> {
  const parts = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  return new Set(parts.slice(4).map((_, index) => parts.slice(index, index + 5).join(' ')));
}

test('there are three hundred whole samples, and no two of them are more than 60 % alike', () => {
  const all = samplePostings();
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(all.every(isWhole)).toBe(true);
  expect(new Set(all.map(fingerprintOf)).size).toBe(all.length);
  const sets = all.map(({ key, description }) => ({
    key,
    language: key.slice(0, 2),
    set: runs(description),
  }));
  const alike: string[] = [];
  for (const [index, a] of sets.entries())
    for (const b of sets.slice(index + 1)) {
      if (a.language !== b.language) continue;
      let shared = 0;
      for (const run of a.set) if (b.set.has(run)) shared += 1;
      if (shared > 0.6 * Math.min(a.set.size, b.set.size)) alike.push(`${a.key} ${b.key}`);
    }
  expect(alike).toEqual([]);
});
