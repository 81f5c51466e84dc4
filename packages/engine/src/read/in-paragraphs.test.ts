import { expect, test } from 'vitest';
import { answer, headed, jobsByMonth, read } from '../../test/reading.ts';

const told = (text: string) => answer(headed(text));
const jobs = (text: string) => jobsByMonth(headed(text));

test('marks that each open an entry, with its time between title and text, head entries in any language', () => {
  expect(
    jobs(`EXPERIENCIA

- Auxiliar de archivo. Biblioteca Monteazul (Soria). Del 03/10/2020 a la actualidad. Préstamo y catalogación.
- Ordenanza. Junta Vecinal de Robleda. Del 01/02/2016 al 30/09/2020. Reparto de correo.`),
  ).toEqual([
    ['Auxiliar de archivo', 'Biblioteca Monteazul', '2020-10', 'now'],
    ['Ordenanza', 'Junta Vecinal de Robleda', '2016-02', '2020-09'],
  ]);
  expect(
    jobs(`Berufserfahrung

- Restaurator. Werkstatt Ohlendorf. Mai 2018 – heute. Rahmen, Blattgold, Lasuren
- Tischlergeselle. Holzbau Wendt. 2014 – 2018. Fenster und Treppen`),
  ).toEqual([
    ['Restaurator', 'Werkstatt Ohlendorf', '2018-05', 'now'],
    ['Tischlergeselle', 'Holzbau Wendt', '2014', '2018'],
  ]);
});

test('where paragraphs begin with a time, the header ends where both names are said', () => {
  expect(
    jobs(`EXPERIENCE

2019 – present Ward Clerk at Penhallow Infirmary, Truro. Bed lists, phones, discharge letters
2015 – 2019 Receptionist at Quayside Dental, Truro. Bookings and recalls`),
  ).toEqual([
    ['Ward Clerk', 'Penhallow Infirmary', '2019', 'now'],
    ['Receptionist', 'Quayside Dental', '2015', '2019'],
  ]);
});

test('a short sentence behind the employer is still the title when no title was said', () => {
  expect(
    jobs(`EXPERIENCIA

2017 – 2020: Mesón El Candil, Jerez. Jefa de sala. Turnos, bodega y reservas de grupos grandes.
2014 – 2017: Taberna Los Arcos, Jerez. Barra y cocina.`),
  ).toEqual([
    ['Jefa de sala', 'Mesón El Candil', '2017', '2020'],
    ['Barra y cocina', 'Taberna Los Arcos', '2014', '2017'],
  ]);
});

test('a word that may mean something else parts title and employer where most entries are written with it', () => {
  expect(
    jobs(`EXPERIENCIA

Trabajadora familiar en Montes y Olid (2018 - 2021)

Recepcionista en Hotel Faro Chico (2015 - 2018)`),
  ).toEqual([
    ['Trabajadora familiar', 'Montes y Olid', '2018', '2021'],
    ['Recepcionista', 'Hotel Faro Chico', '2015', '2018'],
  ]);
  expect(jobs('EXPERIENCIA\n\nTécnico en Prevención de Riesgos (2018 - 2021)\nGrupo Aldaba, Vigo')).toEqual([
    ['Técnico en Prevención de Riesgos', 'Grupo Aldaba', '2018', '2021'],
  ]);
});

test('numbers before entries count them, with roman numerals too; a numbered list of sentences stays one', () => {
  expect(
    jobs(`WORK

i.  Okoro & Sons, Lagos
    Position: Site Clerk
    Period: 2018 - 2021
    - Kept the day book

ii. Harbour Stores Ltd, Lagos
    Position: Storekeeper
    Period: 2015 - 2018
    - Counted stock`),
  ).toEqual([
    ['Site Clerk', 'Okoro & Sons', '2018', '2021'],
    ['Storekeeper', 'Harbour Stores Ltd', '2015', '2018'],
  ]);
  expect(
    told(`WORK

Clerk, Harbour Stores Ltd, 2015 - 2018
1. Counted stock every week
2. Paid invoices`).experience.map((job) => job.bullets.length),
  ).toEqual([2]);
});

test('a hash before line after line is a bullet, and no heading', () => {
  const { experience } = told(`EXPERIENCE

Company: Lotus Agro Exports
Designation: Manager - Accounts
Duration: Apr 2019 to till date
Roles & Responsibilities:
# Monthly closing
# Filing of returns
# Audit`);
  expect(experience.map((job) => [job.title, job.organization, job.bullets.length])).toEqual([
    ['Manager - Accounts', 'Lotus Agro Exports', 3],
  ]);
});

test.each([
  ['EXPERIENCE\n\nBarista (student job)\nCafé Lindgren\n2019 - 2020', 'Barista'],
  ['EXPÉRIENCE\n\nÉducatrice (contrat de remplacement)\nFoyer Sablon\n2019 - 2020', 'Éducatrice'],
  [
    'BERUFSERFAHRUNG\n\nPförtner (450-Euro-Basis, während des Studiums)\nMuseum Alsdorf\n2019 - 2020',
    'Pförtner',
  ],
  ['EXPERIENCIA\n\nDependienta (refuerzo de verano)\nZapatería Luz\n2019 - 2020', 'Dependienta'],
])('how one was employed is no part of the title: %s', (text, title) => {
  expect(told(text).experience[0]?.title).toBe(title);
});

test('a town and its canton are no part of an employer; a name turned by a comma is turned back', () => {
  expect(jobs('BERUFSERFAHRUNG\n\nGenossenschaft Hofgut Reuss, Muri AG – Magaziner\n2016 – 2018')).toEqual([
    ['Magaziner', 'Genossenschaft Hofgut Reuss', '2016', '2018'],
  ]);
  const { contact } = read('TOLLAND, Maeve Ann\nmaeve@example.com');
  expect(contact.name?.value).toBe('Maeve Ann TOLLAND');
});

test('a small word between the points of an entry heads no section, whatever it may head elsewhere', () => {
  const { experience } = told(`EXPERIENCIA

Auxiliar de archivo, Biblioteca Monteazul, 2018 - 2020
- Préstamo y catalogación
prácticas
- Reparto de correo`);
  expect(experience.map((job) => job.bullets.length)).toEqual([2]);
});
