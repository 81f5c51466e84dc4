import { expect, test } from 'vitest';
import { fileNameOf } from './save-text.ts';

test('a download is called job title plus _resume.txt, in any language, and never leaves its folder', () => {
  expect(fileNameOf('Senior Software Engineer')).toBe('Senior_Software_Engineer_resume.txt');
  expect(fileNameOf('软件工程师')).toBe('软件工程师_resume.txt');
  expect(fileNameOf('../C/C++ "dev"')).toBe('.._C_C++_dev_resume.txt');
  expect(fileNameOf('Koch', 'pdf')).toBe('Koch_resume.pdf');
  expect(fileNameOf('  ')).toBe('tailored_resume.txt');
});
