import { expect, it } from 'vitest';
import { passes } from './fixture.ts';

it('a word cut before a hyphen has the end of the word it is listed with', () => {
  expect(passes('de', 'Haus- und Gartenarbeit erledigt', 'Gartenarbeit und Hausarbeit erledigt')).toBe(true);
});

it('each one of them is all of them', () => {
  expect(passes('fr', 'Arrosé chaque plante le matin', 'Arrosé toutes les plantes le matin')).toBe(true);
  expect(passes('de', 'Jede Pflanze gegossen', 'Alle Pflanzen gegossen')).toBe(true);
  expect(passes('es', 'Regué las plantas', 'Regué todas las plantas')).toBe(false);
});

it('who speaks a language is told in one word or in three', () => {
  expect(passes('fr', 'Guidé des groupes germanophones', 'Guidé des groupes de langue allemande')).toBe(true);
  expect(passes('fr', 'Guidé des groupes germanophones', 'Guidé des groupes de langue italienne')).toBe(
    false,
  );
});

it('a measure of area is written with a sign or in words', () => {
  expect(passes('fr', 'Semé 300 m² de gazon', 'Semé 300 mètres carrés de gazon')).toBe(true);
  expect(passes('fr', 'Semé 300 m² de gazon', 'Semé 400 mètres carrés de gazon')).toBe(false);
  expect(passes('de', '300 m² Rasen gesät', '300 Quadratmeter Rasen gesät')).toBe(true);
});
