import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createEngine } from '@tailor/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lexiconSource, taggerSource } from './lexicon-files.ts';
import { run } from './run.ts';

const engine = createEngine(lexiconSource, taggerSource);
let folder: string;
let resume: string;
let job: string;

const resumeText = `Ada Marlow
Backend Developer
ada.marlow@example.com | +44 20 7946 0101 | Leeds

Experience
Backend Developer, Norwell Software
03/2021 - present
- Build REST APIs in Java and PostgreSQL for 40 clients

Developer, Pinegate
2018 - 2020
- Wrote tests

Education
BSc Computer Science, University of Leeds, 2015 - 2018

Skills
Java, PostgreSQL, Docker
`;
const jobText = `Backend Developer

Requirements
- 3+ years of experience with Java
- PostgreSQL or MySQL
- Kubernetes
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-tailor-cli-'));
  resume = join(folder, 'resume.txt');
  job = join(folder, 'job.txt');
  writeFileSync(resume, resumeText);
  writeFileSync(job, jobText);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function call(args: string[], input = '') {
  const said = { out: '', error: '' };
  const code = await run(
    args,
    {
      input: Readable.from([input]),
      write: async (text) => {
        said.out += text;
      },
      error: (text) => {
        said.error += text;
      },
      now: () => new Date('2026-11-20T12:00:00Z'),
    },
    () => engine,
  );
  return { code, ...said };
}

test('read answers with the documented fields, dates as YYYY or YYYY-MM', async () => {
  const { code, out } = await call(['read', resume, '--json']);
  const answer = JSON.parse(out);
  expect(code).toBe(0);
  expect(Object.keys(answer)).toEqual([
    'text',
    'language',
    'contact',
    'headline',
    'summary',
    'experience',
    'education',
    'skills',
    'unread',
    'report',
  ]);
  expect(answer.language).toBe('en');
  expect(answer.contact).toEqual({
    name: 'Ada Marlow',
    email: 'ada.marlow@example.com',
    phone: '+44 20 7946 0101',
    location: 'Leeds',
    links: [],
  });
  expect(answer.experience).toEqual([
    {
      title: 'Backend Developer',
      organization: 'Norwell Software',
      start: '2021-03',
      end: null,
      current: true,
      bullets: ['Build REST APIs in Java and PostgreSQL for 40 clients'],
    },
    {
      title: 'Developer',
      organization: 'Pinegate',
      start: '2018',
      end: '2020',
      current: false,
      bullets: ['Wrote tests'],
    },
  ]);
  expect(answer.education).toEqual([
    { degree: 'BSc Computer Science', institution: 'University of Leeds', start: '2015', end: '2018' },
  ]);
  expect(answer.skills).toEqual(['Java', 'PostgreSQL', 'Docker']);
  expect(answer.text).toContain('Ada Marlow\nBackend Developer\n');
});

test('match says of each requirement whether it is met, with the line that proves it', async () => {
  const { code, out } = await call(['match', '--resume', resume, '--job', job, '--json']);
  const answer = JSON.parse(out);
  expect(code).toBe(0);
  const byText = new Map(answer.requirements.map((one: { text: string }) => [one.text, one] as const)) as Map<
    string,
    { status: string; evidence: { quote: string }[] }
  >;
  expect(byText.get('PostgreSQL or MySQL')?.status).toBe('met');
  expect(byText.get('PostgreSQL or MySQL')?.evidence[0]?.quote).toBe(
    'Build REST APIs in Java and PostgreSQL for 40 clients',
  );
  expect(byText.get('Kubernetes')?.status).toBe('missing');
  expect(answer.score.parts.map((part: { name: string }) => part.name)).toEqual([
    'requirements',
    'title',
    'evidence',
    'structure',
    'results',
  ]);
});

test('batch answers line by line, and a bad line gets an error in its place', async () => {
  const good = JSON.stringify({
    id: 'a',
    resumeText,
    jobTitle: 'Backend Developer',
    jobDescription: jobText,
  });
  const { code, out } = await call(['batch'], `${good}\nnot json\n\n{"id":7,"resumeText":"x"}\n${good}\n`);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(lines.map((line) => line.id)).toEqual(['a', null, 7, 'a']);
  expect(lines[1].error.code).toBe('invalid_json');
  expect(lines[2].error).toEqual({ code: 'invalid_field', message: '"jobTitle" must be a string' });
  expect(lines[0]).toEqual(lines[3]);
  expect(Object.keys(lines[0]).slice(0, 8)).toEqual([
    'id',
    'language',
    'contact',
    'experience',
    'education',
    'skills',
    'requirements',
    'keywordStats',
  ]);
  expect(Object.keys(lines[0]).slice(8)).toEqual([
    'score',
    'edits',
    'tailoredText',
    'improvements',
    'questions',
  ]);
  expect(lines[0].score.rubricVersion).toBe('1.4');
});

test('tailor writes the tailored text, explains its edits, and never replaces a file', async () => {
  const out = join(folder, 'tailored.txt');
  const made = await call(['tailor', '--resume', resume, '--job', job, '--out', out, '--explain']);
  expect(made.code).toBe(0);
  expect(made.out).toMatch(/^score [\d.]+ → [\d.]+, edits: \d+/);
  expect(readFileSync(out, 'utf8')).toContain('Ada Marlow');
  expect(await call(['tailor', '--resume', resume, '--job', job, '--out', out])).toMatchObject({
    code: 1,
    out: '',
  });
  expect(await call(['tailor', '--resume', resume, '--job', job, '--out', 'x.odt'])).toMatchObject({
    code: 2,
  });
});

test('offsets of terms count code points', async () => {
  const text = '😀😀 Experience with PostgreSQL and Docker';
  const { out } = await call(['terms'], `${JSON.stringify({ id: 1, text, language: 'en' })}\n`);
  const { terms } = JSON.parse(out);
  const points = [...text];
  expect(terms.length).toBeGreaterThan(1);
  for (const term of terms) expect(points.slice(term.start, term.end).join('')).toBe(term.text);
});

test('the day that "present" means can be set, and a day that is none is refused', async () => {
  expect((await call(['match', '--resume', resume, '--job', job, '--as-of', '2026-02-30'])).code).toBe(2);
  const early = await call(['match', '--resume', resume, '--job', job, '--as-of', '2021-06-30', '--json']);
  const late = await call(['match', '--resume', resume, '--job', job, '--as-of', '2026-06-30', '--json']);
  const years = (out: string) =>
    JSON.parse(out).requirements.find((one: { kind: string }) => one.kind === 'years').status;
  expect(years(late.out)).toBe('met');
  expect(JSON.parse(early.out).score.total).toBeLessThan(JSON.parse(late.out).score.total);
});

test('wrong use is told on standard error with exit code 2, a missing file with 1', async () => {
  expect(await call(['cook'])).toMatchObject({ code: 2, out: '' });
  expect(await call(['match', '--resume', resume])).toMatchObject({ code: 2, out: '' });
  expect(await call(['read', join(folder, 'none.txt')])).toMatchObject({ code: 1, out: '' });
  expect((await call(['--help'])).out).toContain('resume-tailor batch');
});
