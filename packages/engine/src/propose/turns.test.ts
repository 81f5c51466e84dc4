import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import type { Language } from '../types.ts';
import { turnsAlike } from './turns.ts';

test.each<[Language, string, string]>([
  ['en', 'Was not trained on the till', 'Was trained on the till'],
  ['es', 'Ninguno de los pedidos llegó tarde', 'Los pedidos llegaron tarde'],
  ['fr', 'Retards jamais.', 'Retards.'],
  ['fr', 'N’a pas dépassé le budget', 'Budget dépassé, nettoyage et niveaux'],
  ['de', 'Wurde von der Leitung geschult', 'Schulte die Leitung'],
  ['zh', '未参与招聘', '参与招聘'],
])('a sentence that lost such a word is turned round: %s %s', (language, original, text) => {
  expect(turnsAlike(original, text, lexisOf(language))).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'Noted what nobody bought', 'Wrote down what nobody bought'],
  ['es', 'Niñas de la sinfonía', 'Chicas de la sinfonía'],
  ['fr', 'Nettoyage des niveaux et contrôle de la chaîne', 'Entretien des étages et contrôle de la ligne'],
  ['de', 'Unterricht in Vonderort', 'Schulung in Vonderort'],
])('a word that only begins or ends like one turns nothing: %s %s', (language, original, text) => {
  expect(turnsAlike(original, text, lexisOf(language))).toBe(true);
});
