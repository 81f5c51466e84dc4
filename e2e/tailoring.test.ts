import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilListening } from './setup/browser.ts';

const resume = [
  'Maria Lopez',
  'maria.lopez@example.com',
  '',
  'EXPERIENCE',
  'Platform Engineer, Northwind, 2019 - present',
  '- Wrote the release notes',
  '- Ran our k8s clusters and the Postgres databases behind them',
  '',
  'SKILLS',
  'Git, Python',
].join('\n');
const title = 'Platform Engineer';
const description = 'Requirements\n- Kubernetes\n- PostgreSQL\n- Terraform\n- Python';

async function fill(page: Page): Promise<void> {
  await page.getByPlaceholder('Paste your resume content here...').fill(resume);
  await page.getByPlaceholder('e.g., Senior Software Engineer').fill(title);
  await page.getByPlaceholder('Paste the complete job description here...').fill(description);
}

test('a visitor pastes resume and job, presses the free button, and finds the result after a reload', async () => {
  const page = await openPage('/');
  await fill(page);
  await page.getByRole('button', { name: 'Try Free' }).last().click();
  await page.getByText('AI Processing Your Resume').waitFor();
  await page.getByRole('heading', { name: /Your tailored resume/ }).waitFor();
  await page.waitForURL(/\?resume=/);
  await page.reload();
  await page.getByRole('heading', { name: /Your tailored resume/ }).waitFor();
  await page.getByText('This is a preview').first().waitFor();
});

test('nothing is sent while a field is empty', async () => {
  const page = await openPage('/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Try Free' }).last().click();
  await page.getByText('Missing Information', { exact: true }).waitFor();
  expect(sent).toEqual([]);
});

test('a paid result shows its edits; rejecting one changes text and score, and the server says the same', async () => {
  const page = await openPage('/');
  await fill(page);
  await page.getByRole('button', { name: /Unlimited \$3\.99/ }).click();
  await page.waitForURL(/\/checkout\?/);
  const boxes = page.locator('main input[type=checkbox]');
  await boxes.first().waitFor();
  for (let i = 0; i < (await boxes.count()); i += 1) await boxes.nth(i).check();
  await page.getByRole('button', { name: /\$3\.99/ }).click();
  await page.waitForURL(/\/test-checkout/);
  await page.getByText('Test mode, no money moves').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Payment confirmed and activated!').waitFor();
  await page.getByRole('link', { name: /view resume/i }).click();
  await page.getByRole('heading', { name: 'Changes, each with its reason' }).waitFor();
  const id = new URL(page.url()).searchParams.get('resume');
  const stored = async () => (await page.request.get(`/api/resumes/${id}`)).json();
  const before = await stored();
  expect(before.resume.optimizedContent).toContain('Kubernetes');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await expect
    .poll(
      async () =>
        (await stored()).result.edits.filter((edit: { accepted: boolean }) => !edit.accepted).length,
    )
    .toBe(1);
  const after = await stored();
  expect(after.resume.optimizedContent).not.toBe(before.resume.optimizedContent);
});

test('a person signs up, takes along what the visitor made, and signs out', async () => {
  const page = await openPage('/');
  await fill(page);
  await page.getByRole('button', { name: 'Try Free' }).last().click();
  await page.getByRole('heading', { name: /Your tailored resume/ }).waitFor();
  const gone: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone.push(new URL(request.url()).pathname);
  });
  await page.goto('/api/login?returnTo=/account');
  await untilListening(page);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByLabel('E-mail address').fill('e2e@example.com');
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.getByRole('button', { name: /They are mine/ }).click();
  await page.waitForURL(/\/account$/);
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
  // Answering goes there once: a second going breaks off the first.
  expect(gone.filter((path) => path === '/account')).toEqual(['/account']);
  const list = await (await page.request.get('/api/resumes')).json();
  expect(list.resumes).toHaveLength(1);
});
