import { currencyOfLanguage, formatMoney, priceOf } from '@tailor/contract/currencies';
import type { PlanName } from '@tailor/contract/plans';
import { useLanguage } from '../../lib/language.ts';

/** A plan's price as this language's visitor pays it; nothing is a price too. */
export function usePlanPrice(plan: PlanName): string {
  const language = useLanguage();
  if (plan === 'free') return formatMoney(0, currencyOfLanguage[language].currency, language);
  return priceOf(plan, language).text;
}
