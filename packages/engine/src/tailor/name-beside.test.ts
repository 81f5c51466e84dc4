import { expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { nameBeside } from './name-beside.ts';

const style = { comma: ', ', open: ' (', close: ')', colon: ': ' };

const beside = (text: string, name: string, say: string, language: Language = 'de'): string => {
  const start = text.indexOf(name);
  const {
    start: from,
    end,
    text: added,
  } = nameBeside(text, { start, end: start + name.length }, say, style, language);
  return text.slice(0, from) + added + text.slice(end);
};

test('a second name stands behind the class or the number of the first', () => {
  expect(beside('Führerschein B, Löten', 'Führerschein', 'Fahrerlaubnis')).toBe(
    'Führerschein B (Fahrerlaubnis), Löten',
  );
  expect(beside('Führerschein Klasse C1E', 'Führerschein', 'Fahrerlaubnis')).toBe(
    'Führerschein Klasse C1E (Fahrerlaubnis)',
  );
  expect(beside('Kran 4 Jahre gefahren', 'Kran', 'Hebezeug')).toBe('Kran (Hebezeug) 4 Jahre gefahren');
  expect(beside('Kran A und Bagger', 'Kran', 'Hebezeug')).toBe('Kran (Hebezeug) A und Bagger');
});

test('a plural is not written out before the noun it belongs to', () => {
  expect(beside('Wrote CMM programs', 'CMM', 'coordinate measuring machines', 'en')).toBe(
    'Wrote CMM (coordinate measuring machines) programs',
  );
  expect(beside('Ran the CMM for two lines', 'CMM', 'coordinate measuring machines', 'en')).toBe(
    'Ran the coordinate measuring machines (CMM) for two lines',
  );
  expect(beside('Logged SPC data', 'SPC', 'statistical process control', 'en')).toBe(
    'Logged statistical process control (SPC) data',
  );
});
