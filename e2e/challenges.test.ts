import { languages } from '@tailor/contract/languages';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoViolation } from './setup/axe.ts';
import { openPage } from './setup/browser.ts';
import { inLanguage, type Signed, signUp, textsOf } from './setup/signed.ts';

let player: Signed;
beforeAll(async () => {
  player = await signUp('player@example.com');
});

/** What is waited for afterwards says that it is there. */
const at = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const dashboard = '**/api/gamification';
const widget = '**/api/gamification/widget';
const failed = {
  status: 500,
  json: { code: 'internal', message: 'x', error: 'x', params: {}, requestId: 'r' },
};

test('signed out, the challenges say so in each language and lead to signing in after a second', async () => {
  const page = await openPage('/faq');
  // A second is short on a busy machine: nobody leaves before everything was looked at.
  let leaves = false;
  await page.route('**/api/login?**', (route) =>
    leaves ? route.continue() : route.fulfill({ status: 204 }),
  );
  for (const language of languages) {
    const t = textsOf('pages/gamification', language);
    await at(page, inLanguage(language, '/gamification'));
    await page.getByText(t('auth.title'), { exact: true }).first().waitFor();
    await page.getByRole('main').getByText(t('note')).waitFor();
    const way = page.getByRole('main').getByRole('link', { name: t('signIn') });
    expect(await way.getAttribute('href')).toBe(
      `/api/login?returnTo=${encodeURIComponent(inLanguage(language, '/gamification'))}`,
    );
  }
  leaves = true;
  await at(page, '/gamification');
  await page.waitForURL(/\/login\?.*gamification/);
});

test('the dashboard shows challenges, board and achievements in each language; an empty day and a failure are said', async () => {
  const page = await openPage('/faq', { ...player, expectedErrors: /status of 500/ });
  let now: 'broken' | 'empty' | 'real' = 'real';
  await page.route(dashboard, async (route) => {
    if (now === 'real') return route.continue();
    if (now === 'broken') return route.fulfill(failed);
    const reply = await route.fetch();
    return route.fulfill({ response: reply, json: { ...(await reply.json()), todaysChallenges: [] } });
  });
  for (const language of languages) {
    const t = textsOf('pages/gamification', language);
    const region = (key: string) => page.getByRole('region', { name: t(key), exact: true });
    now = 'broken';
    await at(page, inLanguage(language, '/gamification'));
    await page.getByText(t('couldNotLoad')).waitFor();
    now = 'empty';
    await page.getByRole('button', { name: t('tryAgain') }).click();
    await region('today').getByText(t('none')).waitFor();
    now = 'real';
    await at(page, inLanguage(language, '/gamification'));
    await page.getByText(t('level'), { exact: true }).waitFor();
    expect(await region('today').getByRole('listitem').count()).toBe(4);
    expect(await region('achievements').getByRole('listitem').count()).toBe(6);
    await region('board').waitFor();
  }
});

test('an unfinished challenge is refused with its figures; a finished one is celebrated and everything asked for again', async () => {
  const page = await openPage('/gamification', { ...player, expectedErrors: /status of 409/ });
  await page.getByRole('button', { name: 'Complete: Keyword collector' }).click();
  await page.getByText('Challenge Error', { exact: true }).waitFor();
  await page.getByText('This challenge is not finished yet: 0 of 5.').first().waitFor();
  await page.route('**/complete', (route) => route.fulfill({ json: { completed: true, pointsAwarded: 20 } }));
  const again = page.waitForResponse(dashboard);
  await page.getByRole('button', { name: 'Complete: Clear answers' }).click();
  await page.getByText('Challenge Completed!', { exact: true }).waitFor();
  await page.getByText("You've earned points and unlocked new achievements!").first().waitFor();
  expect((await again).status()).toBe(200);
});

test('the widget on the home page shows five figures in each language, invites a visitor, and says when it fails', async () => {
  const visitor = await openPage('/faq');
  const page = await openPage('/faq', player);
  const unlucky = await openPage('/faq', { ...player, expectedErrors: /status of 500/ });
  await unlucky.route(widget, (route) => route.fulfill(failed));
  for (const language of languages) {
    const t = textsOf('features/aside', language);
    const home = inLanguage(language, '/');
    const box = page.getByRole('region', { name: t('widget.title') });
    await Promise.all([
      at(visitor, home).then(() => visitor.getByText(t('widget.signIn')).waitFor()),
      at(unlucky, home).then(() => unlucky.getByText(t('widget.failed')).waitFor()),
      at(page, home).then(() => box.locator('dd').first().waitFor()),
    ]);
    for (const name of ['level', 'points', 'streak', 'achievements', 'challenges'])
      expect(await box.getByText(t(`widget.${name}`), { exact: true }).count()).toBe(1);
    // Nothing done yet: level 1, no points, no streak, no achievement, four challenges.
    expect(await box.locator('dd').allInnerTexts()).toEqual(['1', '0', '0', '0', '4']);
    const all = box.getByRole('link', { name: t('widget.all') });
    expect(await all.getAttribute('href')).toBe(inLanguage(language, '/gamification'));
  }
});

test('challenges and widget break no rule of WCAG 2.2 AA in either theme', async () => {
  const page = await openPage('/gamification', { ...player, reducedMotion: 'reduce' });
  await page.getByText('Clear answers', { exact: true }).waitFor();
  await expectNoViolation(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Resume Champion' }).locator('dd').first().waitFor();
  await expectNoViolation(page);
});
