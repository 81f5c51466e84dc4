import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import type { Analysis, Fact } from '../types.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));
const asOf = { year: 2026, month: 11 };

const resume = `Ada Marlow
Backend Developer
ada.marlow@example.com | Leeds

Experience

Backend Developer, Norwell Software
03/2021 - present
- Build services with Postgres and React for 40 clients
- No experience with Terraform yet

Developer, Pinegate
01/2012 - 12/2013
- Wrote jobs in Perl

Education

BSc Computer Science, University of Leeds, 2008 - 2011

Skills

Docker, Perl

Languages

English (native), German (B1)
`;

const analyse = (requirements: string, facts: Fact[] = [], text = resume): Analysis =>
  engine.analyse(
    text,
    { title: 'Backend Developer', description: `Requirements\n${requirements}` },
    asOf,
    facts,
  );

function matchOf(analysis: Analysis, text: string) {
  const requirement = analysis.job.requirements.find((one) => one.text === text);
  const match = analysis.matches.find((one) => one.requirementId === requirement?.id);
  if (!match) throw new Error(`no requirement "${text}" in ${analysis.job.requirements.map((r) => r.text)}`);
  return match;
}

test('evidence and visibility are two things: an exact alias is proven, but seen at 0.8', () => {
  const match = matchOf(analyse('- PostgreSQL'), 'PostgreSQL');
  expect(match).toMatchObject({ status: 'met', evidence: 1, visibility: 0.8 });
  expect(match.quotes[0]).toMatchObject({
    relation: 'alias',
    quote: 'Build services with Postgres and React for 40 clients',
  });
});

test('what is implied is seen at half and never fully proven', () => {
  const match = matchOf(analyse('- JavaScript'), 'JavaScript');
  expect(match.visibility).toBe(0.5);
  expect(match.evidence).toBeLessThan(0.7);
  expect(match.quotes[0]?.relation).toBe('implied');
});

test('a skill that is listed too is proven no less by what the role says in other words', () => {
  const work = resume.replace('- No experience', '- Sprayed the paths for weeds\n- No experience');
  const shown = matchOf(analyse('- Pesticide application', [], work), 'Pesticide application');
  const listed = work.replace('Docker, Perl', 'Docker, Perl, Pesticide application');
  const both = matchOf(analyse('- Pesticide application', [], listed), 'Pesticide application');
  expect(shown.evidence).toBeGreaterThan(0.7);
  expect(both.evidence).toBe(shown.evidence);
  expect([shown.visibility, both.visibility]).toEqual([0.5, 1]);
});

test('a recent role weighs more than an old one, an old one more than a list', () => {
  const analysis = analyse('- PostgreSQL\n- Perl\n- Docker');
  const [recent, old, listed] = ['PostgreSQL', 'Perl', 'Docker'].map(
    (text) => matchOf(analysis, text).evidence,
  );
  expect(recent).toBeGreaterThan(old ?? 1);
  expect(old).toBeGreaterThan(listed ?? 1);
});

test('"no experience with" is no evidence', () => {
  expect(matchOf(analyse('- Terraform'), 'Terraform').status).toBe('missing');
});

test('years are the union of the date ranges, and only of work that is near the job', () => {
  const years = (asked: string) => {
    const analysis = analyse(`- ${asked}`);
    const requirement = analysis.job.requirements.find((one) => one.kind === 'years');
    return analysis.matches.find((one) => one.requirementId === requirement?.id);
  };
  expect(years('5 years of experience')?.status).toBe('met');
  expect(years('9 years of experience')?.status).toBe('partly');
  expect(years('20 years of experience')?.status).toBe('missing');
  expect(years('5 years of experience')?.reason.params.all).toBe(7.8);
});

test('degrees and language levels are compared as values', () => {
  const status = (text: string, kind: string) => {
    const analysis = analyse(`- ${text}`);
    const requirement = analysis.job.requirements.find((one) => one.kind === kind);
    return analysis.matches.find((one) => one.requirementId === requirement?.id)?.status;
  };
  expect(status("Bachelor's degree in computer science", 'degree')).toBe('met');
  expect(status("Master's degree in computer science", 'degree')).toBe('partly');
  expect(status('PhD in computer science', 'degree')).toBe('missing');
  expect(status('German at level B1', 'language')).toBe('met');
  expect(status('German at level C1', 'language')).toBe('partly');
  expect(status('Fluent French', 'language')).toBe('missing');
});

test('a confirmed fact counts at once, a "no" is kept', () => {
  const concept = analyse('- Terraform').job.requirements[0]?.terms[0]?.concept;
  const fact: Fact = {
    questionId: 'q',
    text: 'Terraform',
    answer: 'yes',
    ...(concept === undefined ? {} : { concept }),
  };
  const confirmed = matchOf(analyse('- Terraform', [fact]), 'Terraform');
  expect(confirmed).toMatchObject({ status: 'met', visibility: 0 });
  expect(confirmed.quotes[0]?.relation).toBe('fact');
  const denied: Fact = { ...fact, text: 'PostgreSQL', answer: 'no' };
  delete denied.concept;
  expect(matchOf(analyse('- PostgreSQL', [denied]), 'PostgreSQL').status).toBe('missing');
});

