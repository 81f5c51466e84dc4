import { expect, test } from 'vitest';
import { noNames } from '../../test/no-names.ts';
import type { Language } from '../types.ts';
import { readJob } from './read-job.ts';

const asked = (language: Language, lines: string[]): string[] =>
  readJob({ title: 'x', description: lines.join('\n') }, language, noNames).requirements.map(
    ({ text }) => text,
  );

test('letters and numbers that count a list up are no part of what is asked for', () => {
  expect(
    asked('zh', ['任职要求', 'A. 熟悉内部控制规范;', 'B. 文字功底扎实;', 'C. 会盲打。']).join(),
  ).not.toMatch(/[ABC]\./);
  const lettered = ['Requirements', 'A. Backflow testing', 'B. Drip systems', 'C. Valve wiring'];
  expect(asked('en', lettered)).toEqual(['Backflow testing', 'Drip systems', 'Valve wiring']);
});

test('a letter that nothing counts on from is a name', () => {
  expect(asked('en', ['Requirements', '- Infusion pumps', 'B. Braun pumps'])).toContain('B. Braun pumps');
});

test('prose behind a list is none of it', () => {
  const trade = [
    'Requisitos',
    '- Poda de frutales',
    '- Riego por goteo',
    '',
    'La bodega aplica criterios objetivos y mide la huella.',
  ];
  expect(asked('es', trade)).toEqual(['Poda de frutales', 'Riego por goteo']);
});

test('prose behind a list asks where it says so', () => {
  const lines = ['Requirements', '- Drip systems', '- Valve wiring', '', 'Fluent Spanish is required.'];
  expect(asked('en', lines)).toContain('Fluent Spanish is required.');
});

test('a suspended half of a compound is made whole', () => {
  const terms = asked('de', [
    'Ihr Profil',
    '- Kenntnisse im Steuer- und Lohnsteuerrecht',
    '- Wundversorgung',
  ]);
  expect(terms).toEqual(expect.arrayContaining(['Steuerrecht', 'Lohnsteuerrecht']));
});

test('half a compound is never shown', () => {
  const lines = ['Das wäre schön', '- Fortbildung in Natur- oder Waldpädagogik', '- Lernvideos'];
  for (const text of asked('de', lines)) expect(text).not.toMatch(/-$/);
});

test('what opens a bracket closes it, and a clause about the thing is left away', () => {
  expect(asked('en', ['Requirements', '- Accessibility standards (WCAG)', '- Drip systems'])).toContain(
    'WCAG',
  );
  const lines = ['Qué pedimos', '- Un portfolio que nos haga sonreír', '- Poda de frutales'];
  expect(asked('es', lines)).not.toContain('portfolio que nos haga sonreír');
});

test('a word that asks for nothing alone is shown with what belongs to it', () => {
  expect(asked('es', ['Requisitos', '- Red de contactos', '- Poda de frutales'])).toContain(
    'Red de contactos',
  );
  expect(asked('de', ['Ihr Profil', '- Sicherer Umgang mit dem Computer', '- Wundversorgung'])).toContain(
    'Umgang mit dem Computer',
  );
});
