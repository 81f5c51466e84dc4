import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';
import { password } from './setup/people.ts';

const focused = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""');
const submit = (page: Page) => page.locator('main form button[type=submit]');

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
}

test('a form that has done its work takes no second press, and nobody comes back to it', async () => {
  const page = await openPage('/faq');
  await page.goto('/login');
  await fillSignUp(page, 'once@example.com');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/visitor', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/visitor');
  await submit(page).click();
  await asked;
  expect(await submit(page).isDisabled()).toBe(true);
  answer();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.waitForURL('**/faq');
});

test('whoever has an account already, or holds a link that is too old, learns what to do instead', async () => {
  const page = await openPage('/login', { expectedErrors: /status of (400|409|410)/ });
  const account = { email: 'known@example.com', password };
  expect((await page.request.post('/api/auth/sign-up', { data: account })).ok()).toBe(true);
  await page.context().clearCookies();
  await page.goto('/login');
  await fillSignUp(page, account.email);
  await submit(page).click();
  await page.getByText('There is an account with this e-mail address already.').waitFor();
  // What was pressed is gone: the keyboard goes on at the form's title.
  await page.getByRole('button', { name: 'Forgot the password?' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Choose a new password');
  expect(await page.getByText('There is an account').count()).toBe(0);
  // The second one was cut off by a mail program.
  for (const token of ['a-token-that-stands-in-no-mail', 'a-tok', '']) {
    await page.goto('/faq');
    await page.goto(`/login?link=confirm#${token}`);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
  }
  await page.getByRole('heading', { name: 'Sign in by e-mail' }).waitFor();
});
