import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Themes differ in colours and in nothing else: the dark one is measured for contrast. */
export async function expectNoViolation(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === 'light'
    ? axe.withTags(rules)
    : axe.withRules(['color-contrast'])
  ).analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html}`)).toEqual([]);
}
