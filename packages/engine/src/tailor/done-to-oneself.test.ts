import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const said = (point: string, asked: string): string =>
  tailor(engine, {
    resume: `Ole Tamm\nole@example.org\n\nBerufserfahrung\n\nFachkraft, Hafenlager GmbH, Husum\n05/2020 – 04/2025\n- ${point}\n`,
    job: { title: 'Fachkraft', description: `Anforderungen:\n- Erfahrung in ${asked}` },
    asOf,
  }).text;

test('what a passive says to have been done to oneself was done by others', () => {
  expect(said('Von der Meisterin im Lager angeleitet worden', 'Anleitung von Kollegen')).not.toContain(
    'Anleitung',
  );
  expect(
    said('Als Neuling in die Kasse eingearbeitet worden', 'Einarbeitung neuer Mitarbeiter'),
  ).not.toContain('Einarbeitung');
});

test('in English too', () => {
  expect(pointFor('en', 'Was coached by a former champion', 'coaching')).not.toContain('oaching');
  expect(pointFor('en', 'Was often ferried across the bay', 'ferrying')).not.toContain('errying');
});

test('what a point only names as the time before or after its own doing is not its doing', () => {
  expect(said('Nach der Reparatur Autos gewaschen', 'Reparaturarbeiten')).not.toContain('Reparaturarbeiten');
  expect(said('Vor der Verpackung Gläser gezählt', 'Verpackung von Gläsern')).not.toContain(
    'Verpackung von Gläsern',
  );
});

test('papers and tools of a trade are not its doing', () => {
  expect(said('Mahnungen in Ordnern abgeheftet', 'Mahnwesen')).not.toContain('Mahnwesen');
  expect(said('Spritzen und Tupfer eingekauft', 'Injektionen')).not.toContain('Injektionen');
  expect(said('Insulin gespritzt', 'Insulingabe')).toContain('Insulingabe');
});
