import { expect, test } from 'vitest';
import { currencyOfLanguage, priceOf, prices } from './currencies.ts';
import { languages } from './languages.ts';
import { plans } from './plans.ts';

test('the price table is the base price times the rate, rounded to the minor unit', () => {
  for (const language of languages) {
    const { currency, rate } = currencyOfLanguage[language];
    expect(prices[currency].basic).toBe(Math.round(plans.basic.cents * rate));
    expect(prices[currency].premium).toBe(Math.round(plans.premium.cents * rate));
  }
});

test('prices are written the way each language writes them, with two decimals', () => {
  expect(priceOf('basic', 'en').text).toBe('$1.99');
  expect(priceOf('premium', 'de').text).toBe('3,99\u00a0€');
  expect(priceOf('premium', 'zh').text).toBe('¥28.53');
});
