import { languages } from '@tailor/contract/languages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolation, violationsOf } from './setup/axe.ts';
import { openPage, untilListening, untilQuiet } from './setup/browser.ts';
import { strayLinks } from './setup/links.ts';
import { buy, mailedLink, password, post, signUp, startCheckout } from './setup/people.ts';

const wider = 'document.documentElement.scrollWidth - innerWidth';
/** What the tests ask for on purpose and may not have. */
const expectedErrors = /status of 40[0-9]/;

interface Screens {
  [name: string]: string;
}

/** An administrator with a month of Premium, a purchase, a resume and an open checkout: every screen has something to show. */
async function everything(page: Page): Promise<Screens> {
  const email = 'admin@example.com';
  await signUp(page, email);
  const resume = { originalContent: 'Jane Doe\nCook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
  const made = await post<{ resume: { id: string } }>(page, '/api/resumes', resume);
  const paid = await buy(page, { type: 'basic', resumeId: made.resume.id });
  await buy(page, { type: 'premium' });
  const open = await startCheckout(page, { type: 'basic' });
  const link = await mailedLink(email, /http\S+\/login\?link=confirm#\S+/);
  await page.goto(link);
  await untilListening(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const history = await page.request.get('/api/auth/user');
  expect(await history.json()).toMatchObject({ email, isAdmin: true });
  return {
    account: '/account',
    subscription: '/subscription',
    people: '/people',
    checkout: '/checkout?type=premium',
    'test checkout': `/test-checkout?session=${open}`,
    portal: '/test-checkout?subscription=any',
    paid: `/payment-success?session_id=${paid}`,
    'nothing paid': `/payment-success?session_id=${open}`,
    receipt: '/receipt#a-token-that-stands-in-no-mail',
    'receipt, opening': '/receipt?open=1#a-token-that-stands-in-no-mail',
    cancel: '/cancel',
    'cancel by link': '/cancel#a-token-that-stands-in-no-mail',
    'link of a reset': '/login?link=reset#a-token-that-stands-in-no-mail',
    leave: '/login?leave=1',
    challenges: '/gamification',
    applications: '/applications',
  };
}

/** Where nothing but what stands behind the # changes, a browser loads nothing anew. */
async function goTo(page: Page, path: string): Promise<void> {
  const [before, then] = [page.url(), new URL(path, page.url()).href].map((url) => url.split('#')[0]);
  if (before === then) await page.goto('about:blank');
  await page.goto(path);
}

/** Loaded means: nothing that stands for something to come is left. */
async function settled(page: Page): Promise<void> {
  await untilListening(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (let i = 0; i < 100; i += 1) {
    if ((await page.locator('main .animate-pulse').count()) === 0) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`${page.url()} never finished loading`);
}

test('every screen of a signed-in person: five languages at 360 dots, and WCAG 2.2 AA in both themes', async () => {
  const page = await openPage('/login', {
    expectedErrors,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  const screens = await everything(page);
  const wrong: string[] = [];
  const titles = new Map<string, Set<string>>();
  for (const language of languages)
    for (const [name, path] of Object.entries(screens)) {
      await goTo(page, `/${language}${path}`);
      await settled(page);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      titles.set(name, (titles.get(name) ?? new Set()).add(title));
      if ((await page.locator('html').getAttribute('lang')) !== language)
        wrong.push(`${language} ${name}: another language`);
      for (const link of await strayLinks(page, language))
        wrong.push(`${language} ${name}: ${link} leads to another language`);
      if ((await page.evaluate<number>(wider)) > 0) wrong.push(`${language} ${name}: wider than the screen`);
      // A key that nobody wrote a text for is shown as it is.
      const text = await page.locator('main').innerText();
      const key = /(^|\s)[a-z]+(\.[a-zA-Z_]+)+(\s|$)/.exec(text.replaceAll(/\S+@\S+/g, ''));
      if (key) wrong.push(`${language} ${name}: ${key[0].trim()}`);
      if (language !== 'en') continue;
      // What somebody has paid for comes after the page: looked at while it changes, nothing is whole.
      await untilQuiet(page);
      wrong.push(...(await violationsOf(page)));
    }
  expect(wrong).toEqual([]);
  for (const [name, said] of titles) expect([name, said.size > 3]).toEqual([name, true]);
}, 240_000);

/** 8 by 8 dots; a browser reads it, cuts it to a square and sends it anew. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4EaCBFTEMLQkAaplQAc/OcKAAAAAASUVORK5CYII=',
  'base64',
);

test('a subscription is canceled and kept; a payment that is missing is said on every page and mended in the person’s language', async () => {
  const page = await openPage('/login', { expectedErrors, viewport: { width: 360, height: 740 } });
  await signUp(page, 'subscriber@example.com');
  await buy(page, { type: 'premium' });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/de/subscription');
  await untilListening(page);
  await page.getByRole('button', { name: 'Abo kündigen' }).click();
  await page.getByText('Gekündigt', { exact: true }).waitFor();
  expect(asked[0]).toContain('Zum Ende des Abrechnungszeitraums');
  await page.getByRole('button', { name: 'Abo behalten' }).click();
  await page.getByText('Aktiv', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Verlängerung scheitern lassen' }).click();
  await page.getByText('Zahlung überfällig', { exact: true }).waitFor();

  await page.goto('/de/pricing');
  const banner = page.getByRole('complementary', { name: 'Zahlung überfällig' });
  await banner.getByText('Ihr Zugang bleibt bis zum').waitFor();
  expect(await page.evaluate<number>(wider)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolation(page);
  await banner.getByRole('button', { name: 'Zahlungsart aktualisieren' }).click();
  await page.waitForURL('**/de/test-checkout?subscription=*');
  await untilListening(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.locator('main').getByRole('button').first().click();
  await page.waitForURL('**/de/subscription');
  await page.getByText('Aktiv', { exact: true }).waitFor();
  await banner.waitFor({ state: 'detached' });

  await untilListening(page);
  await page.getByRole('button', { name: 'Verlängerung scheitern lassen' }).click();
  await page.getByText('Zahlung überfällig', { exact: true }).waitFor();
  await page.goto('/de/faq');
  await banner.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(asked[1]).toContain('endet sofort');
  await page.goto('/de/subscription');
  await page.getByText('Keines', { exact: true }).waitFor();
  // For what was paid within the week a refund can be asked for.
  await untilListening(page);
  await page.getByRole('button', { name: 'Erstattung anfragen' }).first().click();
  await page.getByText('Erstattung angefragt').waitFor();
});

test('after paying: how far the resume is, and a visitor with Premium is asked to make it theirs', async () => {
  const page = await openPage('/checkout', { expectedErrors, viewport: { width: 360, height: 740 } });
  const resume = { originalContent: 'Jane Doe\nCook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
  const { resume: made } = await post<{ resume: { id: string } }>(page, '/api/resumes', resume);
  const session = await startCheckout(page, { type: 'premium', resumeId: made.id });
  await page.goto(`/test-checkout?session=${session}`);
  await untilListening(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/payment-success?session_id=*');
  await page.getByText('Your resume is tailored.').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolation(page);
  expect(await page.evaluate<number>(wider)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Sign in or open an account' }).click();
  await page.waitForURL('**/login?returnTo=*');
  await signUp(page, 'claiming@example.com');
  await post(page, '/api/auth/claim', { mine: true });
  await page.goto('/subscription');
  await page.getByText('Active', { exact: true }).waitFor();
  await page.goto(`/payment-success?session_id=${session}`);
  await page.getByText('Payment confirmed and activated!').waitFor();
  await untilQuiet(page);
  expect(await page.getByRole('link', { name: 'Sign in or open an account' }).count()).toBe(0);
});

test('the button that orders says that it costs, in the words that the law of a language fixes', async () => {
  const words = {
    de: 'Zahlungspflichtig bestellen',
    es: 'Pedido con obligación de pago',
    fr: 'Commander avec obligation de paiement',
  };
  const page = await openPage('/checkout', { expectedErrors, viewport: { width: 360, height: 740 } });
  for (const [language, order] of Object.entries(words)) {
    await page.goto(`/${language}/checkout?type=basic`);
    await untilListening(page);
    const buttons = page.locator('main').getByRole('button', { name: order });
    expect(await buttons.count()).toBe(2);
    expect(await page.evaluate<number>(wider)).toBeLessThanOrEqual(0);
    await buttons.first().click();
    await page.waitForURL(`**/${language}/test-checkout?session=*`);
    await page.getByRole('button', { name: order }).waitFor();
  }
});

test('name, picture, data, other sessions, and the end of an account', async () => {
  const page = await openPage('/login', { expectedErrors });
  await signUp(page, 'leaving@example.com');
  const elsewhere = await openPage('/login', { expectedErrors });
  await post(elsewhere, '/api/auth/sign-in', { email: 'leaving@example.com', password });
  await page.goto('/account');
  await untilListening(page);
  await page
    .getByLabel('Your picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('Your picture is in place.').waitFor();
  const face = page.locator('header img');
  await face.waitFor();
  const drawn =
    'document.querySelector("header img").complete && document.querySelector("header img").naturalWidth';
  await expect.poll(() => page.evaluate<number>(drawn)).toBe(256);
  await page
    .getByLabel('Your picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('This browser cannot read that file as a picture.').waitFor();
  await page.getByLabel('First name').fill('Janet');
  await page.getByLabel('First name').press('Enter');
  await page.getByText('Saved.').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-data.zip');
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await face.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await page.getByText('All other sessions have ended.').waitFor();
  expect(await (await elsewhere.request.get('/api/auth/user')).json()).toBeNull();
  await page.getByLabel('I understand that my account').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await (await page.request.get('/api/auth/user')).json()).toBeNull();
});
