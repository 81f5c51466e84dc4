import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';

const engine = createEngine(() => undefined);

const status = (held: string, asked: string): string | undefined => {
  const resume = `Ana Gil\nana@example.org\n\nExperiencia\nAuxiliar, Talleres Luna, 2019 - 2024\n- Archivo\n\nFormación\n${held}\n`;
  const job = { title: '', description: `Requisitos\n- ${asked}\n` };
  const { matches, job: read } = engine.analyse(resume, job, { year: 2026, month: 11 });
  const degree = read.requirements.find(({ kind }) => kind === 'degree');
  return matches.find(({ requirementId }) => requirementId === degree?.id)?.status;
};

const lower = [
  ['Graduada en ESO, 2012', 'missing'],
  ['Graduado en Educación Secundaria, 2012', 'missing'],
  ['Técnico de Grado Medio en Cocina, IES Luna, 2012', 'partly'],
  ['Ciclo Formativo de Grado Superior en Imagen, IES Luna, 2012', 'partly'],
];

test.each(lower)('the name of a degree inside that of a lower one is not held: %s', (held, expected) => {
  expect(status(held ?? '', 'Titulación universitaria')).toBe(expected);
});

test('a degree that stands by itself is held, whatever stands beside it', () => {
  expect(status('Graduada en Derecho, Universidad de Soria, 2012', 'Titulación universitaria')).toBe('met');
  expect(status('Grado en Turismo, Universidad de Soria, 2012', 'Titulación universitaria')).toBe('met');
  expect(status('Ciclo Formativo de Grado Superior en Imagen, IES Luna, 2012', 'FP de Grado Superior')).toBe(
    'met',
  );
});
