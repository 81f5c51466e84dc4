import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';
import { docxOf, partOf } from './setup/docx.ts';

const lines = [
  'EXPERIENCE',
  'Platform Engineer, Northwind, 2019 - present',
  '- Wrote the release notes',
  '- Ran our k8s clusters and the Postgres databases behind them',
  'SKILLS',
  'Git, Python',
];
const name =
  '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>Maria Lopez</w:t></w:r></w:p>';
const paragraph = (text: string, look = '') =>
  `<w:p><w:pPr>${look}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const body = `${name}${paragraph('maria.lopez@example.com')}${lines.map((line) => paragraph(line, '<w:spacing w:after="77"/>')).join('')}`;

async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Unlimited \$3\.99/ }).click();
  await page.waitForURL(/\/checkout\?/);
  const boxes = page.locator('main input[type=checkbox]');
  await boxes.first().waitFor();
  for (let i = 0; i < (await boxes.count()); i += 1) await boxes.nth(i).check();
  await page.getByRole('button', { name: /\$3\.99/ }).click();
  await page.waitForURL(/\/test-checkout/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /view resume/i }).click();
}

test('an uploaded DOCX comes back as the person made it, with the accepted changes in place', async () => {
  const page = await openPage('/');
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const file = { name: 'maria.docx', mimeType, buffer: docxOf(body) };
  await page.locator('#upload input[type=file]').setInputFiles(file);
  await page.locator('#upload').getByText('File Uploaded').waitFor();
  await page.getByPlaceholder('e.g., Senior Software Engineer').fill('Platform Engineer');
  await page
    .getByPlaceholder('Paste the complete job description here...')
    .fill('Requirements\n- Kubernetes\n- PostgreSQL\n- Python');
  await buy(page);
  await page.getByLabel('Format', { exact: true }).selectOption('docx');
  const look = page.getByLabel('Look', { exact: true });
  expect(await look.locator('option').allTextContents()).toEqual([
    'Your own document',
    'Classic',
    'Modern',
    'Compact',
  ]);
  expect(await look.inputValue()).toBe('own');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const xml = partOf(await readFile(await (await coming).path()), 'word/document.xml');
  expect(xml).toContain(name);
  expect(xml).toContain('Kubernetes');
  expect(xml.match(/<w:spacing w:after="77"\/>/g)?.length).toBeGreaterThanOrEqual(lines.length);
  await page.getByText(/Read back: (\d+) of \1 lines/).waitFor();
});
