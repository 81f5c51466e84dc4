import { library } from './library.ts';

/** So many calls in a row without an answer, and nobody waits for the next one. */
const MOST_FAILURES = 4;
export const OPEN_MS = 15_000;

export class CircuitOpen extends Error {}

/** Silence, a broken line, a bad day over there, too many questions: asking on at once helps nobody. */
function isAway(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = library().errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((one) => error instanceof one);
}

/**
 * While the other side does not answer, people hear so at once, instead of each of them waiting for
 * the time-out with a connection of ours. After a while one call tries, and opens the way for all.
 */
export function createCircuit() {
  let failures = 0;
  let shutUntil = 0;
  return async function through<T>(now: number, work: () => Promise<T>): Promise<T> {
    // A clock that was set back must not keep it shut for longer.
    if (now < shutUntil && now >= shutUntil - OPEN_MS) throw new CircuitOpen();
    if (failures >= MOST_FAILURES) shutUntil = now + OPEN_MS;
    try {
      const done = await work();
      failures = 0;
      shutUntil = 0;
      return done;
    } catch (error) {
      if (isAway(error)) {
        failures += 1;
        if (failures >= MOST_FAILURES) shutUntil = now + OPEN_MS;
      } else {
        failures = 0;
        shutUntil = 0;
      }
      throw error;
    }
  };
}
