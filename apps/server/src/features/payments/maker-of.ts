import type { Context } from '../../platform/context.ts';
import type { CheckoutMaker } from './maker.ts';
import { createStripeMaker } from './stripe/maker.ts';
import { createTestMaker } from './test-maker.ts';

/** Test payments are a default of a local installation, and elsewhere an explicit wish. */
export function testPaymentsAllowed({ config }: Context): boolean {
  return config.local || config.ALLOW_TEST_PAYMENTS;
}

/** Stripe where there is a key; its test keys move no money, and are allowed where test payments are. */
export function makerOf(context: Context): CheckoutMaker | null {
  const stripe = createStripeMaker(context);
  if (stripe) return stripe.testMode && !testPaymentsAllowed(context) ? null : stripe;
  return testPaymentsAllowed(context) ? createTestMaker(context) : null;
}
