import { expect, test } from 'vitest';
import { amountText } from './pay-text.ts';

test('pay stays in its currency and is written as the language writes figures', () => {
  const pay = { min: 38_000, max: 46_000, currency: 'EUR', period: 'year' } as const;
  expect(amountText(pay, 'en')).toBe('€38,000 – €46,000');
  expect(amountText(pay, 'de').replace(/\s/g, ' ')).toBe('38.000–46.000 €');
  expect(amountText({ ...pay, currency: 'CNY' }, 'zh')).toContain('¥38,000');
  expect(amountText({ min: 22.5, max: 22.5, currency: 'USD', period: 'hour' }, 'en')).toBe('$22.50');
});
