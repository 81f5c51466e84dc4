import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const textOf = (point: string): string =>
  tailor(engine, {
    resume: `Noa Albarda\nnoa@example.com\n\nExperiencia\n\nMozo, Albarda S.L., Lugo\nmarzo de 2019 - mayo de 2024\n- ${point}\n- Descargué camiones\n`,
    job: { title: 'Mozo', description: 'Requisitos:\n- Inventario mensual\n- Carga de camiones' },
    asOf: { year: 2026, month: 11 },
  }).text;

test('"a fin de" is cut short before what was meant, and stays before a time', () => {
  expect(textOf('Conté los sacos a fin de mes')).toContain('a fin de mes');
  expect(textOf('Pesé los camiones a fin de año')).toContain('a fin de año');
});
