import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

function head(lines: string, language: 'de' | 'fr') {
  const pages = {
    de: `Erfahrung\n\nMaler, Farbenwerk Ost GmbH, Gera\nMai 2018 – heute\n- Fassaden und Innenräume\n- Lackierarbeiten\n`,
    fr: `Expérience\n\nPeintre, Couleurs du Nord, Lens\nMai 2018 – présent\n- Façades et intérieurs\n- Laquage de portes\n`,
  };
  const resume = `Toni Amsel\n${lines}\n\n${pages[language]}`;
  const job = { title: language === 'de' ? 'Maler' : 'Peintre', description: '- Lackierarbeiten\n- Laquage' };
  const { text, edits } = tailor(engine, { resume, job, asOf });
  const own = edits.filter(({ reason }) => reason.code === 'edit.drop-private').map(({ before }) => before);
  return { own, lines: text.split('\n').slice(1, 1 + lines.split('\n').length) };
}

test('what is private in a line of the head goes alone, and the rest of the line stays', () => {
  expect(head('toni.amsel@example.com\n34 ans, marié – Permis B', 'fr')).toEqual({
    own: ['34 ans, marié'],
    lines: ['toni.amsel@example.com', 'Permis B'],
  });
  expect(head('Malergeselle, verheiratet, 3 Kinder\ntoni.amsel@example.com', 'de')).toEqual({
    own: ['verheiratet, 3 Kinder'],
    lines: ['Malergeselle', 'toni.amsel@example.com'],
  });
});

test('a row of a form goes however wide its gap is', () => {
  const { own } = head('E-Mail:           toni.amsel@example.com\nFamilienstand:    ledig', 'de');
  expect(own).toEqual(['Familienstand:    ledig']);
});
