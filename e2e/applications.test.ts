import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolation } from './setup/axe.ts';
import { openPage } from './setup/browser.ts';
import { buy, post, signUp } from './setup/people.ts';

const resume = 'Jane Doe\nCook at Initech, 2019 - present\n- Cooked soups and sauces for ninety guests';

/** A signed-in person with Premium, a resume and two jobs that wait. */
async function tracking(email: string): Promise<Page> {
  const page = await openPage('/pricing', { expectedErrors: /status of 40[0-4]/ });
  await signUp(page, email);
  await buy(page, { type: 'premium', email, immediateConsent: true });
  const made = await post<{ resume: { id: string } }>(page, '/api/resumes', {
    originalContent: resume,
    jobTitle: 'Head Chef',
    jobDescription: 'Cook soups.',
    company: 'Bistro',
  });
  await post(page, '/api/applications', { resumeId: made.resume.id });
  await post(page, '/api/applications', {
    title: 'Sous-chef with a title that goes on for longer than any column is wide',
    company: 'Example Foods International Holding',
  });
  await page.goto('/applications');
  await page.getByRole('heading', { name: 'Your jobs' }).waitFor();
  return page;
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

test('a job is moved, dated and reminded of by keyboard alone, in the table and on the board', async () => {
  const page = await tracking('keyboard@example.com');
  const status = page.getByLabel('Status of Head Chef');
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => status.inputValue()).toBe('applied');
  await page.getByRole('button', { name: 'Board' }).focus();
  await page.keyboard.press('Enter');
  const applied = page.getByRole('region', { name: /^Applied/ });
  await applied.getByText('Head Chef').waitFor();
  await applied.getByText('Dates and notes').focus();
  await page.keyboard.press('Enter');
  await applied.getByLabel('Remind me on').fill('2026-01-02');
  await applied.getByLabel('Notes').fill('Ask for Mr Smith');
  await applied.getByRole('button', { name: 'Save' }).press('Enter');
  const due = page.getByRole('region', { name: 'Due reminders' });
  await due.getByText('Head Chef').waitFor();
  await due.getByRole('button', { name: 'Done: Head Chef' }).press('Enter');
  await due.waitFor({ state: 'detached' });
  await page.getByText('Interviews: 0 of 1 applications').first().waitFor();
  await page.getByText('so only the counts are shown').waitFor();
  expect(await page.getByText('%').count()).toBe(0);
});

test('a weekly alert says for which resume it is on and when it comes, and is switched off', async () => {
  const page = await tracking('alerts@example.com');
  const { resumes } = await (await page.request.get('/api/resumes')).json();
  const set = await page.request.put('/api/job-alert', { data: { resumeId: resumes[0].id } });
  expect(set.status()).toBe(200);
  await page.reload();
  const card = page.getByRole('region', { name: 'Weekly job alerts' });
  await card.getByText('Alerts are on. The next mail comes on').waitFor();
  expect(await card.getByLabel('Resume to match').inputValue()).toBe(resumes[0].id);
  await card.getByRole('button', { name: 'Switch off' }).click();
  const isOn = async () => (await (await page.request.get('/api/job-alert')).json()).alert.on;
  await expect.poll(isOn).toBe(false);
});

test('the page fits a phone, a tablet and a desk, and breaks no rule of accessibility', async () => {
  const page = await tracking('widths@example.com');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ['Table', 'Board']) {
      await page.getByRole('button', { name: view }).click();
      expect([width, view, await overflow(page)]).toEqual([width, view, 0]);
    }
  }
  await page.getByText('Dates and notes').first().click();
  await expectNoViolation(page);
});
