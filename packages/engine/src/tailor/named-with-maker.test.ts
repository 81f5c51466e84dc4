import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { tailor } from './tailor.ts';

const data = new URL('../../data/', import.meta.url);
const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));

/** The only point of the French resume as it stands when the posting asks for one thing. */
function point(said: string, asked: string): string {
  const { text } = tailor(engine, {
    resume: `Noé Tilleul\nnoe@example.com\n\nExpérience professionnelle\n\nAssistant, Tilleul SARL\nmars 2019 - mai 2024\n- ${said}\n`,
    job: { title: 'Tilleul', description: `Profil recherché :\n- Expérience en ${asked}` },
    asOf: { year: 2026, month: 11 },
  });
  return /^- (.*)$/m.exec(text)?.[1] ?? '';
}

test('a product is the same with its maker and without, also where things were put in order with it', () => {
  expect(point('Dessiné des passerelles avec Revit', 'Autodesk Revit')).toContain('Autodesk Revit');
  expect(point('Classé les plans du musée sur SharePoint', 'Microsoft SharePoint')).toContain(
    'Microsoft SharePoint',
  );
});

test('an English word of the trade and the French one are one thing inside a phrase', () => {
  expect(point('Négocié des contrats de sponsoring avec six clubs', 'contrats de parrainage')).toContain(
    'contrats de parrainage',
  );
  expect(point('Vendu des mirabelles sur deux marchés', 'vente de fruits')).toContain('Vente de fruits');
  expect(point('Vendu des fruits sur deux marchés', 'vente de mirabelles')).not.toContain(
    'vente de mirabelles',
  );
});
