import { expect, test } from 'vitest';
import { sourceFromText } from '../text/source.ts';
import { readResume } from './read-resume.ts';

// A second of wall time is the promise on a quiet machine; the bound here leaves room for a busy one.
const bound = 4000;

test.each([
  ['no spaces', 'a'.repeat(200_000)],
  ['digits only', '1'.repeat(200_000)],
  ['at signs', 'a@'.repeat(100_000)],
  ['open brackets', '('.repeat(200_000)],
  ['LaTeX left open', '\\a['.repeat(66_000)],
  ['100,000 bullets', '- a\n'.repeat(100_000)],
  ['dates without end', '2019 - '.repeat(28_000)],
  ['entries without end', 'Experience\n'.concat('Cook, Inn 2019-2020\n- soup\n'.repeat(8000))],
  ['headings without end', 'WORK\n\n'.repeat(33_000)],
  [
    'wide gaps in paragraphs that begin with a time',
    `Experience\n\n${Array.from({ length: 6 }, (_, i) => `20${10 + i} – 20${11 + i} Acme Ltd${' '.repeat(3500)}x. Kitchen help, and soups too`).join('\n')}`,
  ],
  ['nested lists', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
])('hostile text is read in bounded time and nothing of it is lost: %s', (_, text) => {
  const source = sourceFromText(text);
  const start = performance.now();
  const { resume } = readResume(source);
  expect(performance.now() - start).toBeLessThan(bound);
  expect(resume.source.lines).toHaveLength(source.lines.length);
});
