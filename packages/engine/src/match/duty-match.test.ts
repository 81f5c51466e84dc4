import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import type { RequirementMatch } from '../types.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));

/** How the one line of work that a posting names is met by one point of a role. */
function dutyMatch(heading: string, duty: string, resume: string): RequirementMatch | undefined {
  const job = { title: '', description: `${heading}\n- ${duty}` };
  const { job: read, matches } = engine.analyse(resume, job, { year: 2026, month: 11 });
  const own = read.requirements.find(({ kind }) => kind === 'duty');
  return matches.find(({ requirementId }) => requirementId === own?.id);
}

const german = (point: string): string =>
  `Hanne Vogt\n\nBerufserfahrung\n\nBürokraft, Holzhandel Sand\n03/2021 - heute\n- ${point}\n`;

test('a duty done in other words of equal meaning is met, and is not seen', () => {
  const duty = 'Mahnwesen und Inventur';
  const told = dutyMatch(
    'Ihre Aufgaben',
    duty,
    german('Mahnungen geschrieben und im Januar Bestände gezählt'),
  );
  expect(told).toMatchObject({ status: 'met', visibility: 0 });
  expect(told?.quotes[0]?.quote).toBe('Mahnungen geschrieben und im Januar Bestände gezählt');
  const half = dutyMatch('Ihre Aufgaben', duty, german('Mahnungen geschrieben, Post verteilt'));
  expect(half).toMatchObject({ status: 'partly', visibility: 0 });
  const own = dutyMatch('Ihre Aufgaben', duty, german('Mahnwesen und Inventur'));
  expect(own).toMatchObject({ status: 'met', visibility: 1 });
});

test.each([
  [
    'en',
    'Responsibilities',
    'Repairs gates',
    'Ann Lee\n\nExperience\n\nCleaner, Gates & Doors Ltd\n2019 - 2022\n- POINT\n',
    'Mopped floors',
    'Mended gates',
  ],
  [
    'de',
    'Ihre Aufgaben',
    'Verkauf von Brot',
    'Ann Lee\n\nBerufserfahrung\n\nReinigungskraft, Brot Krause GmbH\n2019 - 2022\n- POINT\n',
    'Böden gewischt',
    'Brot verkauft',
  ],
] as const)('where one worked is no work that was done (%s)', (_, heading, duty, page, other, own) => {
  expect(dutyMatch(heading, duty, page.replace('POINT', other))?.status ?? 'unknown').toBe('unknown');
  expect(dutyMatch(heading, duty, page.replace('POINT', own))?.status).toMatch(/met|partly/);
});

test('a neighbouring task and who denies it say nothing of a duty', () => {
  const duty = 'Mahnwesen und Inventur';
  for (const point of ['Rechnungen abgelegt, Post verteilt', 'Keine Erfahrung mit Mahnungen schreiben'])
    expect(dutyMatch('Ihre Aufgaben', duty, german(point))?.status).toBe('unknown');
});

const learned: [string, string, string, string][] = [
  [
    'fr',
    'Expérience\n\nApprenti menuisier, Bois Martin\n2019 - 2021\n',
    'Missions',
    'Encadrer les apprentis',
  ],
  ['es', 'Experiencia\n\nBecaria, Gestoría Luna\n2019 - 2021\n', 'Funciones', 'Formar a los becarios'],
  [
    'de',
    'Berufserfahrung\n\nPraktikant, Tischlerei Sand\n2019 - 2021\n',
    'Ihre Aufgaben',
    'Anleitung der Praktikanten',
  ],
  ['en', 'Experience\n\nTrainee, Hill Joinery\n2019 - 2021\n', 'Responsibilities', 'Mentoring of trainees'],
];

test.each(learned)('who was a learner has not looked after learners (%s)', (_, page, heading, duty) => {
  const resume = (point: string): string => `Hanne Vogt\n\n${page}- ${point}\n`;
  const status = (point: string) => dutyMatch(heading, duty, resume(point))?.status ?? 'unknown';
  expect(status('ABC 123')).toBe('unknown');
  expect(status(duty)).toBe('met');
});
