import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

test('pages can be read without JavaScript', async () => {
  const page = await openPage('/faq', { javaScriptEnabled: false });
  const answers = page.locator('main details');
  expect(await answers.count()).toBe(12);
  for (const answer of await answers.all()) {
    await answer.locator('summary').click();
    expect((await answer.locator('p').first().innerText()).length).toBeGreaterThan(20);
  }
});

test('no script, frame or connection leaves our own origin, and no policy is broken', async () => {
  const page = await openPage('/');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});

test('on the landing page a change is switched off and on, and the right side follows', async () => {
  const page = await openPage('/landing');
  const right = page.getByRole('region', { name: 'Tailored' });
  expect(await right.innerText()).toContain('Onboarded new colleagues');
  await page.getByRole('checkbox', { name: 'Use this change' }).first().uncheck();
  expect(await right.innerText()).toContain('Responsible for the onboarding of new colleagues');
  await page.getByRole('checkbox', { name: 'Use this change' }).first().check();
  expect(await right.innerText()).toContain('Onboarded new colleagues');
});
