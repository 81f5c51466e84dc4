import { expect, test } from 'vitest';
import { buildResume } from '../../test/build-resume.ts';
import { person } from '../../test/people.ts';
import { asWritten } from './as-written.ts';
import { sheetOf } from './sheet.ts';

const source = (...lines: string[]) => ({ source: { lines: lines.map((text) => ({ text })) } });

test('a page keeps the marks a person wrote: a wide comma stays wide, over the end of a line too', () => {
  const own = source('1. 管理病房，排班、考核；', '2. 带教实习生（一对一），', '全部通过考核；');
  expect(asWritten('管理病房,排班、考核;', [0], own)).toBe('管理病房，排班、考核；');
  expect(asWritten('带教实习生(一对一),全部通过考核;', [1, 2], own)).toBe(
    '带教实习生（一对一），全部通过考核；',
  );
});

test('where the lines hold a parted word the text of the reader stands', () => {
  const own = source('- Wrote docu-', 'mentation');
  expect(asWritten('Wrote documentation', [0, 1], own)).toBe('Wrote documentation');
});

test('the sheet takes its points from the lines', () => {
  const resume = buildResume(person('zh', 1));
  for (const entry of resume.experience)
    for (const bullet of entry.bullets) bullet.text = bullet.text.normalize('NFKC');
  const written = sheetOf(resume, '标题').blocks.map(({ text }) => text);
  const again = sheetOf(buildResume(person('zh', 1)), '标题').blocks.map(({ text }) => text);
  expect(again.join('')).toMatch(/[，；（]/u);
  expect(written).toEqual(again);
});
