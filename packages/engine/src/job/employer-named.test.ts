import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';

const texts = (title: string, description: string): string[] =>
  engine
    .analyse('', { title, description }, { year: 2026, month: 11 })
    .job.requirements.map(({ text }) => text);

const employers: [string, string, string][] = [
  [
    'Repartidor',
    'En PaqExpress buscamos repartidores para nuestra base de Getafe.',
    'Requisitos\n- Permiso B',
  ],
  [
    'Livreur',
    'Chez PaqExpress, nous recherchons des livreurs pour notre site de Lyon.',
    'Profil recherché\n- Permis B',
  ],
  ['Driver', 'At PaqExpress, we are looking for drivers with experience.', 'Requirements\n- Driving licence'],
  ['Fahrer', 'Bei PaqExpress suchen wir Fahrer mit Erfahrung.', 'Anforderungen\n- Führerschein B'],
];

test.each(employers)('who looks for somebody is no skill: %s', (title, sentence, list) => {
  expect(texts(title, `${sentence}\n\n${list}\n`)).not.toContain('PaqExpress');
});

test.each([
  [
    'Veterinaria',
    'Clínica de urgencias y cirugía de Lugo busca veterinaria.',
    'Requisitos\n- Inglés',
    'cirugía',
  ],
  ['Vendeur', 'Groupe de menuiserie et de charpente recherche un vendeur.', 'Profil\n- Anglais', 'charpente'],
])('what the one does who looks for somebody is not asked for: %s', (title, sentence, list, trade) => {
  expect(texts(title, `${sentence}\n\n${list}\n`).join()).not.toContain(trade);
});

test('the title that the posting repeats is no skill', () => {
  const text = 'Empresa de Lugo requiere contratar PULIDOR DE PIEDRA.\n\nRequisitos\n- Inglés\n';
  expect(texts('Pulidor de piedra', text).join()).not.toMatch(/pulidor/iu);
});
