import { expect, test } from 'vitest';
import { lexisOf } from './lexis.ts';
import { statement } from './statement.ts';

function alike(language: 'en' | 'es' | 'fr' | 'de' | 'zh', one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => statement(text, 'text', lexisOf(language)).groups);
  return [...(first ?? [])].some((group) => second?.has(group));
}

test('letters of several meanings say one of them only beside its words', () => {
  expect(alike('fr', 'Mesuré la TA deux fois par jour', 'tension artérielle')).toBe(true);
  expect(alike('fr', 'Corrigé de la TA pour un constructeur', 'tension artérielle')).toBe(false);
  expect(alike('en', 'Managed the hotel SPA', 'single-page application')).toBe(false);
  expect(alike('en', 'Built the SPA in React', 'single-page application')).toBe(true);
});

test('letters that are a word in another language are a name in their own only', () => {
  expect(alike('es', 'Traté a niños con TEA', 'trastorno del espectro autista')).toBe(true);
  expect(alike('en', 'Served tea to visitors', 'autism spectrum disorder')).toBe(false);
  expect(alike('en', 'Led a team of six', 'light emitting diode')).toBe(false);
});

test('dotted letters and letters joined by "&" are one name', () => {
  expect(alike('en', 'Taught P.E. and swimming', 'physical education')).toBe(true);
  expect(alike('en', 'Worked on three M&A deals', 'mergers and acquisitions')).toBe(true);
  expect(alike('es', 'Llevé RR. HH. en dos fábricas', 'recursos humanos')).toBe(true);
});
