import { expect, test } from 'vitest';
import { downloadPath, looksOf, readBackOf } from './save-file.ts';

test('a look is asked for only where the format has one', () => {
  expect(downloadPath('r1', 'pdf', 'modern')).toBe('/api/resumes/r1/download?format=pdf&template=modern');
  expect(downloadPath('r1', 'docx', 'compact')).toBe('/api/resumes/r1/download?format=docx&template=compact');
  expect(downloadPath('r1', 'txt', 'modern')).toBe('/api/resumes/r1/download?format=txt');
  expect(downloadPath('a/b', 'json', 'modern')).toBe('/api/resumes/a%2Fb/download?format=json');
});

test('a person’s own document is offered first, as DOCX, where there is one', () => {
  expect(looksOf('docx', true)).toEqual(['own', 'classic', 'modern', 'compact']);
  expect(looksOf('docx', false)).toEqual(['classic', 'modern', 'compact']);
  expect(looksOf('pdf', true)).toEqual(['classic', 'modern', 'compact']);
  expect(looksOf('txt', true)).toEqual([]);
});

test('what was read back is two numbers or nothing', () => {
  expect(readBackOf('47/48')).toEqual({ matched: 47, total: 48 });
  expect(readBackOf(null)).toBeNull();
  expect(readBackOf('all')).toBeNull();
});
