import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const edited = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf }).text;

const english = (...points: string[]): string =>
  `Ida Fenn\nida.fenn@example.org\n\nExperience\n\nTechnician, Fenn Ltd, Ely\nMay 2018 - present\n${points.map((point) => `- ${point}\n`).join('')}\nEducation\nEly College, 2004\n`;

test('half of a word that a hyphen joins opens no name', () => {
  const text = edited(
    english('First-piece and in-process checks of castings', 'Clean the hall'),
    'Inspector',
    'Duties\n- Carry out receiving inspection, in-process inspection and final inspection of all parts\n',
  );
  expect(text).not.toMatch(/(?<!in-)process inspection/iu);
});

test('of a name of several words all are said, or it is not', () => {
  const text = edited(
    english('Wrote user manuals and acceptance letters for the fleet', 'Clean the hall'),
    'Analyst',
    'Duties\n- Plan and coordinate user acceptance testing\n',
  );
  expect(text).not.toMatch(/acceptance test/iu);
});

test('letters written out take the word with them that they end with', () => {
  const text = edited(
    english('Ran UAT testing for a bank', 'Clean the hall'),
    'Analyst',
    'Duties\n- User acceptance testing\n- Clean rooms\n',
  );
  expect(text).toContain('Ran user acceptance testing (UAT) for a bank');
});

test('a noun of doing by itself is written beside nothing', () => {
  const text = edited(
    english('Brought down cost of paint by a third', 'Clean the hall'),
    'Planner',
    'Duties\n- Setup cost reduction and continuous improvement\n',
  );
  expect(text).not.toContain('(reduction)');
  const spanish =
    'Lola Prat\nlola.prat@example.org\n\nExperiencia\n\nDependienta, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- Asesoramiento a clientes, caja\n- Corte de telas a medida\n\nEstudios\nIES Lugo, 2004\n';
  expect(edited(spanish, 'Dependienta', 'Funciones\n- Consejo y venta de telas\n')).not.toContain('Consejo:');
});

test('behind a weak opening the noun of a doing becomes its verb, with the thing right behind', () => {
  const opened = (point: string) =>
    edited(english(point, 'Repaired 40 pumps'), 'Technician', 'Duties\n- Lift trunks\n');
  expect(opened('Responsible for mending of old sails')).toContain('- Mended old sails');
  const two = 'Responsible for mending of sails and of ropes';
  expect(opened(two)).toContain(two);
});

test('“a fin de” is shortened before a verb, and means the end of a month elsewhere', () => {
  const told = (point: string) =>
    edited(
      `Lola Prat\nlola.prat@example.org\n\nExperiencia\n\nContable, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- ${point}\n- Corte de telas a medida\n\nEstudios\nIES Lugo, 2004\n`,
      'Contable',
      'Funciones\n- Atender pedidos\n',
    );
  expect(told('Cierre de caja a fin de mes')).toContain('Cierre de caja a fin de mes');
  expect(told('Revisión de facturas a fin de evitar errores')).toContain(
    'Revisión de facturas para evitar errores',
  );
});

test('where two things are joined, the name for one of them leaves the verb to the other', () => {
  const resume =
    'Uta Mohr\nuta@example.org\n\nBerufserfahrung\n\n01/2019 – heute Prüferin\nGuss Brandt, Kiel\n- Prüfe Wareneingang und Serie, sperre fehlerhafte Teile\n- Fege die Halle\n';
  const text = edited(resume, 'Prüferin', 'Aufgaben\n- Wareneingangsprüfung\n- Kaffee kochen\n');
  expect(text).not.toContain('Wareneingangsprüfung: Wareneingang und');
});

test('a point in capitals stays in capitals', () => {
  const resume =
    'Rui Prat\nrui@example.org\n\nEXPERIENCIA\n\nSOLDADOR, PRAT E HIJOS, LUGO\n2015 - ACTUALIDAD\n- INTERPRETAR PLANOS DE BARCOS\n- LIMPIAR EL TALLER\n\nESTUDIOS\nIES LUGO, 2004\n';
  const text = edited(resume, 'Soldador', 'Funciones\n- Interpretación de planos\n- Limpieza\n');
  expect(text).not.toMatch(/- \p{Lu}\p{Ll}+.* PLANOS|planos/u);
});

test('a word for more than the point says takes no place of its own verb', () => {
  const resume =
    "Léa Roux\nlea@example.org\n\nExpérience\n\nComptable, Roux SARL, Riom\n2016 - aujourd'hui\n- Relance des impayés de la cantine\n- Saisie des factures\n\nFormation\nBTS comptabilité, 2008\n";
  const text = edited(resume, 'Comptable', 'Missions\n- Recouvrement des impayés\n- Saisie comptable\n');
  expect(text).toContain('- Relance des impayés de la cantine');
});

test('where the first of two nouns loses its article, so does the second', () => {
  const opened = (point: string) =>
    edited(
      `Lola Prat\nlola.prat@example.org\n\nExperiencia\n\nEncargada, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- ${point}\n- Corte de telas a medida\n\nEstudios\nIES Lugo, 2004\n`,
      'Encargada',
      'Funciones\n- Atender pedidos\n',
    );
  expect(opened('Responsable de la recepción y el control de las telas')).toContain(
    '- Recepción y control de las telas',
  );
  expect(opened('Responsable de la recepción de telas y el control')).toContain(
    '- Recepción de telas y el control',
  );
});
