import { languages } from '@tailor/contract/languages';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoViolation } from './setup/axe.ts';
import { openPage } from './setup/browser.ts';
import { inDatabase, inLanguage, type Signed, signUp, textsOf } from './setup/signed.ts';

const screens = ['/email-admin', '/email-templates', '/email-analytics'] as const;
let admin: Signed;
let user: Signed;

async function clear(): Promise<void> {
  await inDatabase(async (client) => {
    await client.query('DELETE FROM mail_outbox');
    await client.query('DELETE FROM leads');
  });
}

beforeAll(async () => {
  admin = await signUp('operator@example.com');
  user = await signUp('somebody@example.com');
  await inDatabase((client) =>
    client.query("UPDATE users SET role = 'admin' WHERE email = 'operator@example.com'"),
  );
  await clear();
});

/** What is waited for afterwards says that it is there. */
const at = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const sees = async (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

/** The frame lets nothing run in it, a test's own looking included: so what was put in is read. */
async function framed(page: Page, text: string): Promise<void> {
  const frame = page.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('sandbox')).toBe('');
  expect(await frame.getAttribute('srcdoc')).toContain(text);
}

test('a visitor is asked to sign in and a user is refused, on each e-mail screen and in each language', async () => {
  const stranger = await openPage('/faq');
  const other = await openPage('/faq', user);
  for (const [index, language] of languages.entries()) {
    const t = textsOf('features/session', language);
    // All three say the same words: each in English, and one of them in each other language.
    for (const screen of language === 'en' ? screens : screens.slice(index % 3).slice(0, 1)) {
      const path = inLanguage(language, screen);
      await Promise.all([
        at(stranger, path).then(() => sees(stranger, t('admins.note'))),
        at(other, path)
          .then(() => sees(other, t('admins.title')))
          .then(() => sees(other, 'somebody@example.com')),
      ]);
    }
  }
  const way = stranger.getByRole('main').getByRole('link', { name: '登录' });
  expect(await way.getAttribute('href')).toBe('/api/login?returnTo=%2Fzh%2Femail-templates');
});

test('each screen says in each language what cannot be loaded, asks again at a press, and says when there is nothing yet', async () => {
  const page = await openPage('/faq', { ...admin, expectedErrors: /status of 500/ });
  const body = { code: 'internal', message: 'x', error: 'x', params: {}, requestId: 'r' };
  let broken = true;
  const breaking = /\/api\/email-(?:queue|leads|analytics|preview)/;
  await page.route(breaking, (route) =>
    broken ? route.fulfill({ status: 500, json: body }) : route.continue(),
  );
  for (const language of languages) {
    const failure = textsOf('features/errors', language)('code.internal');
    const shared = textsOf('features/email-marketing', language);
    const [own, templates, analytics] = (['admin', 'templates', 'analytics'] as const).map((name) =>
      textsOf(`pages/email-${name}`, language),
    );
    const again = page.getByRole('button', { name: shared('tryAgain') });
    broken = true;
    await at(page, inLanguage(language, '/email-templates'));
    await sees(page, templates?.('none') ?? '');
    await page.getByRole('button', { name: templates?.('preview') ?? '' }).click();
    await sees(page, shared('previewFailed.title'));
    await at(page, inLanguage(language, '/email-admin'));
    await again.nth(1).waitFor();
    expect(await page.getByText(failure).count()).toBe(2);
    broken = false;
    await again.nth(1).click();
    await sees(page, own?.('leads.none') ?? '');
    await again.click();
    await sees(page, own?.('queue.none') ?? '');
    broken = true;
    await at(page, inLanguage(language, '/email-analytics'));
    await sees(page, failure);
    broken = false;
    await again.click();
    await sees(page, analytics?.('none.title') ?? '');
    await sees(page, analytics?.('none.text') ?? '');
    await sees(page, analytics?.('found.consent') ?? '');
  }
});

test('a template is looked at as html, as text and in figures, and sent to an address that is typed', async () => {
  const page = await openPage('/email-templates', admin);
  const send = page.getByRole('button', { name: 'Send test' });
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Test email').fill('ana@example.com');
  await page.getByLabel('Test name').fill('<b>Ana</b> Ruiz');
  await page.getByLabel('Template').selectOption('abandonedCart');
  const asked = page.waitForRequest('**/api/email-preview');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    email: 'ana@example.com',
    template: 'abandonedCart',
    planType: 'premium',
    amount: 399,
  });
  await sees(page, 'Preview Generated');
  await framed(page, 'You began a checkout and did not finish it');
  await page.getByRole('tab', { name: 'Text version' }).click();
  await page.locator('pre').getByText('You began a checkout').first().waitFor();
  await page.getByRole('tab', { name: 'Details' }).click();
  const details = page.getByRole('tabpanel');
  const detail = (name: string) => details.locator('div', { hasText: name }).locator('dd').innerText();
  expect(await detail('Subject line')).toBe('Your checkout is still open');
  // 27 characters: 2.7, rounded.
  expect(await detail('Subject score')).toBe('3%');
  expect(await detail('Call-to-action links')).toBe('1');
  expect(await send.isDisabled()).toBe(false);
});

