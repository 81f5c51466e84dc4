import { expect, test } from 'vitest';
import { roles, studies } from '../../test/reading.ts';

test('what one did stands below the employer and is none', () => {
  expect(
    roles([
      'Experiencia laboral',
      '2019 - 2024 Peluquera, Marbel, Bilbao',
      'Cortes y peinados para señora',
      'Tintes y mechas',
      '2015 - 2019 Auxiliar, Salón Estilo, Bilbao',
      'Lavado y secado del cabello',
    ]),
  ).toEqual([
    ['Peluquera', 'Marbel'],
    ['Auxiliar', 'Salón Estilo'],
  ]);
  expect(
    roles([
      'Expérience',
      '2021 – 2023',
      'Apprenti cuisinier, Orlando Rive Gauche, Lyon',
      'Épluchage des légumes, mise en place',
      'Plonge le soir',
    ]),
  ).toEqual([['Apprenti cuisinier', 'Orlando Rive Gauche']]);
});

test('an employer in the line below stays one', () => {
  expect(
    roles([
      'Experiencia laboral',
      '2019 - 2024 Peluquera, Bilbao',
      'Salón de belleza Marbel',
      '2015 - 2019 Auxiliar, Vitoria',
      'Peluquería de señoras',
    ]),
  ).toEqual([
    ['Peluquera', 'Salón de belleza Marbel'],
    ['Auxiliar', 'Peluquería de señoras'],
  ]);
});

test('two titles with a stroke between them are one, whichever is the better known', () => {
  const above = (title: string) => [
    'Expérience',
    'Toitures Alba inc.',
    `${title}\t\tavril 2017 à aujourd'hui`,
    'Pose de bardeaux et de solins',
  ];
  for (const title of ["Compagnon ferblantier / chef d'équipe", "Chef d'équipe / compagnon ferblantier"])
    expect(roles(above(title))).toEqual([[title, 'Toitures Alba inc.']]);
  expect(roles(['Work', '', 'Alba Ltd / Welder\t\tApril 2017 - present', 'Welding of frames'])).toEqual([
    ['Welder', 'Alba Ltd'],
  ]);
});

test('a sentence behind the time of a degree is a remark about it', () => {
  expect(
    studies([
      'Estudios',
      '',
      'CFGM Peluquería, IES Mare Nostrum, 2014-2016. Prácticas en Hospital General de Elche (370 h)',
      'Graduado en ESO, 2012',
    ]),
  ).toEqual([
    ['CFGM Peluquería', 'IES Mare Nostrum'],
    ['Graduado en ESO', undefined],
  ]);
  expect(
    studies([
      'Education',
      '',
      "BSc Nursing, University of Leeds, 2014-2018. Placement at St Mary's Hospital",
    ]),
  ).toEqual([['BSc Nursing', 'University of Leeds']]);
});

test('a line in small letters below employer and title is no employer', () => {
  for (const title of ["agent d'entretien", "Agent d'entretien"])
    expect(roles(['Expérience', `SONETT, Lille, ${title}, 2021 - 2025`, 'nettoyage des vitres'])).toEqual([
      [title, 'SONETT'],
    ]);
  expect(roles(['Work', 'Serco, Leeds, cleaner, 2021 - 2025', 'windows and floors'])).toEqual([
    ['cleaner', 'Serco'],
  ]);
});
