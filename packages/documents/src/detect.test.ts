import { expect, test } from 'vitest';
import { makeDocx, paragraph } from '../test/make-docx.ts';
import { makePdf } from '../test/make-pdf.ts';
import { makeZip } from '../test/make-zip.ts';
import { codeOf, contentOf } from '../test/read-bytes.ts';

const pdf = makePdf([{ paints: [{ text: 'Mara Lindqvist', x: 60, y: 60 }] }]);
const docx = makeDocx(paragraph('Mara Lindqvist'));

test('a name that promises PDF or DOCX must keep its promise', async () => {
  expect(await codeOf('just text', 'resume.pdf')).toBe('not_a_pdf');
  expect(await codeOf(docx, 'resume.PDF')).toBe('not_a_pdf');
  expect(await codeOf(pdf, 'resume.docx')).toBe('not_a_docx');
  expect(await codeOf('\x89PNG\r\n\x1a\n', 'resume.pdf')).toBe('not_a_pdf');
});

test('content decides where the name promises nothing', async () => {
  expect((await contentOf(pdf, 'resume.txt')).type).toBe('pdf');
  expect((await contentOf(docx, 'resume')).type).toBe('docx');
  expect((await contentOf('Mara', 'resume.md')).type).toBe('markdown');
});

test('a file that is two types at once is refused', async () => {
  expect(await codeOf(Buffer.concat([pdf, docx]), 'resume.pdf')).toBe('polyglot');
  expect(await codeOf(Buffer.concat([Buffer.from('Mara Lindqvist\n'), docx]), 'resume.txt')).toBe('polyglot');
});

test('other kinds are named, not read as text', async () => {
  expect(await codeOf('{\\rtf1 Mara}', 'resume.txt')).toBe('unsupported_type');
  expect(await codeOf('<!DOCTYPE html><p>Mara', 'resume.txt')).toBe('unsupported_type');
  expect(await codeOf(makeZip([{ name: 'notes.txt', data: 'x' }]), 'resume.docx')).toBe('not_a_docx');
  expect(await codeOf(Buffer.from([0, 1, 2, 3, 0, 255, 0, 9]), 'resume.txt')).toBe('not_text');
});

test('an empty file says that it is empty', async () => {
  expect(await codeOf('', 'resume.pdf')).toBe('file_empty');
});

test('an office file under a password is told apart from a broken one', async () => {
  const head = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const encrypted = Buffer.concat([head, Buffer.alloc(1024), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await codeOf(encrypted, 'resume.docx')).toBe('encrypted');
  expect(await codeOf(Buffer.concat([head, Buffer.alloc(1024)]), 'resume.docx')).toBe('not_a_docx');
});
