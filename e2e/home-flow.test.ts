import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilListening } from './setup/browser.ts';
import { fillForm, resume } from './setup/home.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Your resume and the job' });

test('an empty form sends nothing and says what is missing', async () => {
  const page = await openPage('/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await form(page).getByRole('button', { name: 'Try Free' }).click();
  await page.getByText('Missing Information', { exact: true }).waitFor();
  await page.getByText('Please fill in all fields before processing.').first().waitFor();
  await form(page)
    .getByRole('button', { name: /^One-Time/ })
    .click();
  await page
    .getByText(/resume content, job title,? and job description/)
    .first()
    .waitFor();
  expect(sent).toEqual([]);
});

test('the counter names 500 words free and 501 words not', async () => {
  const page = await openPage('/');
  await page.fill('#resume-text', 'word '.repeat(500));
  await page.getByText('500/500 words (Free)').waitFor();
  await page.fill('#resume-text', 'word '.repeat(501));
  await page.getByText('501/500 words (Payment required or reduce word count)').waitFor();
});

test('the free flow: dialog on its timeline, a preview without secrets, still there after a reload, then deleted', async () => {
  const page = await openPage('/', { expectedErrors: /status of 404/ });
  await fillForm(page);
  await form(page).getByRole('button', { name: 'Try Free' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Processing Your Resume' });
  await dialog.waitFor();
  const opened = Date.now();
  await page.keyboard.press('Escape');
  // The first stage and the last one are always seen; where the work is slow, one in between may be passed over.
  await dialog.getByText('Extracting keywords...').waitFor();
  await dialog.getByText('Finalizing your resume...').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(Date.now() - opened).toBeGreaterThan(5_300);
  await page.getByRole('heading', { name: /^Your tailored resume/ }).waitFor();
  expect(page.url()).toMatch(/\/\?resume=[\w-]{8,}$/);
  expect(await page.locator('#results dl').first().innerText()).toContain('?');
  await page.reload();
  await page.getByRole('heading', { name: /^Your tailored resume/ }).waitFor();
  await expect.poll(() => page.inputValue('#job-title')).toBe('Senior Data Analyst');
  await page.getByRole('button', { name: 'Delete this now' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.inputValue('#job-title')).toBe('');
});

test('over 500 words the free button offers two plans and the way there asks for an address or none', async () => {
  const page = await openPage('/');
  await fillForm(page, `reach me at ana@example.com ${'word '.repeat(600)}`);
  await form(page).getByRole('button', { name: 'Try Free' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pay $1.99 once' }).click();
  const field = dialog.getByLabel('E-mail address');
  expect(await field.inputValue()).toBe('ana@example.com');
  await field.fill('nobody');
  expect(await dialog.getByRole('button', { name: 'Continue', exact: true }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Continue without e-mail' }).click();
  await page.waitForURL('**/test-checkout?**');
});

test('paid: the whole result, a rejected edit changes text and score, undo brings both back', async () => {
  const page = await openPage('/');
  await fillForm(page);
  await form(page)
    .getByRole('button', { name: /^Unlimited/ })
    .click();
  await page.waitForURL('**/checkout?resumeId=*&type=premium');
  await page.getByRole('button', { name: 'Pay $3.99' }).click();
  await page.waitForURL('**/test-checkout?**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Payment confirmed and activated!').waitFor();
  await page.getByRole('link', { name: 'View resume' }).click();
  await page.getByRole('heading', { name: 'Changes, each with its reason' }).waitFor({ timeout: 30_000 });
  const id = new URL(page.url()).searchParams.get('resume');
  const stored = async () => (await page.request.get(`/api/resumes/${id}`)).json();
  const before = await stored();
  const first = page.getByRole('region', { name: 'Changes, each with its reason' }).locator('li').first();
  const answered = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await first.getByRole('button', { name: 'Reject' }).click();
  await answered;
  const after = await stored();
  expect(after.result.edits[0].accepted).toBe(false);
  expect(after.resume.optimizedContent).not.toBe(before.resume.optimizedContent);
  const undone = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Undo' }).click();
  await undone;
  expect((await stored()).resume.optimizedContent).toBe(before.resume.optimizedContent);
  await page.getByLabel('Format').selectOption('docx');
  await page.getByLabel('Look').selectOption('modern');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).press('Enter');
  expect((await coming).suggestedFilename()).toBe('Senior_Data_Analyst_resume.docx');
  const told = await page.getByText(/^Read back: /).innerText();
  const [, matched, total] = /(\d+) of (\d+) lines$/.exec(told) ?? [];
  expect(Number(total)).toBeGreaterThan(5);
  expect(matched).toBe(total);
  await page.setViewportSize({ width: 360, height: 700 });
  const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(wider).toBeLessThanOrEqual(0);
});

test('without a connection the page says so and keeps what was typed', async () => {
  const page = await openPage('/', { expectedErrors: /ERR_|Failed to load/ });
  await fillForm(page);
  await page.context().setOffline(true);
  await form(page).getByRole('button', { name: 'Try Free' }).click();
  await page
    .getByText(/There is no connection to the server/)
    .first()
    .waitFor();
  expect(await page.inputValue('#resume-text')).toBe(resume);
});

test('a notice is read even when its own part can no longer be loaded', async () => {
  const page = await openPage('/', { expectedErrors: /ERR_|Failed to load/ });
  await page.route(/toast-area/, (route) => route.abort());
  await page.reload();
  await untilListening(page);
  await form(page).getByRole('button', { name: 'Try Free' }).click();
  await page.getByRole('alert').getByText('Missing Information', { exact: true }).waitFor();
});
