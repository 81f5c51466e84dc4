import { expect, test } from 'vitest';
import { openPage, untilQuiet } from '../setup/browser.ts';
import { fillForm, job, resume, typed } from '../setup/home.ts';
import { inDatabase, textsOf } from '../setup/signed.ts';

/** While it works, whoever asks for a resume waits: what a database does that cannot keep up. */
function whileSlow(work: () => Promise<void>): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE resumes IN ACCESS EXCLUSIVE MODE');
    try {
      await work();
    } finally {
      await client.query('ROLLBACK');
    }
  });
}

const free = textsOf('features/start', 'en')('free');

test('a slow database: the button says that it works, typing goes on, and the result is of what was sent', async () => {
  const page = await openPage('/');
  await untilQuiet(page);
  await fillForm(page);
  const form = page.getByRole('region', { name: 'Your resume and the job' });
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/resumes'));
  await whileSlow(async () => {
    await form.getByRole('button', { name: free }).click();
    await sent;
    await form.getByRole('button', { name: 'One moment…' }).waitFor();
    await page.fill('#job-title', 'Lead Data Analyst');
  });
  await page.getByRole('dialog', { name: 'AI Processing Your Resume' }).waitFor();
  await page.getByRole('heading', { name: /for “Senior Data Analyst”$/ }).waitFor();
  expect(await typed(page)).toEqual([resume, 'Lead Data Analyst', job.jobDescription]);
  // The stored one is not taken for what stands in the form now.
  const again = page.waitForResponse((reply) => reply.url().endsWith('/api/resumes') && reply.ok());
  await form.getByRole('button', { name: free }).click();
  expect(((await (await again).json()) as { resume: { jobTitle: string } }).resume.jobTitle).toBe(
    'Lead Data Analyst',
  );
});

test('a database that answers nobody: after five seconds the page says so, and the next press works', async () => {
  const page = await openPage('/', { expectedErrors: /status of 503/ });
  await page.request.post('/api/resumes', { data: { originalContent: resume, ...job } });
  await fillForm(page);
  const form = page.getByRole('region', { name: 'Your resume and the job' });
  const waiting: Promise<unknown>[] = [];
  await whileSlow(async () => {
    // As many as take every connection to the database that the server has.
    for (let i = 0; i < 14; i += 1) waiting.push(page.request.get('/api/resumes').catch(() => undefined));
    await page.waitForTimeout(500);
    await form.getByRole('button', { name: free }).click();
    await page
      .getByText(textsOf('features/errors', 'en')('code.unavailable'), { exact: true })
      .first()
      .waitFor();
    expect(await typed(page)).toEqual([resume, job.jobTitle, job.jobDescription]);
  });
  await Promise.all(waiting);
  await form.getByRole('button', { name: free }).click();
  await page.getByRole('dialog', { name: 'AI Processing Your Resume' }).waitFor();
});
