import { expect, it } from 'vitest';
import { headed, read, roles, studies } from '../../test/reading.ts';

const page = (...lines: string[]): string => headed(lines.join('\n'));

it('a title in capitals over an employer and a time is an entry like the first, and no heading', () => {
  const text = page(
    'OBJECTIVE: A position as housekeeper.',
    '',
    'WORK EXPERIENCES',
    '',
    'NANNY / HOUSEKEEPER',
    'Private Family (British), Dubai',
    'February 2019 – Present',
    '',
    'LAUNDRY ATTENDER',
    'Sunrise Cleaners, Lipa, Batangas, Philippines',
    '2011 – 2013',
    '',
    'EDUCATIONAL ATTAINMENT',
    'Lipa National High School, 2005 – 2009',
  );
  expect(roles(text)).toEqual([
    ['NANNY / HOUSEKEEPER', 'Private Family'],
    ['LAUNDRY ATTENDER', 'Sunrise Cleaners'],
  ]);
});

it('a school or an employer may begin with its kind in small letters', () => {
  const text = page(
    'Expériences',
    "Ouvrier agricole à l'exploitation Trois Chênes, de 2015 à aujourd'hui",
    'Saisonnier à la Coopérative Perlim-Fruits, 2012',
    '',
    'Formation',
    'BPREA au CFPPA de Tulle, 2014',
    'Bac pro CGEA au lycée agricole Edgar-Roux, 2011',
  );
  expect(studies(text)[1]).toEqual(['Bac pro CGEA', 'lycée agricole Edgar-Roux']);
});

it('which of its houses it is stays with a hospital', () => {
  const text = page(
    'Expérience',
    '',
    'CHU de Vallon, hôpital Sainte-Berthe',
    'Infirmière en réanimation',
    'depuis 09/2020',
  );
  expect(roles(text)).toEqual([['Infirmière en réanimation', 'CHU de Vallon, hôpital Sainte-Berthe']]);
});

it('behind a title and the letters of an employer a bracket says which of its houses', () => {
  const text = page(
    'Work Experience',
    '',
    'Healthcare Assistant, HSE (Hale Hospital), March 2015 – August 2018',
  );
  expect(roles(text)).toEqual([['Healthcare Assistant', 'HSE']]);
});

it('a level of school before a colon is what one has from the school behind it', () => {
  const text = page('Estudios', '', 'PRIMARIA: Escuela Fiscal Simón Rojas (1998-2004)');
  expect(studies(text)).toEqual([['PRIMARIA', 'Escuela Fiscal Simón Rojas']]);
});

it('a name that its label wants turned may have two of each, and letters of degrees behind it', () => {
  const nameOf = (...lines: string[]) => read(lines).contact.name?.value;
  expect(nameOf('APELLIDOS Y NOMBRES: Chimbo Guamán Luis Alfredo', 'TELÉFONO: 099 000 0418')).toBe(
    'Luis Alfredo Chimbo Guamán',
  );
  expect(nameOf('Ms Adwoa Frimpong BA PGCE', 'adwoa.f@example.com')).toBe('Adwoa Frimpong');
});
