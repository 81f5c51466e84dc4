import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const widths = [360, 768, 1280];
const counts = new Map<string, number>();

/** PICTURES names a folder: every state that is measured for WCAG is pictured there, as wide as telephone, tablet and desk. */
export async function picture(page: Page, theme: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const test = (expect.getState().currentTestName ?? '').replace(/\W+/g, '-').slice(0, 40);
  const number = (counts.get(test + theme) ?? 0) + 1;
  counts.set(test + theme, number);
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const path = join(folder, `${test}-${String(number).padStart(2, '0')}-${theme}-${width}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