test('a German resume proves an English requirement by its concept', () => {
  const german = `Eva Brandt
Buchhalterin
eva.brandt@example.com

Berufserfahrung

Buchhalterin, Hartmann Werkzeuge
01/2019 - heute
- Verantwortlich für Projektmanagement und Datenanalyse mit Excel

Ausbildung

Bachelor Betriebswirtschaft, Universität Kassel, 2015 - 2018
`;
  const analysis = analyse('- Project management\n- Data analysis', [], german);
  expect(analysis.resume.language).toBe('de');
  expect(analysis.job.language).toBe('en');
  expect(analysis.matches.slice(0, 2).map((one) => one.status)).toEqual(['met', 'met']);
});

test('a list of the posting, the posting itself and hidden text never raise the score', () => {
  const words =
    'PostgreSQL, Kubernetes, Terraform, Kafka, RabbitMQ, Ansible, GraphQL, Elasticsearch, Jenkins, Grafana, Prometheus, Helm, Redis, MongoDB, Nginx, Linux, Bash, Scala, Golang, Istio';
  const requirements = words
    .split(', ')
    .map((word) => `- ${word}`)
    .join('\n');
  const plain = analyse(requirements).score.total;
  const listed = analyse(requirements, [], `${resume}\n${words}\n`);
  expect(listed.score.total).toBeLessThan(plain);
  expect(listed.score.parts[0]?.reasons.map((reason) => reason.code)).toContain('score.gaming.list');
  const prose =
    'You will design, run and document the data services that forty teams rely on, and you will keep them fast, safe and cheap while the company grows into six new countries next year.';
  const posting = `${requirements}\n${prose}`;
  const pasted = analyse(posting, [], `${resume}\n${prose}\n`);
  expect(pasted.score.total).toBeLessThan(analyse(posting).score.total);
  const source = {
    lines: [
      ...resume.split('\n').map((text) => ({ text })),
      {
        text: words,
        layout: {
          page: 1,
          x: 0,
          y: 0,
          width: 1,
          height: 1,
          size: 1,
          bold: false,
          column: 0,
          region: 'body' as const,
          hidden: 'invisible' as const,
        },
      },
    ],
  };
  const job = { title: 'Backend Developer', description: `Requirements\n${requirements}` };
  expect(engine.analyse(source, job, asOf).score.total).toBeLessThan(plain);
});

test('a prepared job gives the same as a fresh one, however often it was used', () => {
  const job = {
    title: 'Backend Developer',
    description: 'Requirements\n- PostgreSQL\n- 3 years of experience',
  };
  const prepared = engine.prepare(job);
  const first = JSON.stringify(engine.analyse(resume, prepared, asOf));
  engine.analyse('Someone else\nChef\n\nExperience\n\nChef, Villa\n2010 - 2012\n- Cooked', prepared, asOf);
  expect(JSON.stringify(engine.analyse(resume, prepared, asOf))).toBe(first);
  expect(JSON.stringify(engine.analyse(resume, job, asOf))).toBe(first);
});

test('the ceiling is never under the score, and parts add up to it', () => {
  const { score } = analyse('- PostgreSQL\n- Docker\n- Kubernetes');
  expect(score.ceiling).toBeGreaterThanOrEqual(score.total);
  const sum = score.parts.reduce((total, part) => total + part.points, 0);
  expect(Math.abs(sum - score.total)).toBeLessThan(0.3);
  expect(score.parts.reduce((total, part) => total + part.max, 0)).toBe(100);
});

test('an apprenticeship is known by the trade it ends in, and a wider word says a part', () => {
  const german = `Eva Brandt
Sachbearbeiterin
eva.brandt@example.com

Berufserfahrung

Sachbearbeiterin, Hartmann Werkzeuge
01/2019 - heute
- Beantworte Fragen zur Quellensteuer

Ausbildung

2013 Kauffrau EFZ, Gemeinde Kerns
`;
  const job = {
    title: 'Sachbearbeiterin',
    description:
      'Ihr Profil\n- Kaufmännische Ausbildung\n- Schweizer Quellensteuer\n- Schweizer Glasbläserkunst',
  };
  const { job: read, matches } = engine.analyse(german, job, asOf);
  const status = (text: string) =>
    matches.find((one) => one.requirementId === read.requirements.find((r) => r.text === text)?.id);
  expect(status('Kaufmännische Ausbildung')?.status).toBe('met');
  expect(status('Schweizer Quellensteuer')).toMatchObject({ status: 'partly', visibility: 0 });
  expect(status('Schweizer Quellensteuer')?.quotes[0]?.quote).toContain('Quellensteuer');
  expect(status('Schweizer Glasbläserkunst')?.status).toBe('missing');
});
