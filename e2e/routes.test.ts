import { languages } from '@tailor/contract/languages';
import { expect, test } from 'vitest';
import { answerNothing, openPage, untilListening } from './setup/browser.ts';
import { strayLinks } from './setup/links.ts';
import { expectedErrors, routes } from './setup/routes.ts';

interface Seen {
  language: string;
  headings: number;
  title: string;
  description: string;
  /** Dots that the page is wider than the screen. */
  wider: number;
}

/** Runs in the page, all at once: asked one by one, more than a hundred pages take much longer. */
const look = `({
  language: document.documentElement.lang,
  headings: [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true]')).length,
  title: document.title,
  description: document.querySelector('meta[name=description]')?.content ?? '',
  wider: document.documentElement.scrollWidth - innerWidth,
})`;

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
      const seen = await page.evaluate<Seen>(look);
      expect(seen.language, path).toBe(language);
      expect(seen.headings, path).toBe(1);
      expect(await strayLinks(page, language), path).toEqual([]);
      expect(seen.description.length, path).toBeGreaterThan(7);
      titles.add(seen.title);
      expect(seen.wider, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    expect(titles.size).toBeGreaterThan(routes.length - 3);
  },
  180_000,
);
