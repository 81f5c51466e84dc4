import { expect, test } from 'vitest';
import { expectNoViolation } from './setup/axe.ts';
import { openPage, untilListening, untilQuiet } from './setup/browser.ts';
import { fillForm, limitedResult, resume, typed } from './setup/home.ts';
import { buy, signUp } from './setup/people.ts';

/** What somebody may not see before they have said that it is theirs; a server that is away. */
const expectedErrors = /status of (404|503)/;
const title = 'You started before signing in';
const wider = 'document.documentElement.scrollWidth - innerWidth';

test('whoever walks away from the question whose it is finds it again where they look, until they answer', async () => {
  const page = await openPage('/faq', { expectedErrors, viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/visitor')) asked.push(page.url());
  });
  const id = await limitedResult(page);
  await page.goto(`/?resume=${id}`);
  await page.locator('#result-title').waitFor();
  await untilQuiet(page);
  // Whoever is not signed in is not asked, and nothing is asked for.
  expect(asked).toEqual([]);
  await signUp(page, 'away@example.com');

  await page.reload();
  const question = page.getByRole('region', { name: title });
  await page.locator('#results').getByRole('heading', { name: title }).waitFor();
  expect(await question.count()).toBe(1);
  await page.goto('/login');
  await question.waitFor();

  await page.goto('/');
  await question.waitFor();
  expect(await page.evaluate<number>(wider)).toBeLessThanOrEqual(0);
  await fillForm(page, `${resume}\nTyped meanwhile`);
  const before = await typed(page);
  const yes = question.getByRole('button', { name: 'They are mine' });
  await page.route(
    '**/api/auth/claim',
    (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }),
    { times: 1 },
  );
  await yes.click();
  await question.getByText('The service is not available right now.').waitFor();
  await yes.press('Enter');
  await page.locator('#result-title').waitFor();
  expect(new URL(page.url()).searchParams.get('resume')).toBe(id);
  await question.waitFor({ state: 'detached' });
  expect(await typed(page)).toEqual(before);

  await page.goto('/');
  await untilListening(page);
  await page.getByRole('link', { name: 'Senior Data Analyst' }).waitFor();
  await untilQuiet(page);
  expect(await question.count()).toBe(0);
});

test('the second of two windows learns of the answer, and whoever said no is not asked again', async () => {
  const page = await openPage('/faq', { expectedErrors, reducedMotion: 'reduce' });
  const id = await limitedResult(page);
  await signUp(page, 'no@example.com');
  await page.goto('/');
  const question = page.getByRole('region', { name: title });
  await question.waitFor();
  await expectNoViolation(page);
  const other = await page.context().newPage();
  await other.goto(`/?resume=${id}`);
  await untilListening(other);
  await other.getByRole('button', { name: 'Not mine' }).click();
  await other.getByText('Left behind').first().waitFor();
  expect(new URL(other.url()).search).toBe('');
  // A window behind another one draws once a second, and the driver presses nothing that is not drawn.
  await page.bringToFront();
  await question.getByRole('button', { name: 'They are mine' }).click();
  await page.getByText('You have answered this question in another window.').first().waitFor();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Nothing stored yet').waitFor();
  await untilQuiet(page);
  expect(await question.count()).toBe(0);
});

test('whoever bought before signing in is asked where they look for it, and does not buy it twice', async () => {
  const page = await openPage('/faq', { expectedErrors, viewport: { width: 360, height: 740 } });
  const paid = await buy(page, { type: 'premium' });
  await signUp(page, 'bought@example.com');
  const question = page.getByRole('region', { name: title });
  for (const path of ['/checkout?type=premium', '/subscription', `/payment-success?session_id=${paid}`]) {
    await page.goto(path);
    await question.getByText('Purchases made in this browser: 1').waitFor();
  }
  expect(await page.evaluate<number>(wider)).toBeLessThanOrEqual(0);
  await question.getByRole('button', { name: 'They are mine' }).click();
  await page.getByText('Payment confirmed and activated!').waitFor();
  await page.goto('/subscription');
  await page.getByText('Active', { exact: true }).waitFor();
  await untilQuiet(page);
  expect(await question.count()).toBe(0);
});
