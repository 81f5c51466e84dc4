import type { Context } from '../../platform/context.ts';
import type { CheckoutMaker } from './maker.ts';
import { createTestMaker } from './test-maker.ts';

/** Test payments are a default of a local installation, and elsewhere an explicit wish. */
export function makerOf(context: Context): CheckoutMaker | null {
  const allowed = context.config.local || context.config.ALLOW_TEST_PAYMENTS;
  return allowed ? createTestMaker(context) : null;
}
