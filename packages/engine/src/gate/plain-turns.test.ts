import { expect, it } from 'vitest';
import { isOneWord, passes } from './fixture.ts';
import { fold } from './word-forms.ts';

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

it('a part of each day is daily, and as many days of the week are so many times a week', () => {
  expect(passes('fr', 'Brossé les ânes tous les soirs', 'Brossage quotidien des ânes, le soir')).toBe(true);
  expect(passes('fr', 'Brossé les ânes le soir de la foire', 'Brossage quotidien des ânes')).toBe(false);
  expect(passes('fr', 'Fêté la lune chaque automne', 'Fête annuelle de la lune, en automne')).toBe(true);
  expect(passes('fr', 'Brossé les ânes le mardi et le samedi', 'Brossé les ânes deux fois par semaine')).toBe(
    true,
  );
  expect(passes('fr', 'Brossé les ânes le mardi', 'Brossé les ânes une fois par semaine')).toBe(true);
  expect(passes('fr', 'Brossé les ânes le mardi', 'Brossé les ânes deux fois par semaine')).toBe(false);
});

it('a tool that helped is no helping', () => {
  expect(passes('fr', 'Hissé les sacs à l’aide d’une poulie', 'Hissage des sacs à la poulie')).toBe(true);
  expect(passes('de', 'Säcke mit Hilfe einer Winde gehoben', 'Säcke mit einer Winde gehoben')).toBe(true);
  expect(passes('fr', 'Apporté mon aide au pointage des sacs', 'Pointage des sacs')).toBe(false);
});

it('who was in charge of a doing has done it, whatever her gender', () => {
  expect(passes('fr', 'Rédigé les baux', 'Chargée de la rédaction des baux')).toBe(true);
  expect(passes('fr', 'Rédigé les baux', 'Chargée de la signature des baux')).toBe(false);
});

it('millions in words are the figure, and have the currency behind "of"', () => {
  expect(passes('fr', 'Fondu trois millions d’euros d’or', 'Fondu 3 M€ d’or')).toBe(true);
  expect(passes('fr', 'Fondu trois millions d’euros d’or', 'Fondu 3 millions de dollars d’or')).toBe(false);
  expect(passes('es', 'Fundí 3 millones de euros en oro', 'Fundí 3.000.000 € en oro')).toBe(true);
});

it('a French adjective is one word in both genders', () => {
  for (const [one = '', other = ''] of [
    ['neuf', 'neuves'],
    ['coûteux', 'coûteuses'],
    ['éducatif', 'éducative'],
    ['frais', 'fraîche'],
    ['soigneux', 'soigneusement'],
  ])
    expect(isOneWord('fr', fold(one), fold(other))).toBe(true);
  expect(isOneWord('fr', 'creatif', 'creation')).toBe(false);
});

it('morning and evening is twice a day', () => {
  expect(passes('fr', 'Trait les brebis matin et soir', 'Trait les brebis deux fois par jour')).toBe(true);
  expect(passes('fr', 'Trait les brebis le soir', 'Trait les brebis deux fois par jour')).toBe(false);
});
