import { describe, expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

type Case = [Language, string, string, string];

describe('what a line limits its own words by may not be left out, and may be said otherwise', () => {
  const cases: Case[] = [
    [
      'en',
      'Fed the goats daily except Mondays',
      'Fed the goats daily',
      'Daily except on Mondays, fed the goats',
    ],
    [
      'es',
      'Alimenté las cabras, salvo los lunes',
      'Alimenté las cabras los lunes',
      'Alimenté las cabras, excepto los lunes',
    ],
    [
      'fr',
      'Nourri les chèvres, sauf le lundi',
      'Nourri les chèvres le lundi',
      'Nourri les chèvres, excepté le lundi',
    ],
    [
      'de',
      'Fütterte die Ziegen, außer montags',
      'Fütterte die Ziegen montags',
      'Fütterte die Ziegen, ausgenommen montags',
    ],
    ['en', 'Sold cheese near Oslo', 'Sold cheese in Oslo', 'Near Oslo, sold cheese'],
    ['es', 'Vendí queso cerca de Oslo', 'Vendí queso en Oslo', 'Venta de queso cerca de Oslo'],
    ['fr', 'Vendu du fromage près d’Oslo', 'Vendu du fromage à Oslo', 'Vente de fromage près d’Oslo'],
    ['de', 'Verkaufte Käse bei Oslo', 'Verkaufte Käse in Oslo', 'Käse in der Nähe von Oslo verkauft'],
    ['en', 'Staffed a mock trial', 'Staffed a trial', 'Staffed one mock trial'],
    ['zh', '筹备模拟法庭', '筹备法庭', '准备模拟法庭'],
    [
      'en',
      'Applied for a grant for the barn',
      'Won a grant for the barn',
      'For the barn, applied for a grant',
    ],
    [
      'de',
      'Beantragte einen Zuschuss für die Scheune',
      'Erhielt einen Zuschuss für die Scheune',
      'Einen Zuschuss für die Scheune beantragt',
    ],
    [
      'es',
      'Vi bajar las quejas en primavera',
      'Bajé las quejas en primavera',
      'En primavera las quejas bajaron',
    ],
    [
      'en',
      'Milked on mornings when the vet was away',
      'Milked every morning',
      'On mornings when the vet was away, milked',
    ],
  ];
  test.each(cases)('%s: %s — %s', (language, point, wrong, right) => {
    expect(passes(language, point, wrong)).toBe(false);
    expect(passes(language, point, right)).toBe(true);
  });
});

describe('what others did with a thing is not one’s own doing', () => {
  const cases: Case[] = [
    [
      'en',
      'Drew a map that the council later printed',
      'Printed a map',
      'Drew a map, later printed by the council',
    ],
    [
      'es',
      'Dibujé un mapa que el ayuntamiento imprimió',
      'Imprimí un mapa',
      'Dibujo de un mapa que el ayuntamiento imprimió',
    ],
    [
      'de',
      'Zeichnete eine Karte, die die Stadt druckte',
      'Druckte eine Karte',
      'Eine Karte gezeichnet, die die Stadt druckte',
    ],
  ];
  test.each(cases)('%s: %s — %s', (language, point, wrong, right) => {
    expect(passes(language, point, wrong)).toBe(false);
    expect(passes(language, point, right)).toBe(true);
  });
  test('what one did oneself with it is', () => {
    const point = 'Drew a map and printed it for the council';
    expect(passes('en', point, 'Printed a map for the council')).toBe(true);
  });
});
