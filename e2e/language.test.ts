import { expect, test } from 'vitest';
import { openPage, untilListening } from './setup/browser.ts';
import { password, post, signUp } from './setup/people.ts';

/** Runs in the page. */
const savedChoice = "localStorage.getItem('i18nextLng')";

test('a first visit from Berlin is German before the first paint, query and fragment kept', async () => {
  const page = await openPage('/faq?x=1#contact', { timezoneId: 'Europe/Berlin' });
  await page.waitForURL('**/de/faq?x=1#contact');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.evaluate(savedChoice)).toBeNull();
});

test('an unlisted time zone leaves the choice to the browser', async () => {
  const page = await openPage('/pricing', { timezoneId: 'America/Bogota', locale: 'es-CO' });
  await page.waitForURL('**/es/pricing');
});

test('the prefix of an address wins over time zone and browser', async () => {
  const page = await openPage('/fr/faq', { timezoneId: 'Asia/Shanghai', locale: 'zh-CN' });
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('a choice by hand is kept and wins from then on', async () => {
  const page = await openPage('/faq');
  await page.locator('summary').filter({ hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/faq');
  expect(await page.evaluate(savedChoice)).toBe('es');
  await page.goto('/pricing');
  await page.waitForURL('**/es/pricing');
});

test('texts are served by language and namespace as an object of keys and texts', async () => {
  const page = await openPage('/');
  const reply = await page.request.get('/locales/zh/home.json');
  expect(reply.status()).toBe(200);
  expect((await reply.json())['steps.upload']).toBe('上传');
});

test('who signs in and out from a page in a language stays in it, with what was made before', async () => {
  const page = await openPage('/de/login');
  await signUp(page, 'bleibend@example.com');
  await post(page, '/api/auth/sign-out', {});
  await page.goto('/de/faq?x=1');
  const resume = { originalContent: 'Jane Doe\nCook', jobTitle: 'Koch', jobDescription: 'Suppe kochen' };
  await post(page, '/api/resumes', resume);
  await untilListening(page);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.waitForURL('**/de/login?returnTo=%2Fde%2Ffaq%3Fx%3D1');
  await untilListening(page);
  await page.getByLabel('E-Mail').fill('bleibend@example.com');
  await page.getByLabel('Passwort').fill(password);
  await page.locator('main form').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.locator('header summary').filter({ hasText: 'Jane' }).waitFor();
  await page.getByRole('button', { name: 'Es sind meine, übernehmen' }).click();
  // Where the browser drops a request under way for the next one, waiting for the load itself would fail.
  await expect.poll(() => page.url(), { timeout: 30_000 }).toMatch(/\/de\/faq\?x=1$/);
  await untilListening(page);
  await page.locator('header summary').filter({ hasText: 'Jane' }).click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL((url) => url.pathname === '/de');
});
