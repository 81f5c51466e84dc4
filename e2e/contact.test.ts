import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

test('a message from the contact form arrives, and what is missing is said at its field', async () => {
  const page = await openPage('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please fill in this field.').first().waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('page-name');
  await page.getByLabel('Your name').fill('Zoë Nguyễn');
  await page.getByLabel('E-mail address').fill('zoe@example.com');
  await page.getByLabel('Subject').fill('My invoice');
  await page.getByLabel('Message').fill('Which company is on it?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. Your message has arrived.').waitFor();
});

test('the status page asks a visitor to sign in and says nothing else', async () => {
  const page = await openPage('/de/status');
  await page.getByText('Bitte melden Sie sich mit einem Administratorkonto an.').waitFor();
  expect(await page.getByRole('link', { name: 'Anmelden' }).last().getAttribute('href')).toBe(
    '/api/login?returnTo=%2Fde%2Fstatus',
  );
});

test('without a chat of the operator the button opens the same form in a panel', async () => {
  const page = await openPage('/contact');
  await page.getByRole('button', { name: 'Live chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Live chat' });
  await panel.getByLabel('Your name').fill('Wang Wei');
  await panel.getByLabel('E-mail address').fill('wei@example.com');
  await panel.getByLabel('Subject').fill('Hello');
  await panel.getByLabel('Message').fill('Is anybody there?');
  await panel.getByRole('button', { name: 'Send' }).click();
  await panel.getByText('Thank you. Your message has arrived.').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
});
