import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

test('a message from the contact form arrives, and what is missing is said at its field', async () => {
  const page = await openPage('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please fill in this field.').first().waitFor();
  expect(await page.evaluate('document.activeElement?.id')).toBe('contact-name');
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
    '/api/login?returnTo=%2Fstatus',
  );
});
