import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { picture } from './pictures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const animations = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => true)`;

/** What breaks a rule on the page as it stands. Themes differ in colours and in nothing else: the dark one is measured for contrast. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours on their way from one theme to the other are none that a person is left with.
    await page.evaluate(animations);
    // The other mode is for frames of strangers, which no page has, and gathers what it found in a new page each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(rules)
      : axe.withRules(['color-contrast'])
    ).analyze();
    await picture(page, colorScheme);
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${page.url()} ${id} ${nodes[0]?.html}`));
  }
  return found;
}

export async function expectNoViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}
