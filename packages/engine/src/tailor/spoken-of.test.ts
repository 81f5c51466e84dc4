import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
import { isOnlySpokenOf } from './spoken-of.ts';

const lexis = lexisOf('de');
const isSpokenOf = (marked: string): boolean => {
  const [before = '', stretch = '', behind = ''] = marked.split('|');
  const at = statement(before + stretch + behind, 'text', lexis);
  return isOnlySpokenOf({ start: before.length, end: before.length + stretch.length }, at, lexis);
};

test('a noun of doing says nothing of who was served by it, asked for it or looked on', () => {
  expect(isSpokenOf('Für die |Reinigung der Gardinen| eine Wäscherei beauftragt')).toBe(true);
  expect(isSpokenOf('Auf die |Zustellung von Ersatzteilen| gewartet')).toBe(true);
  expect(isSpokenOf('Beobachtete die |Vermessung des Grundstücks| vom Büro aus')).toBe(true);
});

test('with a verb of carrying out, or none, it was done', () => {
  expect(isSpokenOf('Die |Reinigung der Gardinen| übernommen')).toBe(false);
  expect(isSpokenOf('|Vermessung von Grundstücken| für zwei Gemeinden')).toBe(false);
  expect(isSpokenOf('|Grundstücke vermessen| und Pläne gezeichnet')).toBe(false);
  expect(isSpokenOf('|Vermessung von Grundstücken| und Pläne gezeichnet')).toBe(false);
});
