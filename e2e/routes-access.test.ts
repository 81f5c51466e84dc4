import { expect, test } from 'vitest';
import { violationsOf } from './setup/axe.ts';
import { openPage, visit } from './setup/browser.ts';
import { expectedErrors, routes } from './setup/routes.ts';

/** Leaves a stranger after a second: challenges.test.ts looks at it signed in and signed out. */
const leaving = '/gamification';

test('no page breaks a rule of WCAG 2.2 AA in either theme', async () => {
  const page = await openPage('/', { expectedErrors, reducedMotion: 'reduce' });
  const wrong: string[] = [];
  for (const route of routes.filter((each) => each !== leaving)) {
    await visit(page, route);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    wrong.push(...(await violationsOf(page)));
  }
  expect(wrong).toEqual([]);
}, 180_000);
