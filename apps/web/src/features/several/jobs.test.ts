import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { expect, test } from 'vitest';
import { idsIn } from './ids.ts';
import { firstGap, rank } from './jobs.ts';

function reply(title: string, after: number, atsScore?: number): ResumeReply {
  return {
    resume: {
      jobTitle: title,
      keywordStats: { beforeMatch: 10, afterMatch: after, keywordsAdded: 1, atsScore },
    },
    run: null,
    result: { edits: [{}, {}] },
  } as unknown as ResumeReply;
}

test('the best score comes first, equal ones by match, and what is not ready waits', () => {
  const waiting = { resume: { jobTitle: 'Cook', keywordStats: null }, run: { status: 'failed' } };
  const standing = rank(
    ['a', 'b', 'c', 'd', 'e'],
    [
      reply('A', 50, 60),
      reply('B', 70, 60),
      reply('C', 40, 80),
      waiting as unknown as ResumeReply,
      undefined,
    ],
  );
  expect(standing.ranked.map(({ title }) => title)).toEqual(['C', 'B', 'A']);
  expect(standing.waiting).toEqual([
    { id: 'd', title: 'Cook', failed: true },
    { id: 'e', title: '', failed: false },
  ]);
});

test('the first gap is named by its row and field', () => {
  const full = { title: 'Cook', description: 'We cook.', resumeId: '' };
  expect(firstGap([full, full])).toBeNull();
  expect(firstGap([full, { ...full, description: ' ' }])).toEqual({ row: 1, field: 'description' });
  expect(firstGap([{ ...full, title: '' }])).toEqual({ row: 0, field: 'title' });
});

test('an address holds ten ids at most, each once, and nothing else', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `resume-id-${i}`);
  expect(idsIn(`?resumes=${ids.join(',')}`)).toEqual(ids.slice(0, 10));
  expect(idsIn('?resumes=abcdefgh,abcdefgh,../x,short')).toEqual(['abcdefgh']);
  expect(idsIn('?resume=abcdefgh')).toEqual([]);
});
