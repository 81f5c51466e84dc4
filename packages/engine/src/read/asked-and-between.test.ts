import { expect, test } from 'vitest';
import { headed, jobs, roles, studies } from '../../test/reading.ts';

test('questions of when, where and what are labels, also where dots lead the eye to their answers', () => {
  const asked = headed(`WAS ICH GEMACHT HABE

wann ........ 03/2019 bis heute
wo .......... Hartell Logistik GmbH, Kassel
was ......... Lageristin
- Verladung

wann ........ 2015 bis 2019
wo .......... Spedition Brandner, Kassel
was ......... Fahrerin
- Touren`);
  const read = [
    ['Lageristin', 'Hartell Logistik GmbH', '03/2019 bis heute'],
    ['Fahrerin', 'Spedition Brandner', '2015 bis 2019'],
  ];
  expect(jobs(asked)).toEqual(read);
  expect(jobs(asked.replace(/ \.+ /g, ': '))).toEqual(read);
});

test('what is called like a section is a line of its entry where no gap stands above it', () => {
  const page = headed(`EXPERIENCIA

2015 - 2019
Transportes Lobos SRL
Rosario
Chofer
- Reparto

2013 - 2014
Ejército Argentino
Rosario
Servicio militar
- Guardia`);
  expect(roles(page)).toEqual([
    ['Chofer', 'Transportes Lobos SRL'],
    ['Servicio militar', 'Ejército Argentino'],
  ]);
});

test('a small word at the end of a line stands before the time below it', () => {
  const page = headed(`FORMACIÓN

Maestría en Metodología de la Enseñanza. Universidad de las Sierras. Cursada entre
2009 y 2010, sin tesis.

Licenciatura en Sociología. Universidad Nacional del Valle. 2003-2008.`);
  const read = [
    ['Maestría en Metodología de la Enseñanza', 'Universidad de las Sierras'],
    ['Licenciatura en Sociología', 'Universidad Nacional del Valle'],
  ];
  expect(studies(page)).toEqual(read);
  expect(studies(page.replace('entre\n', 'entre '))).toEqual(read);
});
