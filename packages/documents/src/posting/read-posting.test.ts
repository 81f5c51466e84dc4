import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardOf } from './boards.ts';
import { decodePage } from './charset.ts';
import { descriptionText } from './description-text.ts';
import { readLooseJson } from './loose-json.ts';
import { readPosting } from './read-posting.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'bench', 'material', 'pages');
interface Truth {
  page: string;
  address: string;
  title?: string;
  company?: string;
  description?: string;
  reason?: string;
}
const truths: Truth[] = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
const lines = (text = '') => text.replace(/\n{2,}/g, '\n');

test.each(truths)('$page is read as its author meant it', (truth) => {
  const outcome = readPosting({
    html: readFileSync(join(folder, `${truth.page}.html`)),
    address: truth.address,
  });
  if (truth.reason) return expect(outcome).toEqual({ ok: false, reason: truth.reason });
  if (!outcome.ok) throw new Error(`no posting: ${outcome.reason}`);
  const { title, company, description } = outcome.posting;
  expect([title, company]).toEqual([truth.title, truth.company]);
  expect(lines(description)).toBe(lines(truth.description));
});

test('every page of the material has its truth', () => {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  expect(pages.map((name) => name.slice(0, -5)).sort()).toEqual(truths.map(({ page }) => page).sort());
});

test('broken JSON is read as far as it can be', () => {
  expect(readLooseJson('{"a": "line\nbreak", "b": [1, 2,], // note\n "c": null,}')).toEqual([
    { a: 'line\nbreak', b: [1, 2], c: null },
  ]);
  expect(readLooseJson('{"t": "a "quoted" word", "n": 3')).toEqual([{ t: 'a "quoted" word', n: 3 }]);
  expect(readLooseJson("{'a': 'b', c: \"d\\'e\"};")).toEqual([{ a: 'b', c: "d'e" }]);
  expect(readLooseJson('{"a":1}{"a":2}')).toEqual([{ a: 1 }, { a: 2 }]);
  expect(readLooseJson('{'.repeat(5000))).toEqual([{}]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('escaped mark-up becomes lines and lists', () => {
  expect(descriptionText('&lt;p&gt;A &amp;amp; B&lt;/p&gt;&lt;ul&gt;&lt;li&gt;C&lt;/li&gt;&lt;/ul&gt;')).toBe(
    'A & B\n\n- C',
  );
  expect(descriptionText('<ol><li><p>One</p></li><li>Two<ul><li>Three</li></ul></li></ol>')).toBe(
    '1. One\n2. Two\n- Three',
  );
  expect(descriptionText('plain\\nlines')).toBe('plain\nlines');
});

test('bytes count more than what a header says of them', () => {
  const german = Buffer.from('Für Köche – täglich', 'utf8');
  expect(decodePage(german, 'text/html; charset=iso-8859-1')).toBe('Für Köche – täglich');
  const western = Buffer.from([0x46, 0xfc, 0x72, 0x20, 0x96, 0x20, 0x41]);
  expect(decodePage(western, 'text/html; charset=ISO-8859-1')).toBe('Für – A');
  expect(
    decodePage(Buffer.from([0xd6, 0xb0, 0xce, 0xbb, 0xc3, 0xe8, 0xca, 0xf6]), 'text/html; charset=gb2312'),
  ).toBe('职位描述');
  expect(decodePage(Buffer.from([0xff, 0xfe, 0x41, 0]))).toBe('A');
});

test('a page nested without end, or without anything, is answered', () => {
  expect(readPosting({ html: '<div>'.repeat(200_000) }).ok).toBe(false);
  expect(readPosting({ html: '' })).toEqual({ ok: false, reason: 'empty_page' });
  expect(readPosting({ html: '<table><tr><td><ul><li>'.repeat(5_000) }).ok).toBe(false);
});

test('boards are known by their addresses alone, and only for one posting', () => {
  const id = '0a1b2c3d-0000-4000-8000-000000000000';
  const apis = [
    'https://boards.greenhouse.io/acme/jobs/123',
    'https://job-boards.greenhouse.io/acme/jobs/123?gh_src=x',
    `https://jobs.lever.co/acme/${id}`,
    `https://jobs.ashbyhq.com/acme/${id}/application`,
    'https://apply.workable.com/acme/j/AB12CD34EF/',
    'https://jobs.smartrecruiters.com/Acme/744000012345-chef',
    'https://acme.recruitee.com/o/chef',
    'https://acme.jobs.personio.de/job/77?language=de',
  ].map((address) => boardOf(address)?.api);
  expect(apis).toEqual([
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/123',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/123',
    `https://api.lever.co/v0/postings/acme/${id}`,
    'https://api.ashbyhq.com/posting-api/job-board/acme',
    'https://apply.workable.com/api/v1/widget/accounts/acme?details=true',
    'https://api.smartrecruiters.com/v1/companies/Acme/postings/744000012345',
    'https://acme.recruitee.com/api/offers/chef',
    'https://acme.jobs.personio.de/xml?language=de',
  ]);
  for (const other of [
    'https://boards.greenhouse.io/acme',
    'https://evil.com/?x=greenhouse.io',
    'no address',
  ])
    expect(boardOf(other)).toBeNull();
});

test('a board reply of the documented form gives the posting, any other gives none', () => {
  const greenhouse = boardOf('https://boards.greenhouse.io/acme/jobs/123');
  expect(
    greenhouse?.read(
      JSON.stringify({
        id: 123,
        title: 'Chef',
        company_name: 'Acme',
        content: '&lt;p&gt;Cook &amp;amp; plan&lt;/p&gt;',
      }),
    ),
  ).toEqual({ title: 'Chef', company: 'Acme', description: 'Cook & plan' });
  expect(greenhouse?.read('<html>')).toBeNull();
  const personio = boardOf('https://acme.jobs.personio.de/job/77');
  const xml =
    '<workzag-jobs><position><id>7</id><name>A</name></position><position><id>77</id><subcompany>Acme GmbH</subcompany><name>Koch &amp; Bäcker</name><jobDescriptions><jobDescription><name>Aufgaben</name><value><![CDATA[<ul><li>Kochen</li></ul>]]></value></jobDescription></jobDescriptions></position></workzag-jobs>';
  expect(personio?.read(xml)).toEqual({
    title: 'Koch & Bäcker',
    company: 'Acme GmbH',
    description: 'Aufgaben\n\n- Kochen',
  });
});
