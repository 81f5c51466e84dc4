import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

test('the home page shows a heading to a first visitor', async () => {
  const page = await openPage('/');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('an address that does not exist is a real 404 with a way on', async () => {
  const page = await openPage('/', { expectedErrors: /status of 404/ });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
