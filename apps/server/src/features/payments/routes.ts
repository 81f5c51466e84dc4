import { actOnTestCheckout } from '@tailor/contract/calls/act-on-test-checkout';
import { actOnTestSubscription } from '@tailor/contract/calls/act-on-test-subscription';
import { billingPortal } from '@tailor/contract/calls/billing-portal';
import { billingState } from '@tailor/contract/calls/billing-state';
import { cancelByLink } from '@tailor/contract/calls/cancel-by-link';
import { cancelSubscription } from '@tailor/contract/calls/cancel-subscription';
import { completePayment } from '@tailor/contract/calls/complete-payment';
import { createCheckoutSession } from '@tailor/contract/calls/create-checkout-session';
import { createSubscription } from '@tailor/contract/calls/create-subscription';
import { listPayments } from '@tailor/contract/calls/list-payments';
import { openReceipt } from '@tailor/contract/calls/open-receipt';
import { paymentHistory } from '@tailor/contract/calls/payment-history';
import { refundPayment } from '@tailor/contract/calls/refund-payment';
import { requestRefund } from '@tailor/contract/calls/request-refund';
import { resumeSubscription } from '@tailor/contract/calls/resume-subscription';
import { sendCancelLink } from '@tailor/contract/calls/send-cancel-link';
import { sendReceiptLink } from '@tailor/contract/calls/send-receipt-link';
import { spendCredit } from '@tailor/contract/calls/spend-credit';
import { stripeWebhook } from '@tailor/contract/calls/stripe-webhook';
import { subscriptionStatus } from '@tailor/contract/calls/subscription-status';
import { testCheckout } from '@tailor/contract/calls/test-checkout';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { takeFromLimit } from '../../platform/limits.ts';
import type { Owner } from '../../platform/owner.ts';
import { endSession, sessionCookie } from '../accounts/sessions.ts';
import { sessionToken } from '../identity/service.ts';
import { foldAddress } from '../mail/address.ts';
import { linkMails } from './links.ts';
import { makerOf, testPaymentsAllowed } from './maker-of.ts';
import { createPaymentService } from './service.ts';
import { receiveEvent } from './stripe/events.ts';
import {
  actOnTestSession,
  actOnTestSubscription as moveSubscription,
  ownTestSession,
} from './test-actions.ts';

