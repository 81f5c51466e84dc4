import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';

const asOf = { year: 2026, month: 11 };

function met(point: string, duty: string): boolean {
  const resume = `Ilse Brandt\nilse.brandt@example.com\n\nBerufserfahrung\n\nMaurerin, Bau Lenz, Trier\nMärz 2018 – heute\n- ${point}\n- Estrich\n`;
  const job = engine.prepare({ title: 'Polier', description: `Ihre Aufgaben\n- ${duty}\n` });
  return engine.analyse(resume, job, asOf, []).matches.some(({ status }) => status === 'met');
}

test('who leads a crew leads a team, and who shows apprentices the trade instructs them', () => {
  expect(met('Führe eine Kolonne von vier Leuten', 'Teamleitung')).toBe(true);
  expect(met('Zeige den Lehrlingen das Handwerk', 'Anleitung von Auszubildenden')).toBe(true);
  expect(met('Bestelle Material und Werkzeug', 'Bestellwesen')).toBe(true);
});

test('who works in a crew, or drives to it, leads no team', () => {
  expect(met('Arbeit in einer Kolonne von vier Leuten', 'Teamleitung')).toBe(false);
  expect(met('Fahre die Kolonne zur Baustelle', 'Teamleitung')).toBe(false);
});
