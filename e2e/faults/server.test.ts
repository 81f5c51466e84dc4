import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { running } from '../../scripts/launch/run-file.mjs';
import { openPage, untilQuiet } from '../setup/browser.ts';
import { fillForm, job, resume, typed } from '../setup/home.ts';
import { textsOf } from '../setup/signed.ts';

/** One of its own: what is killed here, nobody else waits for. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const away = textsOf('features/errors', 'en')('network');

function signal(name: 'server' | 'worker', what: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const pid = running(product.data)[name]?.pid;
  if (!pid) throw new Error(`no ${name} runs`);
  process.kill(pid, what);
}

async function untilServed(): Promise<void> {
  const ready = () =>
    fetch(`${product.address}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 30_000, interval: 100 }).toBe(true);
}

test('a server killed in the middle of the work: the dialog closes, the page says why, and one press goes on', async () => {
  const page = await openPage('/', { baseURL: product.address, expectedErrors: /ERR_|Failed to load/ });
  await untilQuiet(page);
  await fillForm(page);
  signal('worker', 'SIGSTOP');
  await page.getByRole('button', { name: 'Try Free' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'AI Processing Your Resume' });
  await dialog.waitFor();
  await page.waitForURL(/\?resume=/);
  signal('server', 'SIGKILL');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Processing Error', { exact: true }).first().waitFor();
  await page.getByText(away, { exact: true }).first().waitFor();
  expect(await typed(page)).toEqual([resume, job.jobTitle, job.jobDescription]);
  const notice = page.getByRole('status').filter({ hasText: 'has no result yet' });
  await notice.waitFor();
  signal('worker', 'SIGCONT');
  await untilServed();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: /^Your tailored resume/ }).waitFor({ timeout: 30_000 });
});
