import type Stripe from 'stripe';
import { perConfig } from '../../../platform/per-config.ts';
import { library } from './library.ts';

/** Ours and the library's are raised together, on purpose, after reading what changed. */
export const API_VERSION = '2026-10-28.endive';

/** A request that fails or gets no answer is tried once more, under the same idempotency key. */
const RETRIES = 1;

/** It keeps its connections open. */
export const stripeOf = perConfig(
  ({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: url, STRIPE_TIMEOUT_SECONDS: seconds }): Stripe | null => {
    if (!key) return null;
    const peer = url ? new URL(url) : null;
    return new (library())(key, {
      apiVersion: API_VERSION,
      timeout: seconds * 1000,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(peer ? { protocol: 'http' as const, host: peer.hostname, port: peer.port } : {}),
    });
  },
);

/** Keys say themselves which money they move. */
export const isLive = (key: string) => /^[sr]k_live_/.test(key);

export function isMissing(error: unknown): boolean {
  return error instanceof library().errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** What Stripe will not do in the present state, and never will by being asked again. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof library().errors.StripeInvalidRequestError;
}
