import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { noNames } from '../../test/no-names.ts';
import type { Language, Requirement } from '../types.ts';
import { readJob } from './read-job.ts';

const how: [Language, string, string, Requirement['importance']][] = [
  ['en', 'Kiln firing (mandatory)', 'Kiln firing', 'must'],
  ['en', 'Kiln firing (desirable)', 'Kiln firing', 'preferred'],
  ['es', 'Horneado de cerámica (excluyente)', 'Horneado de cerámica', 'must'],
  ['es', 'Horneado de cerámica (no excluyente)', 'Horneado de cerámica', 'preferred'],
  ['fr', 'Cuisson de la céramique (impératif)', 'Cuisson de la céramique', 'must'],
  ['fr', 'Cuisson de la céramique (un plus)', 'Cuisson de la céramique', 'preferred'],
  ['de', 'Keramikbrand (zwingend)', 'Keramikbrand', 'must'],
  ['de', 'Keramikbrand (wünschenswert)', 'Keramikbrand', 'preferred'],
];

test.each(how)(
  'how much a thing is asked for is no skill beside it (%s): %s',
  (language, line, text, importance) => {
    expect(asked(language, line)).toMatchObject([{ kind: 'hard_skill', text, importance }]);
  },
);

test('a wish behind one of several things softens that one at most', () => {
  expect(asked('en', 'Kiln firing and glazing (a plus)')[0]?.importance).toBe('must');
});

const persons: [Language, string][] = [
  ['es', 'Sexo indistinto, edad de 22 a 48 años'],
  ['es', 'Edad: 20 a 45 años'],
  ['es', 'Hombre o mujer de 21 a 40 años'],
  ['es', 'Estado civil indistinto'],
  ['fr', 'Être âgé de 21 ans minimum'],
  ['en', 'Minimum height 1.60 m'],
  ['en', 'No visible tattoos'],
  ['en', 'Live within 45 minutes of the depot'],
  ['de', 'Wohnsitz im Umkreis von 30 km'],
  ['zh', '身高165cm以上'],
];

test.each(persons)(
  'who one is and where one lives asks for no skill and no years (%s): %s',
  (language, line) => {
    expect(asked(language, line)).toEqual([]);
  },
);

test('years beside an age are asked for', () => {
  const years = (line: string) => asked('es', line).flatMap((one) => one.years?.min ?? []);
  expect(years('2 años de experiencia, edad de 22 a 48 años')).toEqual([2]);
  expect(years('Edad 22 a 48 años, experiencia mínima de 3 años')).toEqual([3]);
});

test('what opens the list of duties below it is none', () => {
  expect(asked('fr', 'Sous la conduite du chef de chantier, vous aurez à :', 'Missions')).toEqual([]);
  expect(asked('fr', 'Pose de solins et de parapets', 'Missions')).toMatchObject([{ kind: 'duty' }]);
});

test('who has finished school is asked for by it, as it is called in America', () => {
  const degree = (line: string) => asked('es', line).map((one) => one.degree);
  expect(degree('Preparatoria terminada')).toEqual(['school']);
  expect(degree('Secundario completo')).toEqual(['school']);
  expect(degree('Egresado/a de Contador Público')).toEqual(['bachelor']);
  expect(degree('Docente de preparatoria')).toEqual([undefined]);
});

const beside: [Language, string][] = [
  ['es', 'Permiso B con 3 años de antigüedad'],
  ['fr', 'Permis B, 3 ans de permis'],
];

test.each(beside)('how long one has had a licence is no experience (%s): %s', (language, line) => {
  expect(asked(language, line).filter(({ kind }) => kind === 'years')).toEqual([]);
  expect(asked(language, line).map(({ text }) => text)).not.toContain('antigüedad');
});

const spoken: [Language, string][] = [
  ['fr', 'Excellente maîtrise du français parlé et écrit'],
  ['en', 'Fluent in spoken and written English'],
  ['es', 'Alemán hablado y escrito, fluido'],
];

test.each(spoken)('a language spoken and written is one thing (%s): %s', (language, line) => {
  expect(asked(language, line).map(({ kind }) => kind)).toEqual(['language']);
});

test('practice that is wished for with somebody names with whom', () => {
  expect(asked('fr', "Expérience souhaitée auprès d'adolescents").map(({ text }) => text)).toEqual([
    'adolescents',
  ]);
});

test('years beside the age of a licence are asked for', () => {
  expect(
    asked('es', 'Permiso B con 2 años de antigüedad y 3 años de experiencia').flatMap(
      (one) => one.years?.min ?? [],
    ),
  ).toEqual([3]);
});

test('each clause that asks for years of its own is asked for', () => {
  const years = (line: string) =>
    asked('zh', line).flatMap((one) => (one.years === undefined ? [] : [one.years.min]));
  expect(years('5年以上养殖经验，3年以上场长经验')).toEqual([5, 3]);
  expect(years('八年以上施工经验，其中两年以上带班经历')).toEqual([8, 2]);
  expect(years('3年以上养殖经验，年龄45岁以下')).toEqual([3]);
  const english = asked('en', 'Five years of experience in surveying, two years of experience in mapping');
  expect(english.flatMap((one) => one.years?.min ?? [])).toEqual([5, 2]);
});

test('facts in a row below the title ask each for itself', () => {
  const description = '江岸牧场　7-9K　襄阳·襄州区　3-5年　大专\n岗位职责：\n1、饲养奶牛\n2、挤奶';
  const { requirements } = readJob({ title: '饲养员', description }, 'zh', noNames);
  expect(requirements.find(({ kind }) => kind === 'degree')?.text).toBe('大专');
  expect(requirements.find(({ kind }) => kind === 'years')).toMatchObject({ text: '3-5年', terms: [] });
});
