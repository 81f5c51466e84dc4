import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const animations = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => true)`;

/** Themes differ in colours and in nothing else: the dark one is measured for contrast. */
export async function expectNoViolation(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Colours on their way from one theme to the other are none that a person is left with.
  await page.evaluate(animations);
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === 'light'
    ? axe.withTags(rules)
    : axe.withRules(['color-contrast'])
  ).analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html}`)).toEqual([]);
}
