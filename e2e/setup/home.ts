import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buy, post } from './people.ts';
import { inDatabase } from './signed.ts';

/** A resume and a job that give edits, questions, improvements and requirements of every status. */
export const resume = [
  'Ana Ruiz',
  'ana.ruiz@example.com | +1 555 0100 | Denver, CO',
  '',
  'Experience',
  'Data Analyst, Northwind Stores, Mar 2019 - present',
  '- Wrote stock reports in SQL for 40 stores',
  '- Responsible for dashboards in Tableau used by 12 buyers',
  '- Helped with k8s deployment of the reporting service',
  '',
  'Skills',
  'Excel, Tableau, SQL',
].join('\n');

export const job = {
  jobTitle: 'Senior Data Analyst',
  jobDescription: [
    'Senior Data Analyst',
    'Requirements',
    '- 5+ years of experience with SQL',
    '- Data visualization with Tableau or Power BI',
    '- Experience with Kubernetes',
    '- Experience with dbt is a plus',
  ].join('\n'),
};

const fields = ['#resume-text', '#job-title', '#job-description'] as const;

export async function fillForm(page: Page, text = resume): Promise<void> {
  for (const [at, value] of [text, job.jobTitle, job.jobDescription].entries())
    await page.fill(fields[at] ?? '', value);
}

/** What stands in the form now. */
export const typed = (page: Page): Promise<string[]> =>
  Promise.all(fields.map((field) => page.inputValue(field)));

interface Made {
  resume: { id: string; isProcessed: boolean };
}

/** Stored for the person of this page, by the calls a browser would make. → its id. */
export async function storeResume(page: Page, text = resume, more: object = job): Promise<string> {
  const { resume: made } = await post<Made>(page, '/api/resumes', { originalContent: text, ...more });
  return made.id;
}

export async function limitedResult(page: Page): Promise<string> {
  const id = await storeResume(page);
  await post(page, `/api/resumes/${id}/process`, {});
  return id;
}

export async function paidResult(page: Page, type: 'basic' | 'premium' = 'premium'): Promise<string> {
  const id = await storeResume(page);
  await buy(page, { type, resumeId: id, email: 'payer@example.com', immediateConsent: true });
  for (let i = 0; i < 200; i += 1) {
    const { resume: now } = (await (await page.request.get(`/api/resumes/${id}`)).json()) as Made;
    if (now.isProcessed) return id;
    await page.waitForTimeout(50);
  }
  throw new Error('the resume was never processed');
}

/** On a fresh installation the sample postings are still being read when the first person asks. */
const samplesRead = () =>
  expect
    .poll(
      () => inDatabase((client) => client.query("SELECT status FROM job_sources WHERE name = 'sample'")),
      { timeout: 50_000, interval: 500 },
    )
    .toMatchObject({ rows: [{ status: 'ok' }] });

/** The sample postings are all open and stand nowhere else: one gets an address, the next one a lock. */
export async function lockAndLink(page: Page): Promise<void> {
  await samplesRead();
  await page.route('**/api/generate-job-recommendations', async (route) => {
    const found = (await (await route.fetch()).json()) as { recommendations: object[] };
    const [first = {}, second = {}] = found.recommendations;
    Object.assign(first, { sourceUrl: 'http://127.0.0.1:1/job', isPremiumFeature: false });
    Object.assign(second, { isPremiumFeature: true });
    await route.fulfill({ json: found });
  });
}
