import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, type PageOptions, visit } from './setup/browser.ts';
import { memory, neverPressed, passing, writtenButtons } from './setup/buttons.ts';
import { fillForm, job, lockAndLink, paidResult, resume, storeResume, typed } from './setup/home.ts';
import { buy, mailedLink, password, post, signUp } from './setup/people.ts';

/** Every button of the home page, in each of its states, pressed once, and its effect read back. */
const { presses, seen, prepare } = memory();
const open = (path: string, options: PageOptions = {}) => openPage(path, { prepare, ...options });

const press = (page: Page, name: string | RegExp, at = page.locator('body')) =>
  at.getByRole('button', { name, exact: true }).first().click();
const form = (page: Page) => page.getByRole('region', { name: 'Your resume and the job' });
const dialog = (page: Page) => page.getByRole('dialog');
const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const idAt = (page: Page, name: string) => new URL(page.url()).searchParams.get(name) ?? '';
const answerOnce = (page: Page, path: string, json: object) =>
  page.route(path, (route) => route.fulfill({ json }), { times: 1 });
const top = (page: Page, selector: string) =>
  page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().top`);

test('hero, plan cards and paid buttons lead to the form or to the checkout of one stored resume', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
  const plans = page.getByRole('region', { name: /^Choose how you want to pay/ });
  await press(page, 'Start with my resume');
  await expect.poll(() => top(page, '#upload')).toBeLessThan(400);
  await press(page, 'Try Free', plans);
  await fillForm(page);
  const ways = [
    [plans, 'Pay once', 'basic'],
    [plans, 'Subscribe', 'premium'],
    [form(page), /^One-Time/, 'basic'],
    [form(page), /^Unlimited/, 'premium'],
  ] as const;
  const ids = new Set<string>();
  for (const [place, name, type] of ways) {
    await place.getByRole('button', { name }).click();
    await page.waitForURL(`**/checkout?resumeId=*&type=${type}`);
    ids.add(idAt(page, 'resumeId'));
    await page.goBack();
    await plans.waitFor();
  }
  expect(ids.size).toBe(1);
  expect((await read(page, `/api/resumes/${[...ids][0]}`)).resume.jobTitle).toBe(job.jobTitle);
  await page.getByRole('link', { name: 'See how it works' }).click();
  await page.waitForURL('**/how-it-works');
  await page.getByRole('link', { name: 'Resume Tailor, home' }).click();
  await page.getByRole('link', { name: 'View All' }).click();
  await page.waitForURL('**/gamification');
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login**');
});

test('upload: choose, change, remove, cancel, upgrade; scrape; clear', async () => {
  const page = await open('/');
  const choose = async (name: string, text: string | Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, name);
    const buffer = Buffer.from(text);
    await (await chooser).setFiles({ name: 'ana.txt', mimeType: 'text/plain', buffer });
  };
  const text = page.locator('#resume-text');
  await choose('Choose File', 'First text');
  await expect.poll(() => text.inputValue()).toBe('First text');
  await choose('Change File', 'Second text');
  await expect.poll(() => text.inputValue()).toBe('Second text');
  await press(page, 'Remove file');
  await expect.poll(() => text.inputValue()).toBe('');
  await page.route('**/api/extract-text', () => undefined);
  await choose('Choose File', 'Third text');
  await press(page, 'Cancel');
  for (const way of ['button', 'link'] as const) {
    await choose('Choose File', Buffer.alloc(5 * 1024 * 1024 + 1, 97));
    await page.getByRole('alert').getByRole(way).click();
    await page.getByText('Upgrade Required').waitFor({ state: 'detached' });
  }
  await page.waitForURL('**/checkout?type=premium');
  await page.goBack();
  await page.fill('#job-url', 'http://127.0.0.1:1/job');
  await press(page, 'Scrape');
  await page.getByText('Could not read the posting', { exact: true }).first().waitFor();
  await page.fill('#job-title', 'Cook');
  await press(page, 'Clear everything');
  await expect.poll(() => typed(page)).toEqual(['', '', '']);
  await expect.poll(() => page.evaluate("localStorage.getItem('resume-draft')")).toBeNull();
});

test('free: processing, then each button of the preview, down to deleting it', async () => {
  const page = await open('/', { expectedErrors: /status of 40[24]/ });
  await lockAndLink(page);
  await fillForm(page);
  await press(page, 'Try Free', form(page));
  await dialog(page).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  const id = idAt(page, 'resume');
  expect((await read(page, `/api/resumes/${id}`)).resume.isProcessed).toBe(true);
  await press(page, 'Unlock the whole result');
  await press(page, 'Close', dialog(page));
  for (const [name, type] of [
    [/ once$/, 'basic'],
    [/ per month$/, 'premium'],
  ] as const) {
    await press(page, 'Unlock the whole result');
    await press(page, name, dialog(page));
    await page.waitForURL(`**/checkout?resumeId=${id}&type=${type}`);
    await page.goBack();
  }
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('buttons@example.com');
  await press(page, 'E-mail me the text');
  await mailedLink('buttons@example.com', /https?:\S+/);
  await press(page, 'Next job');
  await page.getByText(/^2 of \d+$/).waitFor();
  await press(page, 'Previous job');
  await page.getByText(/^1 of \d+$/).waitFor();
  const jobs = page.getByRole('region', { name: 'Jobs that fit this resume' });
  const viewed = page.waitForResponse(/job-recommendations\/[^/]+\/view$/);
  await jobs.getByRole('link', { name: 'View job' }).first().click();
  expect((await viewed).ok()).toBe(true);
  await press(page, 'Unlock with Premium', jobs);
  await page.getByText('Premium Feature', { exact: true }).first().waitFor();
  await press(page, 'Close');
  await page.getByText('Premium Feature', { exact: true }).waitFor({ state: 'detached' });
  await press(page, 'Try another job with this resume');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('job-title');
  await expect.poll(() => typed(page)).toEqual([resume, '', '']);
  await press(page, 'Delete this now');
  await press(page, 'Keep it');
  expect((await page.request.get(`/api/resumes/${id}`)).status()).toBe(200);
  await press(page, 'Delete this now');
  await press(page, 'Yes, delete');
  await page.waitForURL(/\/$/);
  expect((await page.request.get(`/api/resumes/${id}`)).status()).toBe(404);
}, 120_000);

test('too long for free: both plans, with and without an address, end at the checkout', async () => {
  const page = await open('/');
  await fillForm(page, 'word '.repeat(600));
  for (const [plan, last] of [
    [/ once$/, 'Continue'],
    [/ per month$/, 'Continue without e-mail'],
  ] as const) {
    await press(page, 'Try Free', form(page));
    await press(page, plan, dialog(page));
    await dialog(page).getByLabel('E-mail address').fill('buttons@example.com');
    await press(page, last, dialog(page));
    await page.waitForURL('**/test-checkout?**');
    await visit(page, '/');
  }
});

test('paid: decisions, answers, a text by hand and files are the server’s own', async () => {
  const page = await open('/pricing');
  const id = await paidResult(page);
  await page.goto(`/?resume=${id}`);
  const result = async () => (await read(page, `/api/resumes/${id}`)).result;
  const accepted = async () =>
    (await result()).edits.filter((one: { accepted: boolean }) => one.accepted).length;
  const changes = page.getByRole('region', { name: 'Changes, each with its reason' });
  await changes.waitFor();
  const all = await accepted();
  for (const [name, left] of [
    ['Reject', all - 1],
    ['Undo', all],
    ['Reject', all - 1],
    ['Accept', all],
    ['Reject', all - 1],
    ['Accept all', all],
  ] as const) {
    await press(page, name, changes);
    await expect.poll(accepted, { message: name }).toBe(left);
  }
  const line = changes.getByRole('button', { name: /^Show the line/ }).first();
  await line.click();
  await expect.poll(() => line.getAttribute('aria-pressed')).toBe('true');
  const answers = async () => (await result()).questions.map((one: { answer: string | null }) => one.answer);
  const questions = page.getByRole('region', { name: /^Questions/ });
  for (const [name, answer] of [
    ['Yes', 'yes'],
    ['Take back', null],
    ['No', 'no'],
  ] as const) {
    await press(page, name, questions);
    await expect
      .poll(async () => (await answers()).filter(Boolean), { message: name })
      .toEqual(answer ? [answer] : []);
  }
  await press(page, 'Edit by hand');
  await press(page, 'Cancel');
  const write = async (name: string, byHand: boolean) => {
    await press(page, 'Edit by hand');
    const editor = page.getByLabel('Tailored text');
    await editor.fill(`${await editor.inputValue()}\nUgaritic: 𐎀`);
    await press(page, name);
    await editor.waitFor({ state: 'detached' });
    expect((await result()).editedByHand).toBe(byHand);
  };
  await write('Save and score again', true);
  for (const name of ['Download plain text', 'Download file', 'Download anyway']) {
    const coming = name === 'Download file' ? null : page.waitForEvent('download');
    await press(page, name);
    if (coming) expect((await coming).suggestedFilename()).toContain('_resume.');
  }
  await write('Back to the accepted changes', false);
});

test('a signed-in person with Premium: several postings, the list of resumes, what to track', async () => {
  const page = await open('/pricing', { expectedErrors: /ERR_|status of (404|50\d)/ });
  await signUp(page, 'buttons-premium@example.com');
  await buy(page, { type: 'premium', email: 'buttons-premium@example.com', immediateConsent: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'Manage subscription' }).click();
  await page.waitForURL('**/subscription');
  await page.goBack();
  await page.getByLabel(/^Language/).click();
  await fillForm(page);
  for (const name of ['Add a posting', 'Add a posting', 'Remove posting 3']) await press(page, name);
  await page.fill('#more-0-title', 'Kubernetes Engineer');
  await page.fill('#more-0-description', 'Requirements\n- Kubernetes');
  await page.route('**/process', (route) => route.abort(), { times: 1 });
  await press(page, /^Tailor to all 2/);
  const results = page.locator('#results');
  await press(page, 'Try again', results.locator('li'));
  await page.getByText('All are ready.').waitFor();
  const ids = idAt(page, 'resumes').split(',');
  await answerOnce(page, `**/api/resumes/${ids[0]}`, {});
  await page.reload();
  await press(page, 'Try again', results.getByRole('alert'));
  await page.getByText('All are ready.').waitFor();
  await results
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await press(page, 'Track', results);
  await expect.poll(async () => (await read(page, '/api/applications')).applications.length).toBe(1);
  await page.goBack();
  await press(page, 'Start new', results);
  await page.waitForURL(/\/$/);
  const spoiled = ['**/api/subscription-status/*', '**/api/resumes'];
  for (const path of spoiled) await answerOnce(page, path, {});
  await page.reload();
  const panel = page.getByRole('region', { name: 'Your space' });
  await expect.poll(() => panel.getByRole('button', { name: 'Try again' }).count()).toBe(2);
  for (const _ of spoiled) await press(page, 'Try again', panel);
  await press(page, `Delete “${job.jobTitle}”`, panel);
  await expect.poll(async () => (await read(page, '/api/resumes')).resumes.length).toBe(1);
  await page.locator('summary[aria-label="Jane Doe"]').click();
  await page.getByRole('link', { name: 'Log out' }).waitFor();
});

test('what has no result, could not be fetched or broke has a next step that works', async () => {
  const page = await open('/pricing', { expectedErrors: /ERR_|Failed to|flatMap|status of 500/ });
  const id = await storeResume(page);
  const results = page.locator('#results');
  await page.goto(`/?resume=${id}`);
  await press(page, 'Start new', results);
  await page.waitForURL(/\/$/);
  await page.goto(`/?resume=${id}`);
  await press(page, 'Try again', results);
  const heading = page.getByRole('heading', { name: /^Your tailored resume/ });
  await heading.waitFor();
  expect((await read(page, `/api/resumes/${id}`)).resume.isProcessed).toBe(true);
  await page.route(/result-panel/, (route) => route.abort());
  await page.goto(`/?resume=${id}`);
  await results.getByRole('alert').waitFor();
  await page.unroute(/result-panel/);
  await press(page, 'Try again', results);
  await heading.waitFor();
  await page.route(/result-panel/, (route) => route.abort());
  await page.goto(`/?resume=${id}`);
  await results.getByRole('alert').waitFor();
  await page.unroute(/result-panel/);
  await press(page, 'Load again', results);
  await heading.waitFor();
  const failing = '**/api/generate-job-recommendations';
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.reload();
  await press(page, 'Try Again', results);
  await page.getByText('Failed to generate recommendations').waitFor({ state: 'detached' });
  const whole = await read(page, `/api/resumes/${id}`);
  for (const way of ['button', 'link'] as const) {
    await answerOnce(page, `**/api/resumes/${id}`, { ...whole, improvements: 7 });
    await page.goto(`/?resume=${id}`);
    await page.getByText('This part of the page stopped working').waitFor();
    await page.getByRole(way, { name: way === 'link' ? 'Go to the start page' : 'Load again' }).click();
    if (way === 'button') await heading.waitFor();
    else await page.waitForURL(/\/$/);
  }
});

test('what was made before signing in: taken along, left behind, and asked about again after a session that ended', async () => {
  const mine = 'They are mine, take them along';
  const page = await open('/pricing', { expectedErrors: /status of 401/ });
  const id = await storeResume(page);
  await signUp(page, 'buttons-claim@example.com');
  await page.goto('/');
  await page.getByRole('button', { name: mine }).waitFor();
  await page.context().clearCookies({ name: 'session' });
  await press(page, mine);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login**');
  await post(page, '/api/auth/sign-in', { email: 'buttons-claim@example.com', password });
  await page.goto('/');
  await press(page, mine);
  await page.waitForURL(`**/?resume=${id}`);
  expect((await read(page, `/api/resumes/${id}`)).resume.jobTitle).toBe(job.jobTitle);
  const other = await open('/pricing');
  await storeResume(other);
  await signUp(other, 'buttons-left@example.com');
  await other.goto('/');
  await press(other, 'Not mine');
  await other.getByText('Left behind').first().waitFor();
  expect(await read(other, '/api/auth/visitor')).toEqual({ resumes: [], payments: 0, documents: 0 });
});

test('no button of the source and none that stood on the page was never pressed', () => {
  const written = writtenButtons();
  expect(written.length).toBeGreaterThan(55);
  expect(neverPressed(written, presses)).toEqual([]);
  const shape = (name: string) => name.replace(/\d+|“.*”| \(.*\)$/g, '');
  const pressed = new Set(presses.map(({ name }) => shape(name)));
  expect([...seen].filter((name) => !pressed.has(shape(name)) && !passing.test(name))).toEqual([]);
});
