import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type Fetched, FetchRefused, type SafeFetch } from '../../platform/safe-fetch.ts';
import { pathAllowed, rulesFor } from './robots.ts';
import { createScrapeService } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const pages = join(import.meta.dirname, '..', '..', '..', '..', '..', 'bench', 'material', 'pages');
const page = (name: string) => readFileSync(join(pages, `${name}.html`));

function service(replies: Record<string, Partial<Fetched> | string | Buffer>, asked: string[] = []) {
  const waits: number[] = [];
  const fetchSafely: SafeFetch = async (address) => {
    asked.push(address);
    const reply = replies[address];
    if (reply === undefined) {
      if (address.endsWith('/robots.txt')) return made(address, { status: 404 });
      throw new FetchRefused('not reachable');
    }
    return made(
      address,
      typeof reply === 'string' || Buffer.isBuffer(reply) ? { body: Buffer.from(reply) } : reply,
    );
  };
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  return { waits, ...createScrapeService(app.context, { fetchSafely, wait }) };
}

const made = (url: string, reply: Partial<Fetched>): Fetched => ({
  status: 200,
  url,
  contentType: 'text/html',
  headers: {},
  body: Buffer.from(''),
  ...reply,
});

test('a posting on a page comes back with title, description and company', async () => {
  const { scrape } = service({ 'https://jobs.example.net/4': page('microdata-de') });
  const scraped = await scrape('https://jobs.example.net/4');
  expect(scraped).toMatchObject({
    success: true,
    jobTitle: 'Pflegefachkraft (m/w/d) in Teilzeit',
    company: 'Seniorenhaus Lindenhof gGmbH',
  });
  expect(scraped.jobDescription).toContain('- Anleitung von Auszubildenden');
});

test('a board with an interface is asked there first', async () => {
  const asked: string[] = [];
  const api = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/12';
  const { scrape } = service(
    {
      [api]: JSON.stringify({ title: 'Chef', company_name: 'Acme', content: '<p>Cook soup for guests.</p>' }),
    },
    asked,
  );
  expect(await scrape('https://boards.greenhouse.io/acme/jobs/12')).toEqual({
    success: true,
    jobTitle: 'Chef',
    jobDescription: 'Cook soup for guests.',
    company: 'Acme',
  });
  expect(asked).toEqual([api]);
});

test('a host whose robots.txt forbids the page is not asked for it', async () => {
  const asked: string[] = [];
  const { scrape } = service(
    { 'https://board.example.com/robots.txt': 'User-agent: *\nDisallow: /viewjob' },
    asked,
  );
  expect(await scrape('https://board.example.com/viewjob?jk=1')).toMatchObject({
    success: false,
    reason: 'forbidden',
  });
  expect(asked).toEqual(['https://board.example.com/robots.txt']);
});

test('what is no posting has its reason', async () => {
  const { scrape } = service({
    'https://a.example.com/gone': { status: 410 },
    'https://a.example.com/no': { status: 403 },
    'https://a.example.com/pdf': { contentType: 'application/pdf' },
    'https://a.example.com/list': page('list-en'),
  });
  const reasons = [];
  for (const path of ['gone', 'no', 'pdf', 'list'])
    reasons.push((await scrape(`https://a.example.com/${path}`)).reason);
  expect(reasons).toEqual(['expired', 'blocked', 'not_a_posting', 'list']);
});

test('closed, unknown and inner addresses are one answer, after a pause that ends at the same step', async () => {
  const { scrape, waits } = service({});
  const answers = [];
  for (const url of [
    'http://127.0.0.1/',
    'https://closed.example.com/',
    'file:///etc/passwd',
    'http://[::1]/',
  ])
    answers.push(await scrape(url));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toEqual({
    success: false,
    jobTitle: '',
    jobDescription: '',
    company: '',
    reason: 'unreachable',
  });
  for (const wait of waits) expect(wait).toBeGreaterThan(2_000);
});

test('a visitor reads thirty pages an hour, not more', async () => {
  const person = app.person();
  // An address that cannot be one counts too, and nobody is asked for it.
  const statuses = [];
  for (let i = 0; i < 31; i += 1)
    statuses.push((await person.call('POST', '/api/scrape-job', { url: '' })).status);
  expect(statuses).toEqual([...Array(30).fill(400), 429]);
});

test('the longest rule for our name decides', () => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: ResumeTailor\nAllow: /jobs/public$\nDisallow: /jobs/*?x=\n';
  const rules = rulesFor(text);
  const paths = ['/jobs/public', '/jobs/a?x=1', '/jobs/a', '/other'];
  expect(paths.map((path) => pathAllowed(rules, path))).toEqual([true, false, true, true]);
  expect(pathAllowed(rulesFor('User-agent: a\nUser-agent: *\nDisallow: /p\nAllow: /p/q'), '/p/q/r')).toBe(
    true,
  );
  expect(pathAllowed(rulesFor('User-agent: other\nDisallow: /'), '/')).toBe(true);
});
