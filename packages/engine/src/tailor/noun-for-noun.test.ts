import { expect, test } from 'vitest';
import { pointFor as point } from '../../test/one-point.ts';

test('a point that opens with a noun of doing takes the other noun in its place, and no label with its own words', () => {
  expect(point('de', 'Gewinnung neuer Kunden im Raum Emden', 'Neukundenakquise')).toBe(
    'Neukundenakquise im Raum Emden',
  );
});

test('a label of a doing stands before no words that name a person', () => {
  expect(
    point('es', 'Encargada de registrar las facturas de clientes en Sage', 'facturación emitida'),
  ).not.toMatch(/: encargada/i);
});

test('a noun takes no place before the thing that it has already', () => {
  expect(point('fr', "Gestion des plannings de l'équipe", 'planification des équipes')).not.toMatch(
    /équipes de l'équipe/,
  );
});

test('behind a label no noun of doing goes, and no capital stands but that of a name', () => {
  expect(point('de', 'Pflege der Artikelstämme in einer Datenbank', 'Stammdatenpflege')).toBe(
    'Stammdatenpflege: Pflege der Artikelstämme in einer Datenbank',
  );
  expect(point('fr', "J'implante les ouvrages au théodolite", 'implantation topographique')).toBe(
    "Implantation topographique : j'implante les ouvrages au théodolite",
  );
});

test('what a point says last is no label of all of it', () => {
  expect(point('en', 'Feed the ponies, dress wounds', 'wound management')).not.toMatch(/^Wound management:/);
});

test('a Chinese doing with its partner before it stands behind a verb', () => {
  expect(point('zh', '量房，和业主沟通需求，出平面方案', '需求沟通')).toBe(
    '量房，和业主进行需求沟通，出平面方案',
  );
});
