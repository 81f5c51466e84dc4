import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const pages = {
  fr: ['Expérience professionnelle\n\nAgente, Prairie SARL\nmars 2019 - mai 2024\n- ', '- Expérience en '],
  de: ['Berufserfahrung\n\nFachkraft, Wiese GmbH\n03/2019 bis 05/2024\n- ', '- Erfahrung in '],
} as const;

function isWritten(language: keyof typeof pages, said: string, asked: string): boolean {
  const [before, asks] = pages[language];
  const { text } = tailor(engine, {
    resume: `Noa Linden\nnoa@example.com\n\n${before}${said}\n`,
    job: { title: 'Prado', description: `Profil :\n${asks}${asked}` },
    asOf: { year: 2026, month: 11 },
  });
  return text.toLowerCase().includes(asked.toLowerCase());
}

test.each<[keyof typeof pages, string, string]>([
  ['fr', 'Réparé des thermopompes en hiver', 'dépannage de pompes à chaleur'],
  ['fr', 'Remplacé des déambulateurs usés', 'changement de marchettes'],
  ['de', 'Krücken an Verletzte ausgegeben', 'Ausgabe von Gehstützen'],
  ['de', 'Schränke vor der Lieferung auseinandergebaut', 'Demontage von Schränken'],
])('the thing and the doing each by another name: %s, %s, %s', (language, said, asked) => {
  expect(isWritten(language, said, asked)).toBe(true);
});

test.each<[keyof typeof pages, string, string]>([
  ['fr', 'Rangé des déambulateurs usés', 'changement de marchettes'],
  ['de', 'Krücken für Verletzte getragen', 'Ausgabe von Gehstützen'],
  ['fr', 'Pesé des marchandises au port', 'merchandising'],
  ['de', 'Lohnabrechnung für 90 Köche', 'Lohn- und Gehaltsabrechnung'],
])('another doing is none: %s, %s, %s', (language, said, asked) => {
  expect(isWritten(language, said, asked)).toBe(false);
});
