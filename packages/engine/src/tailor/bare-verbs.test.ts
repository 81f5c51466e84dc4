import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

function renamed(resume: string, title: string, description: string): string[] {
  const { edits } = tailor(engine, { resume, job: { title, description }, asOf });
  return edits
    .filter(({ reason }) => reason.code === 'edit.bare-verb')
    .flatMap(({ after }) => after.split('\n'));
}

const page = (work: string, role: string, points: readonly string[], rest = '') =>
  `Ada Morel\nada.morel@example.com\n\n${work}\n\n${role}\n${points.map((each) => `- ${each}\n`).join('')}\n${rest}`;

const german = (...points: string[]) =>
  renamed(
    page('Berufserfahrung', 'Hauswirtschafterin, Haus Linde, Trier, März 2018 – heute', points),
    'Kellnerin',
    'Ihre Aufgaben\n- Getränkeausgabe\n- Kassieren',
  );

test('German points in a bare first person name the doing, with all they say', () => {
  expect(
    german(
      'Bestelle Lebensmittel und plane die Mahlzeiten der Woche',
      'Wasche die Wäsche (ca. 40 kg am Tag), rund 6 Maschinen',
      'Leite zwei Hilfen an und verteile die Arbeit unter sie: Küche, Wäsche, Zimmer',
      'Ordne die Vorräte und sorge für frische Blumen',
      'Wege im Garten gepflegt',
    ),
  ).toEqual([
    'Lebensmittel bestellen und die Mahlzeiten der Woche planen',
    'Wäsche (ca. 40 kg am Tag) waschen, rund 6 Maschinen',
    'Zwei Hilfen anleiten und die Arbeit unter sie verteilen: Küche, Wäsche, Zimmer',
    'Vorräte ordnen und für frische Blumen sorgen',
  ]);
});

test('a role of which one point cannot be named stays as it is', () => {
  expect(german('Bestelle Lebensmittel', 'Plane die Mahlzeiten', 'Bespaße die Enkel der Bewohner')).toEqual(
    [],
  );
  expect(german('Bestelle Lebensmittel', 'Richte Maschinen ein (drei), Pumpen und Filter')).toEqual([]);
});

const french = (...points: string[]) =>
  renamed(
    page('Expérience', 'Pépiniériste, Serres du Val, Angers, mars 2019 – aujourd’hui', points),
    'Vendeuse en boulangerie',
    'Missions\n- vente de pain\n- encaissement',
  );

test('French points without their subject name the doing, and what a small word says again', () => {
  expect(
    french(
      'Prépare les semis et les arrose',
      'Compte les pots',
      'Rends compte au chef',
      'taille les rosiers en mars',
    ),
  ).toEqual([
    'Préparer les semis et les arroser',
    'Compter les pots',
    'Rendre compte au chef',
    'tailler les rosiers en mars',
  ]);
  expect(french('Prépare les semis', 'Accompagne mes collègues sur les marchés')).toEqual([]);
});

const spanish = (...points: string[]) =>
  renamed(
    page('Experiencia', 'Encargado de vivero, Viveros Lozano, Elche, marzo 2019 - actualidad', points),
    'Dependiente de panadería',
    'Funciones\n- venta de pan\n- cobro',
  );

test('Spanish points speak of oneself in the first person; the third names the doing', () => {
  expect(spanish('Organiza los turnos de 6 personas', 'Riega la rosaleda y limpia el vivero')).toEqual([
    'Organizar los turnos de 6 personas',
    'Regar la rosaleda y limpiar el vivero',
  ]);
  expect(spanish('Organizo los turnos de 6 personas', 'Limpio el vivero')).toEqual([]);
});
