import type { CallReply } from '@tailor/contract/call';
import type { CreateCheckoutSession } from '@tailor/contract/calls/create-checkout-session';
import { type PaidPlan, plans } from '@tailor/contract/plans';
import { ApiError, call } from '../../lib/api.ts';

interface Lead {
  email: string;
  resumeId: string;
  plan: PaidPlan;
  marketing: boolean;
}

/** Asked for on the way; a failure never holds up the purchase. */
export async function captureEmail({ email, resumeId, plan, marketing }: Lead): Promise<void> {
  const body = { email, resumeId, type: plan, amount: plans[plan].cents, marketingConsent: marketing };
  try {
    await call('/api/capture-email', { method: 'POST', body });
    await call('/api/checkout-started', { method: 'POST', body: { email } });
  } catch (error) {
    console.warn('the address could not be kept', error);
  }
}

interface Order {
  email?: string | null;
  immediateConsent?: boolean;
}

export class NoCheckoutUrl extends Error {}

/** The address where the payment is made. */
export async function checkoutUrl(
  plan: PaidPlan,
  resumeId: string | null,
  order: Order = {},
): Promise<string> {
  const body = { type: plan, resumeId, ...order };
  try {
    const { url } = await call<CallReply<CreateCheckoutSession>>('/api/create-checkout-session', {
      method: 'POST',
      body,
    });
    if (!url) throw new NoCheckoutUrl('No checkout URL received');
    return url;
  } catch (error) {
    if (error instanceof ApiError && !error.code) throw new Error(`HTTP error! status: ${error.status}`);
    throw error;
  }
}
