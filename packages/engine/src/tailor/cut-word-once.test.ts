import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

test('what shares its end with a cut word before it is named once in the summary', () => {
  const { text } = tailor(engine, {
    resume:
      'Ole Tamm\nole@example.org\n\nProfil\nFachlagerist aus Husum.\n\nBerufserfahrung\n\nLagerist, Hafenlager GmbH, Husum\n05/2020 – 04/2025\n- Container mit dem Kran be- und entladen\n- Ankommende Ware geprüft\n- Rücksendungen bearbeitet\n',
    job: {
      title: 'Lagerist',
      description:
        'Aufgaben:\n- Be- und Entladung von Containern\n- Wareneingangskontrolle\n- Retourenbearbeitung',
    },
    asOf,
  });
  expect(text).toMatch(/Praxiserfahrung|Erfahrung/);
  expect(text).not.toMatch(/Be- und Entladung[^\n]*Entladung von Containern/);
});
