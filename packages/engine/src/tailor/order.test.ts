import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

function points(resume: string, title: string, description: string): string[] {
  const { text } = tailor(engine, { resume, job: { title, description }, asOf });
  return text
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}

const shop = ['Ranger les livres', 'Arroser les plantes', 'Faire les paquets'];
const farm = ['Laver les vitres', 'Promener le chien', 'Conduire le tracteur'];
const page = (own: string[]) =>
  `Lou Ferrand\nRue du Port, Brest\n\nExpérience professionnelle\n\nVendeuse, Librairie du Ponant, Brest, mai 2020 – aujourd'hui\n- ${own.join('\n- ')}\n`;

test('a word that half of all work is called moves no point', () => {
  const asked =
    'Missions\n- Prélèvements en cours de fabrication\n- Dosages au spectromètre\n- Étalonnage des balances';
  expect(points(page(shop), 'Technicien de laboratoire', asked)).toEqual(shop);
});

test('a point that opens with the doing asked for goes before those that nobody asks for', () => {
  const asked = "Missions\n- Conduite d'autocars\n- Accueil des voyageurs\n- Entretien du véhicule";
  expect(points(page(farm), 'Chauffeur', asked)).toEqual([
    'Conduire le tracteur',
    'Laver les vitres',
    'Promener le chien',
  ]);
});

test('what stands first keeps its place for a sure answer only', () => {
  const asked =
    'Missions\n- Prélèvements en cours de fabrication\n- Dosages au spectromètre\n- Étalonnage des balances';
  const own = ['Faire les paquets', 'Promener le chien', 'Étalonnage des balances du rayon'];
  expect(points(page(own), 'Technicien de laboratoire', asked)[0]).toBe('Étalonnage des balances du rayon');
});
