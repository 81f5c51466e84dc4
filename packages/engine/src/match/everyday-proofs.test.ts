import { expect, test } from 'vitest';
import { isAcronym, isCommon } from '../gate/equal-groups.ts';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';

const lexis = lexisOf('es');
const groupsOf = (text: string) => statement(text, 'text', lexis).groups;
const proves = (told: string, asked: string): boolean =>
  [...groupsOf(asked)].some((group) => groupsOf(told).has(group) && !isCommon(group) && !isAcronym(group));

test('plain Spanish proves what a trade calls by its own name', () => {
  expect(proves('Puse lámparas y focos en locales', 'instalación de luminarias')).toBe(true);
  expect(proves('Llené los pastilleros cada lunes', 'preparación de pastilleros')).toBe(true);
});

test('what only looks alike proves nothing', () => {
  expect(proves('Vendí lámparas y focos', 'instalación de luminarias')).toBe(false);
});
