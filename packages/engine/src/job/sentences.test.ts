import { expect, test } from 'vitest';
import { noNames } from '../../test/no-names.ts';
import type { Language, Requirement } from '../types.ts';
import { readJob } from './read-job.ts';

const read = (language: Language, description: string): Requirement[] =>
  readJob({ title: '', description }, language, noNames).requirements;

const ofKind = (found: Requirement[], kind: Requirement['kind']): Requirement[] =>
  found.filter((one) => one.kind === kind);

const ages: [Language, string][] = [
  ['en', 'Requirements\n- Must be 21 years or older\n- Care for children under 3 years\n- Fluent English'],
  ['de', 'Ihr Profil\n- Betreuung von Kindern unter drei Jahren\n- Gute Deutschkenntnisse\n- Reiselust'],
  ['fr', 'Votre profil\n- Accueil des enfants de moins de 3 ans\n- Anglais courant\n- Permis B'],
  ['es', 'Requisitos\n- Cuidado de niños de 0 a 3 años\n- Inglés B2\n- Carnet B'],
];

test.each(ages)('years that tell of an age are no years of experience (%s)', (language, posting) => {
  expect(ofKind(read(language, posting), 'years')).toEqual([]);
});

test('years of experience stand beside other years of the same sentence', () => {
  const found = read('en', 'Requirements\n- Two years of experience with children\n- Patience\n- First aid');
  expect(ofKind(found, 'years').map((one) => one.years)).toEqual([{ min: 2 }]);
  const other = read('en', 'You have 5+ years building services for a firm that was founded 20 years ago.');
  expect(ofKind(other, 'years').map((one) => one.years)).toEqual([{ min: 5 }]);
});

const halves: [Language, string, string, string][] = [
  ['fr', "L'anglais est indispensable et l'allemand serait apprécié.", 'en', 'de'],
  ['en', 'German is required and French would be an advantage.', 'de', 'fr'],
  ['de', 'Englisch ist erforderlich und Spanisch wünschenswert.', 'en', 'es'],
  ['es', 'El inglés es imprescindible y el francés se valorará.', 'en', 'fr'],
];

test.each(halves)(
  'one sentence demands and wishes without a comma (%s)',
  (language, posting, must, wished) => {
    const importance = Object.fromEntries(
      ofKind(read(language, posting), 'language').map((one) => [one.language?.code, one.importance]),
    );
    expect(importance).toEqual({ [must]: 'must', [wished]: 'preferred' });
  },
);

test('what opens a choice is no part of it, and a paper with two names is asked for once', () => {
  const found = read('en', 'Requirements\n- Experience in one or more of: Pottery, Glazing\n- Firing kilns');
  expect(found.map((one) => one.text).filter((text) => /^one/.test(text))).toEqual([]);
  const paper = read('fr', "Votre profil\n- Diplôme d'État de puériculture exigé\n- Permis B\n- Patience");
  expect(paper.filter((one) => one.text.includes('puériculture')).map((one) => one.kind)).toEqual(['degree']);
});
