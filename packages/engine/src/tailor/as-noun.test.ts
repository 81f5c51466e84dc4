import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import type { Language } from '../types.ts';
import { asNoun } from './as-noun.ts';

function noun(language: Language, bullet: string, source: string, say: string): string | undefined {
  const start = bullet.indexOf(source);
  return asNoun({ start, end: start + source.length }, say, bullet, lexisOf(language));
}

test('verb and object at the head of a point become the noun of the posting', () => {
  expect(noun('de', 'Plante Touren für 18 Wagen', 'Plante Touren', 'Tourenplanung')).toBe(
    'Tourenplanung für 18 Wagen',
  );
  expect(noun('de', 'Schnitt Bleche mit Plasma', 'Schnitt Bleche', 'Schneiden von Blechen')).toBe(
    'Schneiden von Blechen mit Plasma',
  );
  expect(noun('en', 'Assessed credit risk of farms', 'Assessed credit risk', 'credit risk assessment')).toBe(
    'Carried out credit risk assessment for farms',
  );
  expect(noun('en', 'Planned routes and drove vans', 'Planned routes', 'route planning')).toBe(
    'Carried out route planning and drove vans',
  );
  expect(
    noun('en', 'Check expiry dates weekly and keep the log', 'Check expiry dates', 'expiry date checking'),
  ).toBe('Carry out expiry date checking weekly and keep the log');
  expect(noun('en', 'Repairs bikes for schools', 'Repairs bikes', 'bike repair')).toBe(
    'Carries out bike repair for schools',
  );
  expect(noun('en', 'Fitting kitchens in new flats', 'Fitting kitchens', 'kitchen fitting')).toBe(
    'Kitchen fitting in new flats',
  );
  expect(noun('zh', '审批小微企业贷款', '审批小微企业贷款', '贷款审批')).toBe('小微企业贷款审批');
  expect(noun('zh', '每月核算成本', '核算成本', '成本核算')).toBe('每月成本核算');
});

test('where something would be left hanging the sentence stays as it is', () => {
  expect(noun('de', 'Beriet Familien in Not', 'Beriet Familien', 'Familienberatung')).toBeUndefined();
  expect(noun('de', 'Sanierte Altbauten aus Stein', 'Sanierte Altbauten', 'Altbausanierung')).toBeUndefined();
  expect(
    noun('fr', 'Enquêtes internes après plainte', 'Enquêtes internes', 'enquête interne'),
  ).toBeUndefined();
  expect(noun('en', 'Planned routes and drove them', 'Planned routes', 'route planning')).toBeUndefined();
  expect(noun('en', 'Planned menus and cooked', 'Planned menus', 'menu planning')).toBeUndefined();
  expect(noun('en', 'Plan routes and hotel stays', 'Plan routes', 'route planning')).toBeUndefined();
  expect(noun('en', 'Fitting doors and hanging them', 'Fitting doors', 'door fitting')).toBeUndefined();
  expect(
    noun('en', 'Managed projects of up to 2 million', 'Managed projects', 'project management'),
  ).toBeUndefined();
  expect(noun('zh', '陪伴老人散步和看病', '陪伴老人', '老人陪伴')).toBeUndefined();
});

test('a second thing behind "von" needs the ending of its case too', () => {
  const mended = (bullet: string) => noun('de', bullet, bullet, 'Änderung von Mänteln');
  expect(mended('Mäntel und Röcke geändert')).toBeUndefined();
  expect(mended('Mäntel nach Maß geändert')).toBe('Änderung von Mänteln nach Maß');
});

test('neither the sort of a thing is lost nor its verb left behind', () => {
  expect(
    noun('de', 'Reitgäste im Moor geführt', 'Reitgäste im Moor geführt', 'Gästeführung'),
  ).toBeUndefined();
  expect(noun('de', 'Gäste im Moor geführt', 'Gäste im Moor geführt', 'Gästeführung')).toBe(
    'Gästeführung im Moor',
  );
  expect(noun('de', 'Pakete mit dem Rad ausgefahren', 'Pakete', 'Paketzustellung')).toBeUndefined();
});

test('French: whatever is said of the thing stands behind the noun too, where the thing is the very same word', () => {
  expect(
    noun(
      'fr',
      'Transporté des chevaux blessés chaque nuit',
      'Transporté des chevaux',
      'transport de chevaux',
    ),
  ).toBe('Transport de chevaux blessés chaque nuit');
  expect(noun('fr', 'Relevé les pièges à frelons', 'Relevé les pièges', 'relevé de pièges')).toBe(
    'Relevé de pièges à frelons',
  );
  expect(noun('fr', "Préparé les jeux d'une classe verte", 'Préparé les jeux', 'préparation de jeux')).toBe(
    "Préparation de jeux d'une classe verte",
  );
});

test('a German compound swallows the thing that stands behind the doing, unless another stands beside it', () => {
  expect(noun('de', 'Annahme von Paketen', 'Annahme', 'Paketannahme')).toBe('Paketannahme');
  expect(noun('de', 'Annahme von Paketen und Briefen', 'Annahme', 'Paketannahme')).toBeUndefined();
});

test('a second thing of the verb, far behind the first, keeps the verb', () => {
  const sayings = 'presentación de presupuestos';
  expect(noun('es', 'Expliqué presupuestos a socios y las tarifas', 'Expliqué presupuestos', sayings)).toBe(
    undefined,
  );
  expect(noun('es', 'Expliqué presupuestos a socios de Burgos', 'Expliqué presupuestos', sayings)).toBe(
    'Presentación de presupuestos a socios de Burgos',
  );
});
