import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { createCheckouts } from './checkout.ts';
import { createCredits } from './credits.ts';
import { createPaymentLinks } from './links.ts';
import type { CheckoutMaker } from './maker.ts';
import { testPaymentsAllowed } from './maker-of.ts';
import { latestSubscription } from './own.ts';
import { reconcile } from './reconcile.ts';
import { createRefunds } from './refunds.ts';
import { createSubscription } from './subscription.ts';

export function createPaymentService(context: Context, maker: CheckoutMaker | null) {
  function till(): CheckoutMaker {
    // A proxy may have shown itself since the start: then the test maker is closed.
    if (!maker || (maker.testMode && !testPaymentsAllowed(context)))
      throw new AppError('unavailable', 'Payments are not set up on this installation.');
    return maker;
  }
  const testMode = maker?.testMode ?? false;
  return {
    ...createCheckouts(context, till),
    ...createSubscription(context, till),
    ...createCredits(context, testMode),
    ...createRefunds(context, till),
    links: createPaymentLinks(context, till),
    testMode,
    latestSubscription: (owner: Owner) => latestSubscription(context, owner),
    reconcile: () => reconcile(context, till),
  };
}
