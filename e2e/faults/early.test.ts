import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilQuiet } from '../setup/browser.ts';
import { fillForm, job, resume, typed } from '../setup/home.ts';
import { inLanguage, textsOf } from '../setup/signed.ts';

const shell = textsOf('features/shell', 'en');

interface Slow {
  page: Page;
  /** Calls of the page that change something, in their order. */
  sent: string[];
  /** The modules arrive now. */
  release: () => Promise<void>;
}

/** A page whose modules are still on their way: it is seen, and nothing on it listens yet. */
async function slowPage(path: string): Promise<Slow> {
  const page = await openPage('/imprint');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(?!start-|decide-).*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('head script[type=module]').waitFor({ state: 'attached' });
  return {
    page,
    sent,
    release: async () => {
      arrive();
      await untilQuiet(page);
      await expect.poll(() => page.locator('[data-taken]').count()).toBe(0);
    },
  };
}

const taken = (page: Page) => page.locator('[data-taken][aria-busy=true]').count();

test('a press before the page listens shows that it was taken, and is done once the page does', async () => {
  for (const language of ['en', 'zh'] as const) {
    const { page, release } = await slowPage(inLanguage(language, '/login'));
    const texts = textsOf('pages/login', language);
    const note = textsOf('features/shell', language)('early.taken');
    await page.getByLabel(texts('email')).fill('early@example.com');
    await page.getByRole('button', { name: texts('switch.sign-up') }).click();
    expect(await taken(page)).toBe(1);
    await page.getByRole('status').getByText(note, { exact: true }).waitFor();
    await release();
    await page.getByRole('heading', { name: texts('mode.sign-up') }).waitFor();
    expect(await page.getByText(note, { exact: true }).count()).toBe(0);
    // What was typed early is known to the page, and not only seen on it.
    await page.getByLabel(texts('password')).fill('short');
    await page.getByRole('button', { name: texts('submit.sign-up') }).click();
    await page.getByText(texts('passwordShort').replace('{{n}}', '10')).waitFor();
    expect(await page.getByLabel(texts('email')).inputValue()).toBe('early@example.com');
    await page.context().close();
  }
});

test('a form sent off with Enter before the page listens is sent once, with every word, and the page stays', async () => {
  const { page, sent, release } = await slowPage('/contact?from=faq');
  const texts = textsOf('pages/contact', 'en');
  await page.getByLabel(texts('name')).fill('Ana Ruiz');
  await page.getByLabel(texts('email')).fill('ana@example.com');
  await page.getByLabel(texts('message')).fill('Is my resume stored?');
  await page.getByLabel(texts('subject')).fill('A question');
  await page.getByLabel(texts('subject')).press('Enter');
  await page.getByLabel(texts('subject')).press('Enter');
  expect(await taken(page)).toBe(1);
  await release();
  await page.getByText(texts('sent'), { exact: true }).waitFor();
  expect(page.url()).toContain('/contact?from=faq');
  const message = { name: 'Ana Ruiz', email: 'ana@example.com', subject: 'A question' };
  expect(sent.map((one) => JSON.parse(one.replace(/^\/api\/contact /, '')))).toEqual([
    { ...message, message: 'Is my resume stored?', website: '' },
  ]);
});

test('the home page: an address typed early is read, and the form as it was typed is what starts', async () => {
  const { page, sent, release } = await slowPage('/');
  await page.fill('#job-url', 'http://127.0.0.1:1/job');
  await page.press('#job-url', 'Enter');
  expect(await taken(page)).toBe(1);
  await release();
  const posting = textsOf('features/posting', 'en');
  await page.getByText(posting('failed.title')).first().waitFor();
  expect(sent.filter((one) => one.startsWith('/api/scrape-job'))).toEqual([
    '/api/scrape-job {"url":"http://127.0.0.1:1/job"}',
  ]);

  const again = await slowPage('/');
  await fillForm(again.page);
  const free = again.page.getByRole('button', { name: textsOf('features/start', 'en')('free') }).last();
  await free.dblclick();
  await again.release();
  await again.page.getByRole('heading', { name: /for “Senior Data Analyst”$/ }).waitFor();
  expect(again.sent.filter((one) => one.startsWith('/api/resumes '))).toHaveLength(1);
  expect(await typed(again.page)).toEqual([resume, job.jobTitle, job.jobDescription]);
});

test('a file chosen before the page listens is read once it does', async () => {
  const { page, release } = await slowPage('/');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#choose-file').click();
  const file = { name: 'ana.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) };
  await (await chooser).setFiles(file);
  await page.getByRole('status').getByText(shell('early.taken'), { exact: true }).waitFor();
  await release();
  await expect.poll(() => page.inputValue('#resume-text')).toContain('Ana Ruiz');
});

test('a press is given up by whoever goes on elsewhere, by Escape, and where it cannot be taken back', async () => {
  const { page, sent, release } = await slowPage('/');
  const free = page.getByRole('button', { name: textsOf('features/start', 'en')('free') }).last();
  await free.click();
  expect(await taken(page)).toBe(1);
  await page.focus('#job-title');
  expect(await taken(page)).toBe(0);
  await free.click();
  await page.keyboard.press('Escape');
  expect(await taken(page)).toBe(0);
  await release();
  await untilQuiet(page);
  expect(await page.getByText(textsOf('features/start', 'en')('missing.title')).count()).toBe(0);

  const checkout = await slowPage('/checkout?type=premium');
  const pay = checkout.page.getByRole('button', { name: /^Pay/ }).last();
  await checkout.page.getByRole('checkbox').last().check();
  await pay.click();
  expect(await taken(checkout.page)).toBe(0);
  await checkout.release();
  await untilQuiet(checkout.page);
  expect([...sent, ...checkout.sent].filter((one) => /resumes|checkout/.test(one))).toEqual([]);
  // The tick can be taken back, and counts.
  const asked = checkout.page.waitForRequest('**/api/create-checkout-session');
  await pay.click();
  expect((await asked).postDataJSON()).toMatchObject({ type: 'premium', immediateConsent: true });
});

test('a language chosen before the page listens is remembered, and the rest of the address stays', async () => {
  const { page } = await slowPage('/contact?from=faq#form');
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: 'Deutsch' }).click({ noWaitAfter: true });
  await page.waitForURL('**/de/contact?from=faq#form', { waitUntil: 'commit' });
  expect(await page.evaluate("localStorage.getItem('i18nextLng')")).toBe('de');
});

test('modules that never arrive: no press is kept, and the page says so', async () => {
  const page = await openPage('/imprint', { expectedErrors: /ERR_|Failed to load/ });
  await page.route(/\/assets\/(?!start-|decide-).*\.js$/, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  const said = page.getByRole('status').getByText(shell('early.failed'), { exact: true });
  await said.waitFor();
  // Nor is any later press taken for one that will be done.
  await page.getByRole('button', { name: textsOf('pages/login', 'en')('switch.sign-up') }).click();
  expect(await taken(page)).toBe(0);
  await page.waitForTimeout(400);
  expect(await said.isVisible()).toBe(true);
});
