import { expect, test } from 'vitest';
import { nameBeside } from './name-beside.ts';

const style = { comma: ', ', open: ' (', close: ')', colon: ': ' };

const beside = (text: string, name: string, say: string): string => {
  const start = text.indexOf(name);
  const {
    start: from,
    end,
    text: added,
  } = nameBeside(text, { start, end: start + name.length }, say, style, 'de');
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
