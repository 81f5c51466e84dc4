import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolation } from './setup/axe.ts';
import { openPage, untilListening, untilQuiet } from './setup/browser.ts';
import { buy, post, signUp } from './setup/people.ts';

const phone = { width: 360, height: 740 };
/** What stands below the screen is not counted as moving. */
const tall = { width: 360, height: 2600 };
const cards = ['/', '/pricing', '/checkout?type=premium'];

/** What moved in the page since it was there, as the browser counts it: the marks come later than the cards. */
const moved = `new Promise((done) => {
  const moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node } of entry.sources)
        if (node?.parentElement?.closest('main')) moved.push(node.textContent);
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(moved), 300);
})`;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilListening(page);
}

test('a subscriber is offered no plan they have: it is marked and managed, the smaller ones are part of it, and nothing moves', async () => {
  const page = await openPage('/login', { viewport: phone, reducedMotion: 'reduce' });
  await signUp(page, 'marked@example.com');
  await buy(page, { type: 'premium' });
  for (const path of cards) {
    await page.setViewportSize(path === '/' ? phone : tall);
    await visit(page, path);
    const main = page.locator('main');
    await main.getByText('Your plan', { exact: true }).waitFor();
    expect(await main.getByRole('link', { name: 'Manage subscription' }).getAttribute('href')).toBe(
      '/subscription',
    );
    expect(await main.getByText('Included in your plan').count()).toBe(path.startsWith('/checkout') ? 1 : 2);
    for (const offer of ['Subscribe', 'Pay once', 'Pay $3.99', 'Pay $1.99'])
      expect(await main.locator('li').getByText(offer, { exact: true }).count(), `${path} ${offer}`).toBe(0);
    expect(await page.evaluate<string[]>(moved), path).toEqual([]);
    await expectNoViolation(page);
  }
  await visit(page, '/zh/pricing');
  await page.getByRole('link', { name: '管理订阅' }).click();
  await page.waitForURL('**/zh/subscription');
});

test('who is signed in and has paid nothing has the free plan; a stranger is told of none', async () => {
  const page = await openPage('/pricing', { viewport: phone });
  await untilQuiet(page);
  expect(await page.getByText('Your plan', { exact: true }).count()).toBe(0);
  await signUp(page, 'unpaid@example.com');
  await visit(page, '/pricing');
  await page.getByText('Your plan', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(
    '/checkout?type=premium',
  );
});

test('a visitor who paid once without a resume is told so on the cards, and processes at once', async () => {
  const page = await openPage('/pricing', { viewport: phone });
  // The first write makes the visitor.
  await post(page, '/api/resumes', {
    originalContent: 'Jane',
    jobTitle: 'Cook',
    jobDescription: 'Cook soup',
  });
  await buy(page, { type: 'basic' });
  await visit(page, '/de/pricing');
  await page.getByText('Bezahlt, noch nicht genutzt').waitFor();
  await page.getByRole('link', { name: 'Jetzt einsetzen' }).click();
  await page.waitForURL((url) => /^\/de\/?$/.test(url.pathname));
  await page.getByText('Bezahlt, noch nicht genutzt').waitFor();
});
