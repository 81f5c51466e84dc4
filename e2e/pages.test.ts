import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

test('pages can be read without JavaScript', async () => {
  const page = await openPage('/faq', { javaScriptEnabled: false });
  // Closed answers are in the page too.
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(2_000);
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
