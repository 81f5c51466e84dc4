import { type Currency, currencies, prices } from '@tailor/contract/currencies';
import { type PaidPlan, paidPlans } from '@tailor/contract/plans';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors.ts';

/** The prices in the account, found by name: made by `npm run stripe:check -- --create`. */
export interface Wanted {
  plan: PaidPlan;
  currency: Currency;
  amount: number;
  lookupKey: string;
}

export const productId = (plan: PaidPlan) => `resume_tailor_${plan}`;
export const lookupKeyOf = (plan: PaidPlan, currency: Currency) =>
  `resume_tailor_${plan}_${currency.toLowerCase()}`;

export const wantedPrices: Wanted[] = paidPlans.flatMap((plan) =>
  currencies.map((currency) => ({
    plan,
    currency,
    amount: prices[currency][plan],
    lookupKey: lookupKeyOf(plan, currency),
  })),
);

/** Why a price of the account is not the one shown; null: it is. */
export function faultOf(price: Stripe.Price | undefined, wanted: Wanted): string | null {
  if (!price) return 'is missing';
  if (!price.active) return 'is not active';
  if (price.currency !== wanted.currency.toLowerCase()) return `is in ${price.currency}`;
  if (price.unit_amount !== wanted.amount) return `is ${price.unit_amount}, not ${wanted.amount}`;
  if (price.tax_behavior !== 'inclusive') return 'does not include tax';
  const monthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1;
  if (wanted.plan === 'premium' ? !monthly : price.type !== 'one_time') return 'recurs in another way';
  return null;
}

const KEPT_MS = 10 * 60_000;

/** The price shown is the price charged: another one in the account is refused before money moves. */
export function createCatalogue(stripe: Stripe) {
  const known = new Map<string, { id: string; until: number }>();
  return async function priceId(plan: PaidPlan, currency: Currency): Promise<string> {
    const lookupKey = lookupKeyOf(plan, currency);
    const cached = known.get(lookupKey);
    if (cached && cached.until > Date.now()) return cached.id;
    const wanted = wantedPrices.find((one) => one.lookupKey === lookupKey);
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    const fault = wanted ? faultOf(data[0], wanted) : 'is unknown';
    if (fault || !data[0])
      throw new AppError('unavailable', `Payments are not set up: the price ${lookupKey} ${fault}.`);
    known.set(lookupKey, { id: data[0].id, until: Date.now() + KEPT_MS });
    return data[0].id;
  };
}
