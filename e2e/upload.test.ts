import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

const lines = ['Ana Ruiz', 'Experience', 'Data Analyst, Northwind Stores, Mar 2019 - present', 'Skills: SQL'];

/** One page with these lines as real text, offsets and all. */
function pdfOf(text: string[]): Buffer {
  const shown = text.map((line) => `(${line}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 18 TL 72 720 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\n`;
  return Buffer.from(`${body}startxref\n${start}\n%%EOF\n`, 'latin1');
}

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<string> {
  const card = page.locator('#upload');
  await card.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await card.getByText(name, { exact: true }).waitFor({ timeout: 30_000 });
  await card.getByText('File Uploaded').waitFor();
  return page.inputValue('#resume-text');
}

test('a text file and then a PDF are read: the green state names the file, the field holds its lines', async () => {
  const page = await openPage('/');
  const plain = Buffer.from(lines.join('\n'));
  expect((await upload(page, 'ana.txt', 'text/plain', plain)).trim()).toBe(lines.join('\n'));
  const read = await upload(page, 'ana.pdf', 'application/pdf', pdfOf([...lines, 'Languages: Spanish']));
  for (const line of [...lines, 'Languages: Spanish']) expect(read).toContain(line);
});
