import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolation } from './setup/axe.ts';
import { openPage, visit } from './setup/browser.ts';
import { fillForm, job, limitedResult, paidResult, resume, storeResume } from './setup/home.ts';
import { buy, signUp } from './setup/people.ts';

/** Runs in the page: what has the focus, as a screen reader names it. */
const focused = `(() => {
  const one = document.activeElement;
  if (!one || one === document.body) return '';
  const label = one.labels?.[0]?.textContent ?? '';
  return (one.getAttribute('aria-label') || label || one.innerText || one.id).replace(/\\s+/g, ' ').trim();
})()`;
const focus = (page: Page) => page.evaluate<string>(focused);

/** By the tabulator alone; whoever cannot be reached so is no way for everybody. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const now = await focus(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`${name} is not reached: ${passed.join(' | ')}`);
}

const focusIs = (page: Page, name: string | RegExp) => expect.poll(() => focus(page)).toMatch(name);

test('the whole free flow by keyboard alone: after each step the focus is where it goes on', async () => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Tab');
  expect(await focus(page)).toBe('Skip to content');
  await tabTo(page, 'Resume text');
  await page.keyboard.insertText(resume);
  await tabTo(page, 'Job Title');
  await page.keyboard.type(job.jobTitle);
  await tabTo(page, 'Job Description');
  await page.keyboard.insertText(job.jobDescription);
  await tabTo(page, 'Try Free');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await expect.poll(() => page.evaluate("!!document.activeElement.closest('[role=dialog]')")).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.getByText('Finalizing your resume...').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await focusIs(page, /^Your tailored resume/);
  await tabTo(page, 'Unlock the whole result');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await focusIs(page, /once$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusIs(page, /^Unlock the whole result$/);
  await tabTo(page, 'E-mail');
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Enter');
  await focusIs(page, /^The mail is on its way/);
  await tabTo(page, 'Delete this now');
  await page.keyboard.press('Enter');
  await focusIs(page, /^Yes, delete$/);
  await tabTo(page, 'Keep it');
  await page.keyboard.press('Enter');
  await focusIs(page, /^Delete this now$/);
  await page.keyboard.press('Enter');
  await focusIs(page, /^Yes, delete$/);
  await page.keyboard.press('Enter');
  await focusIs(page, /^Your resume and the job$/);
  expect(((await (await page.request.get('/api/resumes')).json()) as { resumes: [] }).resumes).toEqual([]);
});

test('decisions, answers and a text by hand by keyboard: what leaves the page hands the focus on', async () => {
  const page = await openPage('/pricing', { reducedMotion: 'reduce' });
  await visit(page, `/?resume=${await paidResult(page)}`);
  const heading = page.getByRole('heading', { name: /^Your tailored resume/ });
  await heading.focus();
  await tabTo(page, 'Edit by hand');
  await page.keyboard.press('Enter');
  await focusIs(page, /^Tailored text$/);
  await tabTo(page, 'Cancel');
  await page.keyboard.press('Enter');
  await focusIs(page, /^Edit by hand$/);
  await tabTo(page, 'Reject');
  await page.keyboard.press('Space');
  await page.getByText('Rejected', { exact: true }).waitFor();
  await focusIs(page, /^Reject$/);
  await tabTo(page, 'Yes');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take back' }).waitFor();
  await tabTo(page, 'Take back');
  await page.keyboard.press('Enter');
  await focusIs(page, /^Yes$/);
});

/** The page as it stands, in both themes. */
async function check(page: Page): Promise<void> {
  // A button half under the header that stays is half a target for axe, and a whole one for a person who scrolls.
  await page.evaluate('scrollTo(0, 0)');
  await expectNoViolation(page);
}

const calm = { reducedMotion: 'reduce', expectedErrors: /ERR_|status of 4/ } as const;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();

test('no rule of WCAG 2.2 AA is broken in any state of the form and its dialogs, in either theme', async () => {
  const page = await openPage('/', calm);
  const file = (name: string, size: number) => ({ name, mimeType: '', buffer: Buffer.alloc(size, 97) });
  const picker = page.locator('#upload input[type=file]');
  await press(page, 'Try Free');
  await page.getByText('Missing Information', { exact: true }).first().waitFor();
  await picker.setInputFiles(file('a.exe', 9));
  await check(page);
  await picker.setInputFiles(file('a.txt', 5 * 1024 * 1024 + 1));
  await page.getByText('Upgrade Required').waitFor();
  await check(page);
  await fillForm(page, 'word '.repeat(600));
  await press(page, 'Try Free');
  await page.getByRole('dialog').waitFor();
  await check(page);
  await press(page, / once$/);
  await page.getByRole('dialog').getByLabel('E-mail address').waitFor();
  await check(page);
  await page.keyboard.press('Escape');
  await fillForm(page);
  await press(page, 'Try Free');
  await page.getByRole('dialog').getByText('Extracting keywords...').waitFor();
  await check(page);
}, 120_000);

test('nor in any state of a result: preview, one job, Premium, by hand, none, unreached', async () => {
  const page = await openPage('/pricing', calm);
  const at = (id: string) => visit(page, `/?resume=${id}`);
  await at(await storeResume(page));
  await check(page);
  const limited = await limitedResult(page);
  await at(limited);
  await press(page, 'Delete this now');
  await check(page);
  await press(page, 'Unlock the whole result');
  await page.getByRole('dialog').waitFor();
  await check(page);
  await at(await paidResult(page, 'basic'));
  await page
    .getByRole('button', { name: /^Show the line/ })
    .first()
    .click();
  await check(page);
  await page.route(/result-panel/, (route) => route.abort());
  await at(limited);
  await page.getByRole('button', { name: 'Load again' }).waitFor();
  await check(page);
}, 120_000);

test('nor for a signed-in person with Premium, several jobs and a text being written by hand', async () => {
  const page = await openPage('/pricing', calm);
  await signUp(page, 'access@example.com');
  await buy(page, { type: 'premium', email: 'access@example.com', immediateConsent: true });
  const ids = [await storeResume(page), await storeResume(page, resume, { ...job, jobTitle: 'Cook' })];
  await page.goto(`/?resumes=${ids.join(',')}`);
  await page.getByText('All are ready.').waitFor();
  await press(page, 'Add a posting');
  await check(page);
  await visit(page, `/?resume=${ids[0]}`);
  await press(page, 'Edit by hand');
  await check(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0);
}, 120_000);
