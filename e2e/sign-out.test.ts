import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilListening, visit } from './setup/browser.ts';
import { fillForm, resume, typed } from './setup/home.ts';
import { signUp } from './setup/people.ts';

const empty = ['', '', ''];

async function home(page: Page): Promise<Page> {
  await page.goto('/');
  await untilListening(page);
  return page;
}

test('whoever signs out leaves nothing typed behind for the next person, in no window', async () => {
  const page = await openPage('/faq');
  await signUp(page, 'shared@example.com');
  await home(page);
  await fillForm(page);
  await page.reload();
  await untilListening(page);
  const other = await home(await page.context().newPage());
  await expect.poll(async () => (await typed(other))[0]).toBe(resume);
  // A window behind another one draws once a second, and the driver presses nothing that is not drawn.
  await page.bringToFront();
  await page.locator('header summary').filter({ hasText: 'Jane' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => typed(other)).toEqual(empty);
  await other.close();
  await visit(page, '/');
  expect(await typed(page)).toEqual(empty);
  expect(String(await page.evaluate("localStorage.getItem('resume-draft')"))).not.toContain('Ana Ruiz');
});

test('who could not be signed out is told so, and is not told when nobody was signed in any more', async () => {
  const page = await openPage('/faq', { expectedErrors: /status of (503|401)/ });
  await signUp(page, 'staying@example.com');
  await page.goto('/login?leave=1');
  await untilListening(page);
  const away = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } });
  await page.route('**/api/auth/sign-out', away, { times: 1 });
  const leave = page.getByRole('button', { name: 'Sign out' });
  await leave.click();
  await page.getByText('The service is not available right now.').waitFor();
  await page.context().clearCookies({ name: 'session' });
  await leave.click();
  await page.waitForURL((url) => url.pathname === '/');
});