/** Cards are tried out from one address with many cookies. */
const checkingPerAddress = { name: 'payments.checkout-address', most: 60, seconds: 3600 };
const linking = { name: 'payments.link', most: 30, seconds: 3600 };
const checking = { name: 'payments.checkout', most: 20, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  const maker = makerOf(context);
  const service = createPaymentService(context, maker);

  http.route(billingState, { access: 'anyone' }, async ({ owner }) =>
    answer(200, await service.billing(owner)),
  );

  http.route(
    createCheckoutSession,
    { access: 'writer', limit: checking, addressLimit: checkingPerAddress },
    async ({ owner, body, manner }) => {
      const { url } = await service.start(owner, body, manner.language);
      return answer(200, { url });
    },
  );

  http.route(completePayment, { access: 'owner' }, async ({ owner, body }) => {
    const { state, plan, resumeId } = await service.complete(owner, body.sessionId);
    if (state === 'settling') return answer(202, { status: 'settling' as const, plan, resumeId });
    const claim = owner.kind === 'visitor' && plan === 'premium';
    return answer(200, { status: 'paid' as const, plan, resumeId, claim });
  });

  http.route(createSubscription, { access: 'user', limit: checking }, async ({ owner, manner }) => {
    const { clientSecret, url } = await service.startSubscription(owner, manner.language);
    return answer(200, { clientSecret, url, message: 'Confirm the subscription at the address given.' });
  });

  http.route(subscriptionStatus, { access: 'user' }, async ({ owner, params }) => {
    refuseForeign(owner, params.userId);
    return answer(200, await service.status(owner));
  });

  http.route(paymentHistory, { access: 'user' }, async ({ owner, params }) => {
    refuseForeign(owner, params.userId);
    return answer(200, { payments: await service.history(owner) });
  });

  http.route(cancelSubscription, { access: 'user' }, async ({ owner, params, body }) => {
    refuseForeign(owner, params.userId);
    const { periodEnd } = await service.cancel(owner, body.now);
    return answer(200, { success: true as const, subscriptionEndDate: periodEnd.toISOString() });
  });

  http.route(resumeSubscription, { access: 'user' }, async ({ owner, params }) => {
    refuseForeign(owner, params.userId);
    await service.resume(owner);
    return answer(200, { success: true as const });
  });

  http.route(billingPortal, { access: 'user', limit: checking }, async ({ owner, manner }) =>
    answer(200, { url: await service.portal(owner, manner.language) }),
  );

  http.route(requestRefund, { access: 'owner' }, async ({ owner, params }) => {
    await service.requestRefund(owner, params.id);
    return answer(200, { requested: true as const });
  });

  http.route(listPayments, { access: 'admin' }, async ({ query }) =>
    answer(200, { payments: await service.list(query.which) }),
  );

  http.route(refundPayment, { access: 'admin' }, async ({ params }) =>
    answer(200, { status: await service.refund(params.id) }),
  );

  http.route(spendCredit, { access: 'owner' }, async ({ owner, params }) => {
    await service.spendCredit(owner, params.id);
    return answer(200, { spent: true as const });
  });

  http.route(sendReceiptLink, { access: 'anyone', limit: linking }, async ({ body }) => {
    await service.links.sendFresh(body.token);
    return answer(200, { status: 'check_mail' as const });
  });

  http.route(openReceipt, { access: 'anyone', limit: linking }, async ({ body, manner, request, reply }) => {
    const { session, resumeId } = await service.links.open(body.token, manner);
    const earlier = sessionToken(context, request.headers);
    if (earlier) await endSession(context.db, earlier);
    reply.header('set-cookie', sessionCookie(context.config.secure, session));
    return answer(200, { status: 'signed_in' as const, resumeId });
  });

  http.route(sendCancelLink, { access: 'anyone', limit: linking }, async ({ body, manner }) => {
    await takeFromLimit(context.db, context.clock, linkMails, foldAddress(body.email));
    await service.links.askToCancel(body.email, manner);
    return answer(200, { status: 'check_mail' as const });
  });

  http.route(cancelByLink, { access: 'anyone', limit: linking }, async ({ body }) => {
    const endsAt = await service.links.cancelBy(body.token);
    return answer(200, { canceled: true as const, endsAt: endsAt.toISOString() });
  });

  http.raw(stripeWebhook, { access: 'self' }, async ({ request }) =>
    answer(200, { received: true as const, used: await receiveEvent(context, request) }),
  );

  http.route(testCheckout, { access: 'owner' }, async ({ owner, params }) => {
    if (maker?.name !== 'test' || !testPaymentsAllowed(context)) throw notFound();
    const { plan, amount, currency, state, returnUrl, cancelUrl } = await ownTestSession(
      context,
      owner,
      params.id,
    );
    return answer(200, { plan, amount, currency, state, returnUrl, cancelUrl });
  });

  http.route(actOnTestCheckout, { access: 'owner' }, async ({ owner, params, body }) => {
    if (maker?.name !== 'test' || !testPaymentsAllowed(context)) throw notFound();
    return answer(200, await actOnTestSession(context, owner, params.id, body.action, body.notify));
  });

  http.route(actOnTestSubscription, { access: 'user' }, async ({ owner, body }) => {
    const subscription = await service.latestSubscription(owner);
    if (maker?.name !== 'test' || !subscription) throw notFound();
    await moveSubscription(context, subscription.id, body.action);
    await service.reconcile();
    return answer(200, { subscriptionStatus: (await service.status(owner)).subscriptionStatus });
  });
}

function refuseForeign(owner: Owner, userId: string): void {
  if (userId !== owner.userId) throw new AppError('forbidden', 'This belongs to somebody else.');
}
