import { expect, test } from 'vitest';
import { asked as askedFor } from '../../test/asked.ts';
import type { DegreeLevel, Language } from '../types.ts';

const degreesOf = (language: Language, line: string) =>
  askedFor(language, line)
    .filter(({ kind }) => kind === 'degree')
    .map(({ degree }) => degree);

const none: [Language, string][] = [
  ['en', 'A high degree of patience'],
  ['en', 'Scrum Master certificate'],
  ['en', 'Able to master new machines'],
  ['en', 'Has taught high school students'],
  ['es', 'Alto grado de paciencia'],
  ['es', 'Poder con los pedidos, las llamadas y todo eso'],
  ['es', 'Haber trabajado como ingeniero de planta'],
  ['fr', 'Tenir un magasin de 240 m2'],
  ['fr', "Agir dans le but d'aider"],
  ['fr', "Garder le cap les jours d'affluence"],
  ['de', 'Erfahrung in Promotion und Messebau'],
  ['de', 'Absprachen mit der Praxis Dr. Winter'],
  ['de', 'Freude an der Ausbildung von Lehrlingen'],
  ['zh', '五年专科护理经验'],
  ['zh', '有高中数学教学经验'],
];

test.each(none)('the name of a degree inside another phrase asks for none (%s): %s', (language, line) => {
  expect(degreesOf(language, line)).toEqual([]);
});

const asked: [Language, string, DegreeLevel][] = [
  ['en', "Master's degree in engineering", 'master'],
  ['en', 'Degree of Bachelor of Nursing', 'bachelor'],
  ['es', 'Título de grado en Historia', 'bachelor'],
  ['es', 'ESO finalizada', 'school'],
  ['es', 'Ciclo medio de Peluquería', 'vocational'],
  ['fr', 'Titulaire du CAP cuisine', 'vocational'],
  ['fr', 'Bac+5 en informatique (M2)', 'master'],
  ['de', 'Abgeschlossene Ausbildung als Koch', 'vocational'],
  ['zh', '专科以上学历', 'vocational'],
];

test.each(asked)('a degree asked for stays one (%s): %s', (language, line, degree) => {
  expect(degreesOf(language, line)).toEqual([degree]);
});
