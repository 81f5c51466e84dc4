import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { tailor } from './tailor.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));

const resume = `Jan Probst
Elektroniker
0351 555 0101

Berufserfahrung
Elektroniker, Werk Nord, Dresden
2015 - heute
- Anlagen gewartet

Kenntnisse
Schaltpläne lesen, Löten
`;

const asked = (description: string) =>
  tailor(engine, {
    resume,
    job: { title: 'Elektroniker', description: `Anforderungen\n${description}` },
    asOf: { year: 2026, month: 11 },
  }).questions.map(({ term }) => term.text);

test('what stands on the page word by word is not asked, and what is missing is', () => {
  const questions = asked('- Lesen von Schaltplänen\n- Kenntnisse in EPLAN');
  expect(questions).not.toContain('Lesen von Schaltplänen');
  expect(questions.join(' ')).toContain('EPLAN');
});

const carer = `Ann Hill
Care Assistant
07700 900111

Experience
Care Assistant, Elm House
2015 - present
- Help residents wash, dress and eat with dignity
- Write to families each month

Skills
First aid, Makaton
`;

test('what an edit writes from a bullet is no question any more', () => {
  const { edits, questions } = tailor(engine, {
    resume: carer,
    job: { title: 'Care Assistant', description: 'You must have\n- Personal care and mobility\n- Hoists' },
    asOf: { year: 2026, month: 11 },
  });
  expect(edits.flatMap(({ terms }) => terms.map(({ added }) => added.toLowerCase()))).toContain(
    'personal care',
  );
  const asked = questions.map(({ term }) => term.text.toLowerCase());
  expect(asked).not.toContain('personal care');
  expect(asked).toContain('mobility');
});

const paramsFor = (description: string, page: string, title: string) =>
  tailor(engine, {
    resume: page,
    job: { title, description },
    asOf: { year: 2026, month: 11 },
  }).questions.map(({ code, params }) => `${code} ${params.term}`);

test('an industry is asked for as experience in it, and how somebody is only where little else is asked', () => {
  const questions = paramsFor(
    'Requirements\n- Experience in the aviation industry\n- SAP\n- Salesforce\n- Python\n- Reliability and punctuality',
    carer,
    'Buyer',
  );
  expect(questions).toContain('question.years aviation industry');
  expect(questions.join('\n')).not.toContain('question.soft_skill');
});

test('a question names a thing by its plain form', () => {
  const questions = paramsFor('Anforderungen\n- Erfahrung mit Messgeräten', resume, 'Elektroniker');
  expect(questions.join('\n')).not.toMatch(/Messgeräten/);
  expect(
    paramsFor('Anforderungen\n- Erfahrung in Kundenbetreuung', resume, 'Elektroniker').join('\n'),
  ).toContain('Kundenbetreuung');
});

test('what the page says in equal words is not asked either', () => {
  const own = resume.replace('Anlagen gewartet', 'Anlagen gewartet, Lehrlinge ausgebildet');
  const questions = tailor(engine, {
    resume: own,
    job: {
      title: 'Elektroniker',
      description: 'Anforderungen\n- Ausbildung von Lehrlingen\n- Lichtbogenöfen',
    },
    asOf: { year: 2026, month: 11 },
  }).questions.map(({ term }) => term.text);
  expect(questions).toContain('Lichtbogenöfen');
  expect(questions.join()).not.toContain('Lehrling');
});
