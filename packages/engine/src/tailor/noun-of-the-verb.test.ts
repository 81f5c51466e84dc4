import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import type { Language } from '../types.ts';

const turned: [Language, string, string, string][] = [
  [
    'en',
    'Upholstered dining chairs for hotels',
    'upholstering',
    'Carried out upholstering of dining chairs for hotels',
  ],
  ['en', 'Washed and ironed shirts', 'washing and ironing', 'Washing and ironing: shirts'],
  ['de', 'Lackierte Türen und Fenster', 'Lackieren', 'Lackieren: Türen und Fenster'],
  ['de', 'Stahlträger für Brücken geschweißt', 'Schweißen', 'Schweißen: Stahlträger für Brücken'],
  [
    'fr',
    'Étiqueté chaque jour les bocaux de confiture',
    'étiquetage',
    'Étiquetage des bocaux de confiture chaque jour',
  ],
  ['es', 'Etiqueté botes para su envío', 'etiquetado', 'Etiquetado de botes para su envío'],
];
test.each(turned)(
  'the bare noun of the verb that opens a point stands there once, in its place, %s: %s',
  (language, point, asked, after) => {
    expect(pointFor(language, point, asked)).toBe(after);
  },
);

test.each<[Language, string, string, string]>([
  [
    'fr',
    'Fabriqué des prototypes de lampes',
    'prototypage',
    'Prototypage : fabriqué des prototypes de lampes',
  ],
  ['fr', 'Posé des étiquettes à la main', 'étiquetage', 'Étiquetage : posé des étiquettes à la main'],
])(
  'the noun made of what was worked on says what a verb of its own did with it, %s: %s',
  (language, point, asked, after) => {
    expect(pointFor(language, point, asked)).toBe(after);
  },
);

const left: [Language, string, string][] = [
  ['en', 'Drew the maps in the yearly budget paper', 'budgeting'],
  ['en', 'Washed the van after each round', 'van washing equipment'],
  ['de', 'Den Schweißer bei der Arbeit bewacht', 'Schweißen'],
  ['de', 'Türen geschliffen und lackiert', 'Schleifen'],
  ['fr', 'Collé des étiquettes à la main', 'étiquetage automatique'],
  ['en', 'Drew the graphs in the annual budget report', 'budgeting'],
  ['es', 'Archivé las vacunas puestas', 'vacunación'],
  ['es', 'Ordené las fotos de producto del catálogo', 'fotografía de producto'],
];
test.each(left)('and no noun that says more or something else, %s: %s', (language, point, asked) => {
  expect(pointFor(language, point, asked).toLowerCase()).not.toContain(asked.toLowerCase());
});

const told: [Language, string, string, string][] = [
  [
    'es',
    'Puse las vacunas de la gripe en un centro de salud',
    'vacunación',
    'Puse las vacunas de la gripe en un centro de salud (vacunación)',
  ],
  [
    'fr',
    'Collé les étiquettes sur les flacons',
    'étiquetage',
    'Étiquetage: collé les étiquettes sur les flacons',
  ],
];
test.each(told)(
  'a phrase that opens the point tells a noun made of the thing in it, %s: %s',
  (language, point, asked, after) => {
    expect(pointFor(language, point, asked).replace(' :', ':')).toBe(after);
  },
);

const made: [Language, string, string, string][] = [
  ['de', 'Tore in Ställen repariert', 'Torreparatur', 'Torreparatur: Tore in Ställen repariert'],
  ['de', 'Versorgte Kühe und Kälber', 'Kuhversorgung', 'Kuhversorgung: Kühe und Kälber'],
  ['de', 'Bäder in Altbauten saniert', 'Badsanierung', 'Badsanierung: Bäder in Altbauten saniert'],
  [
    'en',
    'Inspected lifting gear on site',
    'inspection of lifting gear',
    'Carried out inspection of lifting gear on site',
  ],
  [
    'en',
    'Checked visitors in at the gate',
    'visitor check-in',
    'Visitor check-in: checked visitors in at the gate',
  ],
];
test.each(made)(
  'a noun made of the verb and its thing says both, however short the thing, %s: %s',
  (language, point, asked, after) => {
    expect(pointFor(language, point, asked)).toBe(after);
  },
);

test('a small word at the head of a point is no thing of a compound', () => {
  expect(pointFor('de', 'Vor dem Fest Tische bereitgestellt', 'Vorbereitung')).not.toContain('Vorbereitung');
  expect(pointFor('de', 'Bei Umzügen Kisten gehalten', 'Kuhhaltung')).not.toContain('Kuhhaltung');
});

test('a verb that helps somebody to do something stays before whom it helps', () => {
  expect(pointFor('fr', "Aidé deux messieurs à s'habiller le matin", "aide à l'habillage")).toBe(
    "Aide à l'habillage : aidé deux messieurs à s'habiller le matin",
  );
});

const whole: [Language, string, string, string][] = [
  [
    'es',
    'Abrí y cerré la ferretería cada día',
    'apertura y cierre de ferretería',
    'Apertura y cierre de ferretería cada día',
  ],
  [
    'es',
    'Vigilé el patio y el gimnasio del instituto',
    'vigilancia de patio y gimnasio',
    'Vigilancia de patio y gimnasio del instituto',
  ],
];
test.each(whole)(
  'a term that has the thing too takes the place of verb and thing, %s: %s',
  (language, point, asked, after) => {
    expect(pointFor(language, point, asked)).toBe(after);
  },
);

const kept: [string, string, string][] = [
  ['Pinté con rodillo paredes y techos', 'pintura', 'Pintura con rodillo paredes'],
  ['Cambié cerraduras y di presupuestos', 'cambio de cerraduras', 'Cambio de cerraduras y di'],
  ['Conté cuentos a los niños de cuatro años', 'narración de cuentos', 'cuentos de cuatro años'],
  ['Tomé nota de los pedidos de las mesas', 'toma de comandas', 'comandas: nota'],
  ['Arranqué motores de tractores', 'arranque', 'Arranque motores'],
  ['Interpreté planos y corté chapas', 'interpretación de planos', ': Interpreté'],
];
test.each(kept)('a verb goes only where nothing is left hanging: %s', (point, asked, never) => {
  expect(pointFor('es', point, asked)).not.toContain(never);
});

test('a list that names both of a pair, or where it is done, says the term', () => {
  expect(pointFor('es', 'Cobré y entregué llaves a los huéspedes', 'check-in y check-out')).not.toContain(
    'check',
  );
  expect(pointFor('es', 'Hice camisas y pantalones', 'etiquetado y precintado')).not.toContain('etiquetado');
  expect(pointFor('es', 'Etiqueté y precinté bultos de fruta', 'etiquetado y precintado')).toContain(
    'tiquetado y precintado',
  );
  expect(pointFor('es', 'Multé coches en la zona azul', 'control de zona azul')).toContain(
    'ontrol de zona azul',
  );
});
