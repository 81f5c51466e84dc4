import { expect, test } from 'vitest';
import { headed, jobsByMonth, read, studies } from '../../test/reading.ts';

const page = `EXPÉRIENCE

Téléconseiller, Assistance Loire, Angers, 2020 – 2024
Réponse aux assurés
Trophée de la meilleure équipe au printemps 2022
Formation des nouveaux

Caissier, Super Anjou, Angers, 2017 – 2020
Mise en rayon

FORMATION
Bac pro Commerce, lycée Mongazon, Angers, 2017`;

test('what was won while in a role is no role, though it has a time', () => {
  expect(jobsByMonth(headed(page))).toEqual([
    ['Téléconseiller', 'Assistance Loire', '2020', '2024'],
    ['Caissier', 'Super Anjou', '2017', '2020'],
  ]);
});

test('a role that stands so, and begins with what one was, is one', () => {
  const told = page.replace(
    'Trophée de la meilleure équipe au printemps 2022',
    'Tuteur de la nouvelle équipe en 2022',
  );
  expect(jobsByMonth(headed(told)).map(([title]) => title)).toContain('Tuteur de la nouvelle équipe');
});

test('a line of a role that holds the word of a heading opens nothing', () => {
  const kinds = read(headed(page)).sections.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'education')).toHaveLength(1);
});

test('a licence below the last of the studies is no school', () => {
  expect(
    studies(['Formación', '', 'Bachillerato, 2009', '', 'Carnet de conducir B y C']).map(
      ([degree, school]) => [degree, school],
    ),
  ).toEqual([['Bachillerato', undefined]]);
});

test('what was added to a role since then is none of its own', () => {
  const told = page.replace(
    'Trophée de la meilleure équipe au printemps 2022',
    'Référente sécurité du plateau depuis 2022',
  );
  expect(jobsByMonth(headed(told))).toHaveLength(2);
});

test('jobs below a line that says what is looked for are jobs', () => {
  const told = page.replace('EXPÉRIENCE', 'Objectif : poste de superviseuse dans un centre d’appels');
  expect(jobsByMonth(headed(told)).map(([title]) => title)).toEqual(['Téléconseiller', 'Caissier']);
});