async function fillIn(): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(`
      INSERT INTO leads (id, owner_id, email, address_hash, type, amount, language, consent_version,
        consent_source, consent_at, checkout_started_at, checkout_completed_at, created_at)
      SELECT 'lead-of-a-test-' || n, 'v_nobody', 'person' || n || '@example.com', sha256(n::text::bytea),
        CASE WHEN n % 3 = 0 THEN 'basic' ELSE 'free_user' END, 0, 'en', '2026-11', 'result', now(),
        CASE WHEN n % 3 = 0 THEN now() - interval '3 hours' END, CASE WHEN n % 6 = 0 THEN now() END,
        now() - make_interval(secs => n)
      FROM generate_series(1, 30) n`);
  });
}

test('queue and leads are searched, filtered, turned over and exported; a mail is opened; reminders go out once', async () => {
  await clear();
  await fillIn();
  const page = await openPage('/email-templates', admin);
  await page.getByLabel('Test email').fill('ana@example.com');
  await page.getByLabel('Template').selectOption('abandonedCart');
  await page.getByRole('button', { name: 'Send test' }).click();
  await sees(page, 'Test Email Sent');
  await page.goto('/email-admin');
  const figure = (name: string) =>
    page.getByRole('region', { name: 'Figures' }).locator('div', { hasText: name }).locator('dd').innerText();
  const leads = page.getByRole('region', { name: 'Leads', exact: true });
  await leads.getByText('25 of 30').waitFor();
  expect([await figure('Leads'), await figure('Free users'), await figure('Conversions')]).toEqual([
    '30',
    '20',
    '5',
  ]);
  await leads.getByRole('button', { name: 'Older' }).click();
  await leads.getByText('5 of 30').waitFor();
  await leads.getByLabel('Stage').selectOption('checkout');
  await leads.getByText('5 of 5').waitFor();
  expect(await leads.getByText('In Checkout').count()).toBe(5 + 1);
  expect(await leads.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    '/api/email-leads/export?stage=checkout',
  );
  await leads.getByLabel('Search').fill('nobody');
  await leads.getByRole('button', { name: 'Search' }).click();
  await leads.getByText('Nothing matches this search.').waitFor();

  await page.getByRole('button', { name: 'Send reminders' }).click();
  await sees(page, '5 unfinished checkouts found. 5 reminders queued.');
  await page.getByRole('button', { name: 'Send reminders' }).click();
  await sees(page, '5 unfinished checkouts found. 0 reminders queued.');
  await page.getByLabel('Hours ago').fill('721');
  await sees(page, 'Please enter a number from 0 to 720.');

  const queue = page.getByRole('region', { name: 'Email queue' });
  await queue.getByText('6 of 6').waitFor();
  await queue.getByLabel('Search').fill('ana@example.com');
  await queue.getByRole('button', { name: 'Search' }).click();
  await queue.getByText('1 of 1').waitFor();
  await queue.getByRole('button', { name: 'Open: Your checkout is still open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your checkout is still open' });
  await framed(page, 'You began a checkout and did not finish it');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download as .eml' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.locator('input[type=file]').setInputFiles({
    name: 'bounces.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('gone@example.com,bounce\ncross@example.com,complaint\n'),
  });
  await sees(page, '1 bounce noted. 1 complaint noted.');
});

test('the analytics show totals, stages, trend and funnel, and ask again after thirty seconds', async () => {
  const page = await openPage('/faq', admin);
  await page.clock.install();
  await page.goto('/email-analytics');
  await sees(page, '16.7%');
  const recent = page.getByRole('region', { name: 'Recent captures' });
  expect(await recent.getByRole('listitem').count()).toBe(20);
  for (const stage of ['Converted', 'In Checkout', 'Lead'])
    expect(await recent.getByText(stage, { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole('region', { name: 'From lead to purchase' }).getByText('Checkout completed').waitFor();
  expect(await page.getByRole('table', { name: 'The last 30 days' }).getByRole('row').count()).toBe(31);
  await inDatabase((client) => client.query("DELETE FROM leads WHERE email = 'person6@example.com'"));
  const again = page.waitForRequest('**/api/email-analytics');
  await page.clock.runFor(30_000);
  await again;
  await page.getByRole('region', { name: 'Figures' }).getByText('29', { exact: true }).first().waitFor();
});

/** Opened for the measure alone, which looks into every frame: so the mail in it is held to the rules, too. */
async function openFrame(page: Page): Promise<void> {
  await page.locator('iframe').waitFor();
  await page.evaluate(
    "for (const frame of document.querySelectorAll('iframe')) { frame.removeAttribute('sandbox'); frame.srcdoc += ''; }",
  );
  await page.frameLocator('iframe').locator('h1, h2').first().waitFor();
}

test('no e-mail screen breaks a rule of WCAG 2.2 AA in either theme', async () => {
  // A few rows show every kind of cell, and are measured sooner than fifty.
  await inDatabase((client) =>
    client.query('DELETE FROM leads WHERE id NOT IN (SELECT id FROM leads ORDER BY created_at DESC LIMIT 6)'),
  );
  const page = await openPage('/email-admin', {
    ...admin,
    reducedMotion: 'reduce',
  });
  await page.getByRole('region', { name: 'Leads', exact: true }).getByText('6 of 6').waitFor();
  await expectNoViolation(page);
  await page
    .getByRole('button', { name: /^Open:/ })
    .first()
    .click();
  await openFrame(page);
  await expectNoViolation(page);
  await page.goto('/email-analytics');
  await page.getByRole('region', { name: 'Recent captures' }).waitFor();
  await expectNoViolation(page);
  await page.goto('/email-templates');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  for (const tab of ['HTML preview', 'Text version', 'Details']) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'HTML preview') await openFrame(page);
    await expectNoViolation(page);
  }
});
