import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilQuiet } from './setup/browser.ts';

const resume = [
  'Maria Lopez',
  'maria.lopez@example.com',
  '',
  'EXPERIENCE',
  'Platform Engineer, Northwind, 2019 - present',
  '- Ran our k8s clusters and the Postgres databases behind them',
  '- Wrote Python tools for releases',
  '',
  'SKILLS',
  'Git, Python',
].join('\n');
const jobs = [
  ['Pastry Chef', 'Requirements\n- Baking\n- Food hygiene certificate\n- Laminated dough'],
  ['Platform Engineer', 'Requirements\n- Kubernetes\n- PostgreSQL\n- Python'],
  ['Data Engineer', 'Requirements\n- Python\n- PostgreSQL\n- Airflow\n- Spark'],
] as const;

/** A signed-in person with a paid month: made by the calls, as a person's browser would make them. */
async function becomePremium(page: Page): Promise<void> {
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  await post('/api/auth/sign-up', { email: 'several@example.com', password: 'long enough 1' });
  const { url } = await post('/api/create-checkout-session', {
    type: 'premium',
    email: 'several@example.com',
    immediateConsent: true,
  });
  const session = new URL(String(url), page.url()).searchParams.get('session');
  await post(`/api/test-checkout/${session}`, { action: 'pay', notify: false });
  await post('/api/complete-payment', { sessionId: session });
}

test('one resume for three postings: what is missing is said, nothing is lost, and the best fit comes first', async () => {
  const page = await openPage('/pricing', { expectedErrors: /status of 40[0-4]/ });
  await becomePremium(page);
  await page.goto('/');
  await page.getByPlaceholder('Paste your resume content here...').fill(resume);
  await page.getByPlaceholder('e.g., Senior Software Engineer').fill(jobs[0][0]);
  await page.getByPlaceholder('Paste the complete job description here...').fill(jobs[0][1]);
  const card = page.getByRole('region', { name: 'Several jobs at once' });
  await card.getByRole('button', { name: 'Add a posting' }).click();
  await card.getByLabel('Job title').fill(jobs[1][0]);
  await card.getByRole('button', { name: 'Tailor to all 2 postings' }).click();
  await page.getByText('Each posting needs a title and a description.').first().waitFor();
  // The field has the focus a frame after the sentence is there.
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('more-0-description');
  await card.getByLabel('Job description').fill(jobs[1][1]);
  await card.getByRole('button', { name: 'Add a posting' }).click();
  await card.getByLabel('Job title').last().fill(jobs[2][0]);
  await card.getByLabel('Job description').last().fill(jobs[2][1]);
  await expect.poll(() => page.evaluate('JSON.stringify(localStorage)')).toContain('Airflow');
  await page.reload();
  await expect.poll(() => card.getByLabel('Job title').last().inputValue()).toBe(jobs[2][0]);
  await card.getByRole('button', { name: 'Tailor to all 3 postings' }).click();
  await page.getByText('All are ready.').waitFor();
  const titles = await page.locator('#results ol h3').allInnerTexts();
  expect(titles).toEqual(['Platform Engineer', 'Data Engineer', 'Pastry Chef']);
  const scores = await page.locator('#results ol dd').allInnerTexts();
  expect(scores).toHaveLength(6);
  const { resumes } = await (await page.request.get('/api/resumes')).json();
  expect(resumes).toHaveLength(3);
  await page.reload();
  await page.getByRole('link', { name: 'Open Platform Engineer' }).click();
  await page.getByRole('heading', { name: 'Changes, each with its reason' }).waitFor();
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goBack();
  await page.getByText('All are ready.').waitFor();
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0);
});

test('whoever has no Premium is not offered several jobs', async () => {
  const page = await openPage('/');
  await untilQuiet(page);
  expect(await page.getByRole('region', { name: 'Several jobs at once' }).count()).toBe(0);
});
