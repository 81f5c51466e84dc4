import { describe, expect, it } from 'vitest';
import { read } from '../../test/reading.ts';

const work = [
  '',
  'WORK EXPERIENCE',
  '',
  'Warehouse Operative, Hartwell Logistics Ltd, Derby, 2019 - Present',
];
const placeOf = (...lines: string[]): string | undefined => read([...lines, ...work]).contact.location?.value;

describe('where a person lives', () => {
  it('is a street and, below it, a town with its state and code', () => {
    expect(
      placeOf('Maeve Tolland', 'Unit 3, 9 Harbour Parade', 'Wattle Creek VIC 3999', 'maeve@example.org'),
    ).toBe('Unit 3, 9 Harbour Parade, Wattle Creek VIC 3999');
    expect(placeOf('Maeve Tolland', 'Pallikunnu, Kozhikode 673999, Kerala | maeve@example.org')).toBe(
      'Pallikunnu, Kozhikode 673999, Kerala',
    );
  });

  it('goes on behind two blanks before a postal code, and ends before a remark in brackets', () => {
    expect(placeOf('Maeve Tolland', '12, rue du Moulin, Lévis (Québec)  G6V 0X0')).toBe(
      '12, rue du Moulin, Lévis (Québec) G6V 0X0',
    );
    expect(placeOf('Maeve Tolland', '73999 Saint-Orens (chez ma sœur pendant les travaux)')).toBe(
      '73999 Saint-Orens',
    );
  });

  it('begins with the house or the quarter, where the person is called otherwise', () => {
    expect(placeOf('Maeve Tolland', 'Rose Cottage, 4 Mill Lane, Derby', 'maeve@example.org')).toBe(
      'Rose Cottage, 4 Mill Lane, Derby',
    );
    expect(placeOf('Maeve Tolland, 4 Mill Lane, Derby', 'maeve@example.org')).toBe('4 Mill Lane, Derby');
  });

  it('has its street right above a town with its code, whatever the word for it', () => {
    expect(placeOf('Maeve Tolland', '27 Thornhill Rise', 'Skipton BD23 0AA', 'maeve@example.org')).toBe(
      '27 Thornhill Rise, Skipton BD23 0AA',
    );
    expect(placeOf('Maeve Tolland', 'Am Neuen Zollhof 3', '36399 Lauterstein', 'maeve@example.org')).toBe(
      'Am Neuen Zollhof 3, 36399 Lauterstein',
    );
    expect(placeOf('Maeve Tolland', 'Jahrgang 1980', '36399 Lauterstein', 'maeve@example.org')).toBe(
      '36399 Lauterstein',
    );
  });

  it('may end with a country, a province or the number of a department', () => {
    expect(placeOf('Maeve Tolland', '7 venelle du Puits, 29999 Lanvézec (France)')).toBe(
      '7 venelle du Puits, 29999 Lanvézec (France)',
    );
    expect(placeOf('Maeve Tolland', "Saint-Jean-d'Ardes (73)", 'maeve@example.org')).toBe(
      "Saint-Jean-d'Ardes (73)",
    );
    expect(placeOf('Maeve Tolland', 'Villeurbanne (69), mobile partout')).toBe('Villeurbanne (69)');
  });

  it('may be said at the foot, beside the address that repeats the name', () => {
    const foot = ['', '------------', '4 Mill Lane, Derby DE1 0AA  |  maeve.t@example.org'];
    expect(read(['Maeve Tolland', 'Shop assistant', ...work, ...foot]).contact.location?.value).toBe(
      '4 Mill Lane, Derby DE1 0AA',
    );
  });

  it('is not where one is from', () => {
    const resume = read([
      '肖大为，男，1985年生，湖南长沙人，现住东莞市虎门镇',
      '电话：138-0000-0111',
      ...work,
    ]);
    expect(resume.contact.location?.value).toBe('东莞市虎门镇');
  });
});
