import { languages } from '@tailor/contract/languages';
import { expect, test } from 'vitest';
import { answerNothing, openPage, untilListening } from './setup/browser.ts';
import { strayLinks } from './setup/links.ts';
import { expectedErrors, routes } from './setup/routes.ts';

test('there are as many pages as the specification and the decisions name', () => {
  expect(routes.length).toBeGreaterThanOrEqual(23);
});

test.each(languages)(
  'every page in %s says its language, leads on in it, has one heading, a title, a description, and fits 320 px',
  async (language) => {
    const page = await openPage('/', { expectedErrors, viewport: { width: 320, height: 640 } });
    const titles = new Set<string>();
    // One page sends a stranger to sign in after a second: on a busy machine in the middle of a look.
    await answerNothing(page, '*/api/login*');
    for (const route of routes) {
      const path = `/${language}${route === '/' ? '' : route}`;
      const response = await page.goto(path);
      await untilListening(page);
      expect(response?.status(), path).toBe(route === '/no-such-page' ? 404 : 200);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      expect(await strayLinks(page, language), path).toEqual([]);
      expect(
        (await page.locator('meta[name=description]').getAttribute('content'))?.length,
        path,
      ).toBeGreaterThan(7);
      titles.add(await page.title());
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(wider, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    expect(titles.size).toBeGreaterThan(routes.length - 3);
  },
  180_000,
);
