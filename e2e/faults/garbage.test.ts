import { languages } from '@tailor/contract/languages';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, untilQuiet, visit } from '../setup/browser.ts';
import { fillForm, job, limitedResult, paidResult, resume, typed } from '../setup/home.ts';
import { inLanguage, signUp, textsOf } from '../setup/signed.ts';

const expectedErrors = /status of (500|502)/;
const page200 = '<!doctype html><title>Welcome to the hotel network</title>';

/** What comes back when something in between answers, or the server is not itself. */
const garbage = {
  'another page': { status: 200, contentType: 'text/html', body: page200 },
  nothing: { status: 200, body: '' },
  half: { status: 200, contentType: 'application/json', body: '{"resume":{"id":"abc' },
  'an empty object': { status: 200, contentType: 'application/json', body: '{}' },
  null: { status: 200, contentType: 'application/json', body: 'null' },
  'a number': { status: 200, contentType: 'application/json', body: '7' },
  'a gateway': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
  'a broken server': { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' },
} as const;
type Garbage = keyof typeof garbage;
const kinds = Object.keys(garbage) as Garbage[];

const words = (kind: Garbage, language: (typeof languages)[number] = 'en') =>
  textsOf('features/errors', language)(kind === 'a broken server' ? 'unexpected' : 'unreadable');

/** Answers the calls of this path with rubbish until it is told to stop. */
async function spoil(page: Page, path: string | RegExp, kind: Garbage): Promise<() => Promise<void>> {
  const answer = (route: Route) => route.fulfill(garbage[kind]);
  await page.route(path, answer);
  return () => page.unroute(path, answer);
}

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
async function dismiss(page: Page, text: string, close = 'Close'): Promise<void> {
  await page.getByRole('button', { name: close }).first().click();
  await page.getByText(text, { exact: true }).first().waitFor({ state: 'detached' });
}

test('storing answered with any garbage: the words for it, every word typed still there, the button free again', async () => {
  const page = await openPage('/', { expectedErrors });
  await untilQuiet(page);
  await fillForm(page);
  for (const kind of kinds) {
    const mend = await spoil(page, '**/api/resumes', kind);
    await button(page, 'Try Free').click();
    await said(page, words(kind));
    expect(await typed(page), kind).toEqual([resume, job.jobTitle, job.jobDescription]);
    await dismiss(page, words(kind));
    await mend();
  }
  expect(await button(page, 'Try Free').isEnabled()).toBe(true);
});

test('processing and reading answered with garbage: no crash, the words, and "Try again" brings the result', async () => {
  const page = await openPage('/', { expectedErrors });
  await untilQuiet(page);
  await fillForm(page);
  const mend = await spoil(page, '**/process', 'an empty object');
  await button(page, 'Try Free').click();
  await page.getByText('Processing Error', { exact: true }).first().waitFor();
  await said(page, words('an empty object'));
  const notice = page.getByRole('status').filter({ hasText: 'has no result yet' });
  await notice.waitFor();
  await mend();
  for (const kind of kinds) {
    const mendReading = await spoil(page, /\/api\/resumes\/[\w-]+$/, kind);
    await page.reload();
    await notice.getByText(words(kind)).waitFor();
    const fields = [resume, job.jobTitle, job.jobDescription];
    await expect.poll(() => typed(page), { message: kind }).toEqual(fields);
    await mendReading();
  }
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: /^Your tailored resume/ }).waitFor({ timeout: 15_000 });
});

test('upload, posting and recommendations answered with garbage say it in the catalogue’s words', async () => {
  const page = await openPage('/', { expectedErrors });
  await untilQuiet(page);
  await fillForm(page);
  await page.fill('#job-url', 'https://example.com/jobs/1');
  for (const kind of ['another page', 'null', 'a broken server'] as const) {
    const mends = [
      await spoil(page, '**/api/scrape-job', kind),
      await spoil(page, '**/api/extract-text', kind),
    ];
    await button(page, 'Scrape').click();
    await said(page, words(kind));
    await dismiss(page, words(kind));
    await page
      .locator('#upload input[type=file]')
      .setInputFiles({ name: 'ana.txt', mimeType: 'text/plain', buffer: Buffer.from('Other') });
    const status = kind === 'a broken server' ? 500 : 502;
    await page
      .getByText(
        `Failed to extract text: Server error: ${status}. Try copying and pasting your text instead.`,
      )
      .waitFor();
    expect(await typed(page), kind).toEqual([resume, job.jobTitle, job.jobDescription]);
    for (const mend of mends) await mend();
  }
  const id = await limitedResult(page);
  const mend = await spoil(page, '**/api/generate-job-recommendations', 'an empty object');
  await page.goto(`/?resume=${id}`);
  await said(page, 'Failed to generate recommendations');
  await mend();
  await button(page, 'Try Again').click();
  await page.getByText('Failed to generate recommendations').waitFor({ state: 'detached' });
});

test('decisions, answers, files and payments answered with garbage change nothing and say so', async () => {
  const page = await openPage('/pricing', { expectedErrors });
  const id = await paidResult(page);
  const stored = async () => (await page.request.get(`/api/resumes/${id}`)).text();
  const before = await stored();
  await visit(page, `/?resume=${id}`);
  const calls = [
    ['**/edits', button(page, 'Reject')],
    ['**/answers', button(page, 'Yes')],
    ['**/download?**', button(page, 'Download file')],
  ] as const;
  for (const [path, press] of calls) {
    const kind = path.includes('download') ? 'a broken server' : 'an empty object';
    const mend = await spoil(page, path, kind);
    await press.click();
    await said(page, words(kind));
    await dismiss(page, words(kind));
    await mend();
  }
  expect(await stored()).toBe(before);
});

test('a signed-in person’s panel, plan and challenges answered with garbage: the page stands and offers to try again', async () => {
  const person = await signUp('garbage@example.com');
  const page = await openPage('/faq', { ...person, expectedErrors });
  const paths = ['**/api/subscription-status/*', '**/api/gamification/widget', '**/api/resumes'];
  for (const kind of kinds) {
    const mends = await Promise.all(paths.map((path) => spoil(page, path, kind)));
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Your space' });
    await expect.poll(() => panel.getByText('Could not load. Try again.').count()).toBe(2);
    expect(await page.getByText('This part of the page stopped working').count(), kind).toBe(0);
    for (const mend of mends) await mend();
  }
  const panel = page.getByRole('region', { name: 'Your space' });
  for (const again of [0, 1]) await panel.getByRole('button', { name: 'Try again' }).nth(-again).click();
  await panel.getByText('Nothing stored yet.').waitFor();
  await panel.getByText('Free', { exact: true }).waitFor();
  const mend = await spoil(page, '**/api/auth/user', 'an empty object');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await mend();
});

test('an unreadable answer is said in every language', async () => {
  const page = await openPage('/faq', { expectedErrors });
  await spoil(page, '**/api/resumes', 'another page');
  for (const language of languages) {
    await visit(page, inLanguage(language, '/'));
    await fillForm(page);
    await button(page, textsOf('features/start', language)('free')).click();
    await said(page, words('another page', language));
  }
});
