import { expect, test } from 'vitest';
import { plainName, withClasses } from './paper-name.ts';

test('a paper is named without the year of its column and the gaps of its table', () => {
  expect(plainName('11/2020             Asbestschein nach TRGS 519')).toBe('Asbestschein nach TRGS 519');
  expect(plainName('DEC en techniques de comptabilité            2016')).toBe(
    'DEC en techniques de comptabilité',
  );
  expect(plainName('Führerschein\tB')).toBe('Führerschein B');
  // Who gives it stands in its name already.
  expect(plainName('CSCS gold card\tCSCS\t2021')).toBe('CSCS gold card');
  expect(plainName('Permiso de conducir: B')).toBe('Permiso de conducir B');
});

test('a line of several columns names no paper', () => {
  expect(plainName('INGLÉS\tB2\tB2\tB1')).toBeUndefined();
  expect(plainName('FÜHRERSCHEIN     Alpengasthof Murmelwirt')).toBeUndefined();
  expect(plainName('Führerschein B \\\\')).toBeUndefined();
});

test('a licence keeps all of its classes', () => {
  expect(withClasses('Führerschein A', 'Führerschein A, B, F')).toBe('Führerschein A, B, F');
  expect(withClasses('Permis A', 'Permis A, B et C')).toBe('Permis A, B et C');
  expect(withClasses('Führerschein B', 'Führerschein B sowie T')).toBe('Führerschein B sowie T');
  expect(withClasses('Permis B', 'Permis B, voiture')).toBe('Permis B');
});
