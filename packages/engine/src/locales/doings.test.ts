import { expect, test } from 'vitest';
import { asDoing as german } from './de/doings.ts';
import { asDoing as english } from './en/doings.ts';
import { asDoing as spanish } from './es/doings.ts';
import { asDoing as french } from './fr/doings.ts';

test.each([
  ['Betreue eine Gruppe von Lehrlingen', 'Gruppe von Lehrlingen betreuen'],
  ['stelle Rechnungen aus und verbuche Zahlungen', 'Rechnungen ausstellen und Zahlungen verbuchen'],
  ['Lackiere und poliere Möbel', 'Möbel lackieren und polieren'],
  ['Beete angelegt, Rasen gemäht', 'Beete anlegen, Rasen mähen'],
  ['Steuere die Anlage: Druck, Temperatur', 'Anlage steuern'],
  ['wechsle Filter und sichte die Proben', 'Filter wechseln'],
])('German: "%s" is "%s" among other doings', (told, named) => {
  expect(german(told)).toBe(named);
});

test.each([
  ['Vendo y preparo ramos', 'vender y preparar ramos'],
  ['Reparte el correo, atiende el teléfono', 'repartir el correo, atender el teléfono'],
  ['Organicé ferias y traduje catálogos', 'organizar ferias y traducir catálogos'],
  ['Despacho pedidos y anoto los pesos', 'despachar pedidos'],
])('Spanish: "%s" is "%s" among other doings', (told, named) => {
  expect(spanish(told)).toBe(named);
});

test.each([
  ['Prépare les commandes et range la réserve', 'préparer les commandes et ranger la réserve'],
  ['Je reçois les fournisseurs, gère les retours', 'recevoir les fournisseurs, gérer les retours'],
  ['nettoie les bacs et dose les sauces', 'nettoyer les bacs et doser les sauces'],
])('French: "%s" is "%s" among other doings', (told, named) => {
  expect(french(told)).toBe(named);
});

test.each([
  ['Load and unload lorries', 'loading and unloading lorries'],
  ['Answered the phone and sold tickets', 'answering the phone and selling tickets'],
  ['Runs the bar and writes the rota', 'running the bar and writing the rota'],
  ['Build sheds and fences', 'building sheds and fences'],
])('English: "%s" is "%s" among other doings', (told, named) => {
  expect(english(told)).toBe(named);
});

test('what only looks like a verb, or tells of more than the doing, names nothing', () => {
  for (const text of [
    'Pflege der Anlagen',
    'Teile prüfen',
    'Schreibe die Pläne, wenn niemand da ist',
    'Kümmere mich um Gäste',
    'Bestelle nicht selbst',
  ])
    expect(german(text)).toBeUndefined();
  for (const text of [
    'Order management',
    'Write menus and haggle over prices',
    'Helped the cook',
    'Build and bodge',
    'Sold tickets, jotted the sums',
  ])
    expect(english(text)).toBeUndefined();
  for (const text of ['Compra de material', 'Registro de visitas', 'Me encargo de la caja', 'No cobro'])
    expect(spanish(text)).toBeUndefined();
  for (const text of [
    'Contrôle des stocks',
    'Aide à la toilette',
    "S'occupe des enfants",
    'Visite de chantiers',
  ])
    expect(french(text)).toBeUndefined();
});
