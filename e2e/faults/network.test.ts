import { languages } from '@tailor/contract/languages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilQuiet, visit } from '../setup/browser.ts';
import { fillForm, job, limitedResult, paidResult, resume, typed } from '../setup/home.ts';
import { inLanguage, textsOf } from '../setup/signed.ts';

const expectedErrors = /ERR_|Failed to load/;
const away = textsOf('features/errors', 'en')('network');
const cut = (page: Page, off = true) => page.context().setOffline(off);
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();

/** A notice goes before the next one is waited for. */
async function dismiss(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close' });
  if (await close.count()) await close.first().click();
  await page.getByText(away, { exact: true }).first().waitFor({ state: 'detached' });
}

test('without a network each language says so, keeps every word, and the same button works afterwards', async () => {
  const page = await openPage('/', { expectedErrors });
  for (const language of languages) {
    await visit(page, inLanguage(language, '/'));
    await fillForm(page);
    await cut(page);
    await button(page, textsOf('features/start', language)('free')).click();
    await said(page, textsOf('features/errors', language)('network'));
    expect(await typed(page)).toEqual([resume, job.jobTitle, job.jobDescription]);
    await cut(page, false);
  }
  const free = button(page, textsOf('features/start', 'zh')('free'));
  expect(await free.isEnabled()).toBe(true);
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/resumes') && reply.ok());
  await free.click();
  await stored;
});

test('without a network every way of the form says so: upload, posting, plans', async () => {
  const page = await openPage('/', { expectedErrors });
  await untilQuiet(page);
  await fillForm(page, 'word '.repeat(600));
  await page.fill('#job-url', 'https://example.com/jobs/1');
  await cut(page);
  await button(page, 'Scrape').click();
  await said(page, away);
  await dismiss(page);
  await button(page, 'Try Free').click();
  await said(page, away);
  await dismiss(page);
  const buffer = Buffer.from(resume);
  await page
    .locator('#upload input[type=file]')
    .setInputFiles({ name: 'ana.txt', mimeType: 'text/plain', buffer });
  await page
    .getByText(`Failed to extract text: ${away.slice(0, -1)}. Try copying and pasting your text instead.`)
    .waitFor();
  expect((await typed(page))[0]).toContain('word word');
  expect(await page.inputValue('#job-url')).toBe('https://example.com/jobs/1');
  await cut(page, false);
  await button(page, 'Try Free').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $1.99 once' }).waitFor();
});

const t = textsOf('features/results', 'en');

test('without a network a preview says so at each of its buttons, and nothing is deleted', async () => {
  const page = await openPage('/pricing', { expectedErrors });
  const id = await limitedResult(page);
  await visit(page, `/?resume=${id}`);
  await cut(page);
  await page.getByRole('textbox', { name: t('mail.label'), exact: true }).fill('ana@example.com');
  await button(page, /^E-mail me/).click();
  await said(page, away);
  expect(await page.getByRole('textbox', { name: t('mail.label'), exact: true }).inputValue()).toBe(
    'ana@example.com',
  );
  await button(page, 'Delete this now').click();
  await button(page, 'Yes, delete').click();
  await said(page, t('failed'));
  await button(page, 'Delete this now').waitFor();
  await cut(page, false);
  expect((await page.request.get(`/api/resumes/${id}`)).status()).toBe(200);
});

test('without a network a decision is taken back, a text written by hand stays, and both work afterwards', async () => {
  const page = await openPage('/pricing', { expectedErrors });
  const id = await paidResult(page);
  await visit(page, `/?resume=${id}`);
  const first = page.getByRole('region', { name: 'Changes, each with its reason' }).locator('li').first();
  await first.waitFor();
  await cut(page);
  await first.getByRole('button', { name: 'Reject' }).click();
  await said(page, away);
  const accepted = first.getByRole('button', { name: 'Accept' });
  await expect.poll(() => accepted.getAttribute('aria-pressed')).toBe('true');
  await dismiss(page);
  await button(page, 'Edit by hand').click();
  const editor = page.getByLabel('Tailored text');
  const mine = `${await editor.inputValue()}\nReferences on request`;
  await editor.fill(mine);
  await button(page, 'Save and score again').click();
  await said(page, away);
  expect(await editor.inputValue()).toBe(mine);
  await cut(page, false);
  await button(page, 'Save and score again').click();
  await editor.waitFor({ state: 'detached' });
  const stored = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(stored.resume.optimizedContent).toContain('References on request');
});
