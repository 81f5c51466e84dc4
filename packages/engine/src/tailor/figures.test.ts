import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { applyEdits } from '../edits/apply.ts';
import { tailor } from './tailor.ts';

const data = new URL('../../data/', import.meta.url);
const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));
const asOf = { year: 2026, month: 11 };

const pages = {
  en: [
    'Experience\n\nShop Manager, Fen & Field Ltd, Ely\nMarch 2019 - present',
    'Education\nBA History, 2011 - 2014',
  ],
  es: [
    'Experiencia\n\nEncargada, Tiendas Prado S.L., Lugo\nMarzo de 2019 - Actualidad',
    'Formación\nGrado en Historia, 2011 - 2014',
  ],
  fr: [
    'Expérience\n\nResponsable de magasin, Les Prés SARL, Dijon\nMars 2019 - aujourd’hui',
    'Formation\nLicence d’histoire, 2011 - 2014',
  ],
  de: [
    'Berufserfahrung\n\nFilialleiterin, Feld und Wiese GmbH, Kiel\nMärz 2019 bis heute',
    'Ausbildung\nKauffrau im Einzelhandel, 2011 bis 2014',
  ],
} as const;

function written(language: keyof typeof pages, ...points: string[]): string[] {
  const [top, end] = pages[language];
  const resume = `Mara Linden\nmara.linden@example.com\n\n${top}\n${points.map((point) => `- ${point}`).join('\n')}\n\n${end}\n`;
  const { edits, before } = tailor(engine, {
    resume,
    job: { title: 'Shop Manager', description: 'Till' },
    asOf,
  });
  const own = edits.filter((edit) => edit.kind === 'figure');
  expect(own.length).toBeLessThanOrEqual(1);
  return applyEdits(before.resume.source, own)
    .lines.filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}

test('things counted stand in figures, in one edit for all', () => {
  expect(written('en', 'Trained nine new cashiers', 'Ran four shops with 30 people')).toEqual([
    'Trained 9 new cashiers',
    'Ran 4 shops with 30 people',
  ]);
  expect(written('es', 'Formé a nueve compañeras')).toEqual(['Formé a 9 compañeras']);
  expect(written('fr', 'Encadrement de onze vendeurs')).toEqual(['Encadrement de 11 vendeurs']);
  expect(written('de', 'Einarbeitung von zwölf Aushilfen')).toEqual(['Einarbeitung von 12 Aushilfen']);
});

test('a range changes as a whole', () => {
  expect(written('en', 'Served ten to twelve customers an hour')).toEqual([
    'Served 10 to 12 customers an hour',
  ]);
});

test('shares, parts and what counts nothing stay in words, and so does the rest of such a point', () => {
  const points = [
    'Chosen as one of three trainers among nine shops',
    'Cut waste by two thirds in four shops',
    'Was second to none of the two',
  ];
  expect(written('en', ...points)).toEqual(points);
  expect(written('fr', 'Deux appels sur trois réglés en trois minutes')).toEqual([
    'Deux appels sur trois réglés en trois minutes',
  ]);
  expect(written('de', 'Schwund um zwei Drittel gesenkt')).toEqual(['Schwund um zwei Drittel gesenkt']);
});
