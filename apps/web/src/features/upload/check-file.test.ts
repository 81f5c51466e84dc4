import { expect, test } from 'vitest';
import { checkFile, kindOfFile } from './check-file.ts';

const megabyte = 1024 * 1024;
const pdf = (size: number) => ({ name: 'cv.pdf', type: 'application/pdf', size });

test('a name ending .txt, .pdf or .docx in any case is taken, and so is plain text of any name', () => {
  expect(checkFile({ name: 'CV.DOCX', type: '', size: 10 }, false)).toBeNull();
  expect(checkFile({ name: 'resume.md', type: 'text/plain', size: 10 }, false)).toBeNull();
  expect(checkFile({ name: 'cv.pages', type: 'application/zip', size: 10 }, false)).toEqual({
    fault: 'type',
    type: 'application/zip',
  });
  expect(checkFile({ name: 'cv.pdf.exe', type: '', size: 10 }, false)?.fault).toBe('type');
});

test('5 MB are free, more asks for a plan, more than 500 MB is refused for everybody', () => {
  expect(checkFile(pdf(5 * megabyte), false)).toBeNull();
  expect(checkFile(pdf(5 * megabyte + 1), false)).toEqual({ fault: 'plan' });
  expect(checkFile(pdf(500 * megabyte), true)).toBeNull();
  expect(checkFile(pdf(500 * megabyte + 1), true)).toEqual({ fault: 'size', n: 501 });
});

test('no file and an empty file each have their own message', () => {
  expect(checkFile(undefined, false)).toEqual({ fault: 'none' });
  expect(checkFile(pdf(0), false)).toEqual({ fault: 'empty' });
});

test('the green note names the type of the file', () => {
  expect(kindOfFile('cv.Docx')).toBe('DOCX');
  expect(kindOfFile('notes')).toBe('TXT');
});
