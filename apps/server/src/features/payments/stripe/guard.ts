import Stripe from 'stripe';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';

/** What Stripe says about our account or its bad day is for the log; a person hears that it is away. */
export async function guarded<T>({ log }: Pick<Context, 'log'>, call: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // Its message may quote what was sent; type, code and request id say enough.
    const { type, code, statusCode, requestId } = error;
    log.warn('stripe.failed', { call, type, code, status: statusCode, stripeRequest: requestId });
    throw new AppError('unavailable', 'The payment service does not answer at the moment. Try again soon.');
  }
}
