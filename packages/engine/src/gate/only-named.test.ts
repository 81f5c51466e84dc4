import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

test.each<Case>([
  ['en', 'Booked inspections for the lifts', 'Inspected the lifts'],
  ['en', 'Typed up translation requests', 'Translated'],
  ['en', 'Posted installation guides to customers', 'Installed for customers'],
  ['fr', 'Commandé le matériel de nettoyage', 'Nettoyé'],
  ['fr', 'Classé les bons de livraison', 'Livré'],
  ['es', 'Archivé los partes de reparación', 'Reparé'],
  ['de', 'Termine für Beratungen gebucht', 'Kunden beraten'],
])('what is only named under another verb was not done (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test.each<Case>([
  ['en', 'Carried out inspections of lifts', 'Inspected lifts'],
  ['en', 'Conducted translation of manuals', 'Translated manuals'],
  ['en', 'Inspection of lifts', 'Inspected lifts'],
  ['en', 'Drove the lorry to deliver sand', 'Delivered sand by lorry'],
  ['fr', 'Assuré le nettoyage des cuves', 'Nettoyé les cuves'],
  ['fr', 'Chargé de la livraison des repas', 'Livré les repas'],
  ['es', 'Me encargué de la limpieza de depósitos', 'Limpié depósitos'],
  ['de', 'Die Beratung der Kundschaft übernommen', 'Kundschaft beraten'],
])('what was done by a verb that says only that is told by its own (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(true);
});

test.each<Case>([
  ['fr', 'Compté les vélos réparés', 'Réparation de vélos'],
  ['fr', 'Vendu des bocaux stérilisés', 'Stérilisation des bocaux'],
  ['fr', 'Lu les lettres traduites', 'Traduction des lettres'],
])('what the thing of another verb is like was not done, named as a doing either (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test.each<Case>([
  ['fr', 'Vélos réparés et vendus', 'Réparation de vélos'],
  ['fr', 'Fabriqué des bocaux stérilisés', 'Fabrication de bocaux stérilisés'],
])('but what a point without another verb tells in participles was (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(true);
});

test('a French participle that no rule makes opens a point with a capital as well', () => {
  expect(passes('fr', 'Relu les baux signés', 'Signé les baux')).toBe(false);
  expect(passes('fr', 'Vérifié les crèmes vendues', 'Vendu les crèmes')).toBe(false);
});

test.each<Case>([
  ['fr', ['Remplacé le gérant en août', 'Repéré les vitres fêlées'], 'Remplacé les vitres fêlées'],
  ['fr', ['Suivi les consignes de tri', 'Établi des devis'], 'Rédigé les consignes de tri'],
  ['es', ['Cambié turnos con colegas', 'Avisé de los cristales rotos'], 'Cambié los cristales rotos'],
])('a verb of one line is not done to the thing of another (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test('half of it is what is divided by two', () => {
  expect(passes('fr', 'Réduit de moitié le bruit', 'Divisé par deux le bruit')).toBe(true);
  expect(passes('fr', 'Réduit d’un quart le bruit', 'Divisé par deux le bruit')).toBe(false);
});

test.each<Case>([
  ['de', 'Boote getauft und Hafenpapiere gedruckt', 'Boote getauft und Hafendokumente gedruckt'],
  ['de', 'Nahm Hafenpost entgegen', 'Nahm Hafenpost an'],
  ['de', 'Netze geflickt und Seegerichte gekocht', 'Seegerichte gekocht und Netze geflickt'],
])(
  'a German noun that ends like a verb is none before the verb that closes its clause (%s, %s)',
  (...one) => {
    expect(passes(...one)).toBe(true);
  },
);

test('who began in a place has not founded it', () => {
  expect(passes('en', 'Started in a boatyard in 2018', 'Established a boatyard in 2018')).toBe(false);
  expect(passes('en', 'Started a shanty choir in 2018', 'Established a shanty choir in 2018')).toBe(true);
});
