import { expect, test } from 'vitest';
import { headed, jobsByMonth, read, studiesByMonth } from '../../test/reading.ts';

test('what is told of an employer behind a comma, and how many hours, belong to no name', () => {
  const text = headed(`TRABAJOS

2021-hoy: Contramaestre en Armadora Punta Blanca S.A., palangre de fondo.
2017-2021: Marinero de cubierta en Pesqueras Mar Azul S.L., mareas de 40 días.
2014-2017: Redero en Talleres Seijo, remiendo de trasmallos.
`);
  expect(jobsByMonth(text).map(([, where]) => where)).toEqual([
    'Armadora Punta Blanca S.A.',
    'Pesqueras Mar Azul S.L.',
    'Talleres Seijo',
  ]);
  const hours = headed('EXPÉRIENCE\n\nCaissière à temps partiel\nÉpicerie Morel\n2010 à 2013');
  expect(jobsByMonth(hours)[0]?.[0]).toBe('Caissière');
});

test('a season of a theatre dates a job', () => {
  const text = headed(`Arbeit

Spielzeiten 2021/22 bis heute:
Leitende Dramaturgin, Theater am Wehr, Jena

Februar 2016 bis Juli 2021:
Dramaturgin, Landesbühne Saale, Zeitz
`);
  expect(jobsByMonth(text).map(([title, where]) => [title, where])).toEqual([
    ['Leitende Dramaturgin', 'Theater am Wehr'],
    ['Dramaturgin', 'Landesbühne Saale'],
  ]);
});

test('a family in capitals below a given name is the rest of the name', () => {
  expect(
    read(['Nerea', 'ETXEBARRI-IBARRA', 'violonchelista', '', 'nerea@example.net']).contact.name?.value,
  ).toBe('Nerea ETXEBARRI-IBARRA');
});

test('a Chinese sentence may name the level before its school', () => {
  const text = `我叫周晓，今年二十三，河北农业大学动物医学专业本科在读，2026年6月毕业。2025年7月到8月，我在青格勒奶牛场做过实习兽医，摸过的直检不下四百头。
高中念的是安平县第二中学，2018年入学，2022年毕业（休学过一年）。`;
  expect(studiesByMonth(text)).toEqual([
    ['动物医学专业本科', '河北农业大学', null, '2026-06'],
    ['高中', '安平县第二中学', '2018', '2022'],
  ]);
});
