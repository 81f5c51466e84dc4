import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

function dates(resume: string): string[] {
  const job = { title: 'Koch', description: 'Anforderungen\n- Kochen' };
  const { edits } = tailor(engine, { resume, job, asOf });
  return edits.filter(({ kind }) => kind === 'date-form').map(({ before, after }) => `${before} > ${after}`);
}

const german = (first: string, others: readonly string[]) =>
  `Jana Rohde\njana.rohde@example.com\n\nBerufserfahrung\n\n${first}\nKöchin, Gasthof Lamm, Ulm\n- Saucen und Suppen\n\n${others
    .map((each, i) => `${each}\nBeiköchin, Kantine ${i + 1} GmbH, Ulm\n- Salate\n`)
    .join('\n')}`;

test('a role that goes on is dated as those that have ended, where they agree', () => {
  expect(dates(german('Seit April 2021', ['Mai 2017 – März 2021', 'August 2014 – April 2017']))).toEqual([
    'Seit April 2021 > April 2021 – heute',
  ]);
});

test('where the others do not agree on a dash it stays as it is', () => {
  expect(dates(german('seit April 2021', ['Mai 2017 bis März 2021', 'August 2014 bis April 2017']))).toEqual(
    [],
  );
  expect(dates(german('seit April 2021', ['Mai 2017 – März 2021']))).toEqual([]);
});

test('"from … until today" is one form with its end', () => {
  const resume =
    'Irene Solís\nirene.solis@example.com\n\nEXPERIENCIA\n\nCocinera, Mesón Azul, Soria\nDesde 04/2021 hasta la actualidad\n- Menús del día\n\nAyudante de cocina, Casa Paco, Soria\n05/2017 – 03/2021\n- Ensaladas\n\nCamarera, Bar Pepe, Soria\n06/2014 – 04/2017\n- Barra\n';
  expect(dates(resume)).toEqual(['Desde 04/2021 hasta la actualidad > 04/2021 – actualidad']);
});

test('the word for today behind a dash is the one that every reader knows', () => {
  expect(dates(german('April 2021 – aktuell', ['Mai 2017 – März 2021', 'August 2014 – April 2017']))).toEqual(
    ['April 2021 – aktuell > April 2021 – heute'],
  );
});
