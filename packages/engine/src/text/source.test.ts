import { expect, test } from 'vitest';
import { readResume } from '../read/read-resume.ts';
import { sourceFromText, writeResume } from './source.ts';

test('a resume that was read and not touched is written back line by line', () => {
  const text = 'Jane Roe\n\n  EXPERIENCE  \n\tCook, Inn\t2019 – 2020\n• soup\n  and bread \n-----\n\n';
  expect(writeResume(readResume(sourceFromText(text)).resume)).toBe(text);
});

test('all kinds of line ends part lines', () => {
  expect(sourceFromText('a\r\nb\rc\nd\fe').lines.map((line) => line.text)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a byte order mark is no part of the first line', () => {
  expect(sourceFromText('\ufeffJane').lines[0]?.text).toBe('Jane');
});
