import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { picture } from './pictures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page: what is on its way to an end is there at once, and so is what sets out when that has arrived. */
const arrive = `(() => {
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  for (let times = 0; times < 20 && moving().length > 0; times += 1) for (const one of moving()) one.finish();
})()`;

const ofPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** A frame without an origin of its own is asked, too. */
const axe = `${readFileSync(ofPackage.resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); true`;

/**
 * The package's own way puts its script into the page for each measure and carries out what was found good as well:
 * that took as long as measuring. A document is given the script once, and asked for what is wrong.
 */
async function measure(page: Page, runOnly: object): Promise<{ id: string; html: string }[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate<boolean>('!!window.axe'))) await frame.evaluate(axe);
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  return page.evaluate(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html })))`);
}

/** What breaks a rule on the page as it stands. Themes differ in colours and in nothing else: the dark one is measured for contrast. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours on their way from one theme to the other are none that a person is left with.
    await page.evaluate(arrive);
    const violations = await measure(
      page,
      colorScheme === 'light' ? { type: 'tag', values: rules } : { type: 'rule', values: ['color-contrast'] },
    );
    await picture(page, colorScheme);
    found.push(...violations.map(({ id, html }) => `${colorScheme} ${page.url()} ${id} ${html}`));
  }
  return found;
}

export async function expectNoViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}
