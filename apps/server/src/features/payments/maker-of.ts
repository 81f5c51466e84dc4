import type { Context } from '../../platform/context.ts';
import type { CheckoutMaker } from './maker.ts';
import { createTestMaker } from './test-maker.ts';

/** Test payments are a default of a local installation, and elsewhere an explicit wish. */
export function testPaymentsAllowed({ config }: Context): boolean {
  return config.local || config.ALLOW_TEST_PAYMENTS;
}

export function makerOf(context: Context): CheckoutMaker | null {
  return testPaymentsAllowed(context) ? createTestMaker(context) : null;
}
