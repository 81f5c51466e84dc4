import { expect, test } from 'vitest';
import { answer, headed, jobsByMonth, read } from '../../test/reading.ts';

const told = (text: string) => answer(headed(text));
const jobs = (text: string) => jobsByMonth(headed(text));

test('labels above their values are a form, from and to are one time', () => {
  const text = `Work history

Employer
Oakhollow Council
Position
Clerk / Typist
From
05/2019
To
Present
Duties
Letters, minutes and the post room.

Employer
Fenwold Storage
Position
Packer
From
02/2016
To
04/2019
Duties
Nights in the cold hall.`;
  expect(jobs(text)).toEqual([
    ['Clerk / Typist', 'Oakhollow Council', '2019-05', 'now'],
    ['Packer', 'Fenwold Storage', '2016-02', '2019-04'],
  ]);
});

test('an entry of a form ends where a label comes again, wherever its date stands', () => {
  const text = `EXPERIENCIA

Empresa: Residencia Los Olmos
Puesto: Gerocultora
Periodo: mayo de 2019 - Actualidad
Puesto: Auxiliar de limpieza
Empresa: Colegio Santa Brígida
Periodo: enero de 2016 - abril de 2019`;
  expect(jobs(text)).toEqual([
    ['Gerocultora', 'Residencia Los Olmos', '2019-05', 'now'],
    ['Auxiliar de limpieza', 'Colegio Santa Brígida', '2016-01', '2019-04'],
  ]);
});

test('one filled form is one entry, and its labels head no section', () => {
  const text = `FORMATION

Période
2009 – 2012
Diplôme
CFC de cuisinière
Établissement
École professionnelle de Montfleury`;
  expect(told(text).education).toEqual([
    {
      degree: 'CFC de cuisinière',
      institution: 'École professionnelle de Montfleury',
      start: '2009',
      end: '2012',
    },
  ]);
});

test('columns of a table that begin and end a time are read together, and its head is no entry', () => {
  const text = `EXPERIENCIA

Puesto              Empresa                Inicio     Fin
Recepcionista       Hotel Peñas Altas      04/2021    actualidad
Camarera            Bar El Puente          03/2017    03/2020`;
  expect(jobs(text)).toEqual([
    ['Recepcionista', 'Hotel Peñas Altas', '2021-04', 'now'],
    ['Camarera', 'Bar El Puente', '2017-03', '2020-03'],
  ]);
});

test('a time broken over two lines of a margin is one', () => {
  const text = `EXPERIENCIA

ene. 2020       Delineante
hasta hoy       Estudio Tres Ríos

abr. 2015       Becaria
dic. 2019       Oficina Lagunas`;
  expect(jobs(text)).toEqual([
    ['Delineante', 'Estudio Tres Ríos', '2020-01', 'now'],
    ['Becaria', 'Oficina Lagunas', '2015-04', '2019-12'],
  ]);
});

test('years below one another without gaps are a list, no times', () => {
  const text = `Experience

2012   Clerk, Oakhollow Council
2015   Packer, Fenwold Storage
2018   Driver, Harbour Freight Ltd`;
  expect(jobs(text).map(([, , start, end]) => [start, end])).toEqual([
    ['2012', '2012'],
    ['2015', '2015'],
    ['2018', '2018'],
  ]);
});

test('labels and dates at the left are rows of a table, though headings stand on both sides', () => {
  const text = `Persönliche Daten

Anschrift:          Hafenstraße 9, 26789 Leer
Telefon:            0171 3920054
Geboren:            02.05.1990 in Emden

Berufserfahrung

seit 03/2019        Pflegefachfrau
                    Klinikum Sandbogen
06/2016 – 05/2017   Elternzeit
10/2013 – 05/2016   Pflegehelferin
                    Stift Moorblick

Weiterbildung

2018                Wundexpertin`;
  expect(jobs(text)).toEqual([
    ['Pflegefachfrau', 'Klinikum Sandbogen', '2019-03', 'now'],
    ['Pflegehelferin', 'Stift Moorblick', '2013-10', '2016-05'],
  ]);
});

test.each([
  ['1999 – 2001   landwirtschaftlicher Gehilfe, Hof Petersen-Wulff', 'landwirtschaftlicher Gehilfe'],
  ['1999 – 2001   Saddle soaper, Hof Petersen-Wulff, Oldesloh', 'Saddle soaper'],
])('what no list knows is parted at its comma: %j', (line, title) => {
  expect(jobs(`Berufserfahrung\n\n${line}`)).toEqual([[title, 'Hof Petersen-Wulff', '1999', '2001']]);
});

test('a sentence that begins with a time is an entry when its section is written so', () => {
  const text = `Depuis mars 2018, conducteur super poids lourd, Transports Valbrune, Montélimar. Citerne alimentaire et bâchée, vallée du Rhône
et Piémont, sans accident responsable.

D'octobre 2013 à février 2018, chauffeur-livreur, Meubles Garance, Valence. Livraison et montage à deux, reprises.

De novembre 2004 à novembre 2009, cariste, Entrepôts Vaucelles.`;
  expect(jobs(text)).toEqual([
    ['conducteur super poids lourd', 'Transports Valbrune', '2018-03', 'now'],
    ['chauffeur-livreur', 'Meubles Garance', '2013-10', '2018-02'],
    ['cariste', 'Entrepôts Vaucelles', '2004-11', '2009-11'],
  ]);
});

test('a postal code before a telephone number is no part of it', () => {
  const { contact } = read('Maeve Tolland\nMemphis, TN 38109 - 901-555-0188');
  expect(contact.phone?.value).toBe('901-555-0188');
});

test('a label and its value are parted by a bar, too', () => {
  const text = `Berufserfahrung

Zeitraum | 04/2018 → heute
Funktion | Gerberin
Arbeitgeber | Lederhaus Wintergrün, Olten

Zeitraum | 08/2014 → 03/2018
Funktion | Näherin
Arbeitgeber | Zeltmacherei Borst, Aarau

Schulbildung

Zeitraum | 08/2011 → 07/2014
Abschluss | Gerberin EFZ
Bildungsstätte | Berufsschule Horgen`;
  expect(jobs(text)).toEqual([
    ['Gerberin', 'Lederhaus Wintergrün', '2018-04', 'now'],
    ['Näherin', 'Zeltmacherei Borst', '2014-08', '2018-03'],
  ]);
  expect(told(text).education).toMatchObject([
    { degree: 'Gerberin EFZ', institution: 'Berufsschule Horgen' },
  ]);
});

test('a label over a sentence tells of the title above it, and in a form it names one', () => {
  const told =
    'Expérience\n\n2019 – 2022 Gardienne de musée, Musée des Ors, Metz\nPoste : surveillance des salles et accueil des groupes\nHoraires : week-ends';
  expect(jobs(told)).toEqual([['Gardienne de musée', 'Musée des Ors', '2019', '2022']]);
  const form = 'Experiencia\n\nEmpresa: Canteras Sil\nCargo: jefe de voladuras\nPeriodo: 2011 - 2015';
  expect(jobs(form)).toEqual([['jefe de voladuras', 'Canteras Sil', '2011', '2015']]);
});
