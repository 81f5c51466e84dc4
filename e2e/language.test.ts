import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

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
