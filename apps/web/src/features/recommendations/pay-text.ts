import type { Pay } from '@tailor/contract/shapes/pay';

/** "€38,000 – €46,000", in the currency of the posting and the figures of the language. */
export function amountText({ min, max, currency }: Pay, language: string): string {
  const cents = !Number.isInteger(min) || !Number.isInteger(max);
  const form = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
  });
  return min === max ? form.format(min) : form.formatRange(min, max);
}
