import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { perConfig } from '../../../platform/per-config.ts';
import { CircuitOpen, createCircuit } from './circuit.ts';
import { library } from './library.ts';

const away = () =>
  new AppError('unavailable', 'The payment service does not answer at the moment. Try again soon.');

/** What one request learned saves the next one its waiting. */
const circuitOf = perConfig(() => createCircuit());

/** What Stripe says about our account or its bad day is for the log; a person hears that it is away. */
export async function guarded<T>(
  { config, clock, log }: Pick<Context, 'config' | 'clock' | 'log'>,
  call: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await circuitOf(config)(clock.now().getTime(), work);
  } catch (error) {
    if (error instanceof CircuitOpen) {
      log.warn('stripe.not_asked', { call });
      throw away();
    }
    if (!(error instanceof library().errors.StripeError)) throw error;
    // Its message may quote what was sent; type, code and request id say enough.
    const { type, code, statusCode, requestId } = error;
    log.warn('stripe.failed', { call, type, code, status: statusCode, stripeRequest: requestId });
    throw away();
  }
}
