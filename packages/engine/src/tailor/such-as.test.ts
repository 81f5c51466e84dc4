import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { tailor } from './tailor.ts';

const data = new URL('../../data/', import.meta.url);
const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));

/** The only point of the English resume as it stands when the posting asks for one thing. */
function point(said: string, asked: string): string {
  const { text } = tailor(engine, {
    resume: `Ada Linden\nada@example.com\n\nExperience\n\nAssociate, Quayle Ltd\nMarch 2019 - May 2024\n- ${said}\n`,
    job: { title: 'Associate', description: `Requirements:\n- Experience in ${asked}` },
    asOf: { year: 2026, month: 11 },
  });
  return /^- (.*)$/m.exec(text)?.[1] ?? '';
}

test('what opens a point was done to each thing of its list', () => {
  expect(point('Varnished oars, rudders and masts in winter', 'mast varnishing')).toContain('ast varnishing');
});

test('where the list ends another doing begins', () => {
  expect(point('Varnished oars, masts were left to others', 'mast varnishing')).not.toContain(
    'mast varnishing',
  );
  expect(point('Varnished oars, sold rudders and stored masts', 'mast varnishing')).not.toContain(
    'ast varnishing',
  );
});
