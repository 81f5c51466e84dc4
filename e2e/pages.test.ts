import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { paths, prefixes } from './routes.ts';
import { openPage } from './setup/browser.ts';

const missing = /status of 404/;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.each(['light', 'dark'] as const)(
  'no page breaks WCAG 2.2 AA, %s',
  async (colorScheme) => {
    const page = await openPage('/', { colorScheme, expectedErrors: missing, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
      );
      expect(found, `${path} ${colorScheme}`).toEqual([]);
    }
  },
  180_000,
);

test.each(Object.entries(prefixes))(
  'every page in %s says its language, has one heading and fits 320 px',
  async (language, prefix) => {
    const page = await openPage(prefix || '/', {
      expectedErrors: missing,
      viewport: { width: 320, height: 700 },
    });
    for (const path of paths) {
      await page.goto(`${prefix}${path === '/' && prefix ? '' : path}`, { waitUntil: 'networkidle' });
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      expect(await page.locator('h1').count(), path).toBe(1);
      expect(await page.title(), path).not.toBe('');
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width, `${path} ${language}`).toBeLessThanOrEqual(320);
    }
  },
  180_000,
);

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
