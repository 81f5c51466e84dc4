/** Money is integer minor units with a currency; the price shown is the price charged. No zod here. */
import type { Language } from './languages.ts';
import type { PaidPlan } from './plans.ts';

export const currencies = ['USD', 'EUR', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

export const prices: Record<Currency, Record<PaidPlan, number>> = {
  USD: { basic: 199, premium: 399 },
  EUR: { basic: 199, premium: 399 },
  CNY: { basic: 1423, premium: 2853 },
};

export interface LanguageCurrency {
  currency: Currency;
  symbol: string;
  rate: number;
  /** Where the symbol stands. */
  format: 'before' | 'after';
}

export const currencyOfLanguage: Record<Language, LanguageCurrency> = {
  en: { currency: 'USD', symbol: '$', rate: 1, format: 'before' },
  es: { currency: 'EUR', symbol: '€', rate: 1, format: 'after' },
  fr: { currency: 'EUR', symbol: '€', rate: 1, format: 'after' },
  de: { currency: 'EUR', symbol: '€', rate: 1, format: 'after' },
  zh: { currency: 'CNY', symbol: '¥', rate: 7.15, format: 'before' },
};

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', zh: 'zh-CN' };

/** Making one takes a slow phone 20 ms; a page shows a dozen prices. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatMoney(minor: number, currency: Currency, language: Language): string {
  const key = language + currency;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  formats.set(key, format);
  return format.format(minor / 100);
}

/** The price of a plan as this language's visitor sees and pays it. */
export function priceOf(
  plan: PaidPlan,
  language: Language,
): { minor: number; currency: Currency; text: string } {
  const { currency } = currencyOfLanguage[language];
  const minor = prices[currency][plan];
  return { minor, currency, text: formatMoney(minor, currency, language) };
}
