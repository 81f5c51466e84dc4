import type { Schema } from './request.ts';

/**
 * What Stripe added after the description of September 2023 and this product uses, after the types of
 * the library (stripe 23.1.0, API 2026-10-28.endive). Everything else must be in the description.
 */
export const later: { call: string; name: string; schema: Schema; why: string }[] = [
  {
    call: 'POST /v1/checkout/sessions',
    name: 'adaptive_pricing',
    schema: { type: 'object', properties: { enabled: { type: 'boolean' } } },
    why: 'SessionCreateParams.AdaptivePricing: otherwise Stripe shows the price in another currency.',
  },
  {
    call: 'POST /v1/webhook_endpoints',
    name: 'api_version',
    schema: { type: 'string', maxLength: 5000 },
    why: 'WebhookEndpointCreateParams.ApiVersion: the list of 2023 ends with the versions of 2023.',
  },
];

/** Calls that the description of 2023 does not have. */
export const laterCalls: { call: string; query: Schema; why: string }[] = [
  {
    call: 'GET /v1/invoice_payments',
    query: {
      type: 'object',
      properties: {
        limit: { type: 'integer' },
        payment: {
          type: 'object',
          required: ['type'],
          properties: {
            type: { type: 'string', enum: ['payment_intent', 'payment_record'] },
            payment_intent: { type: 'string' },
          },
        },
      },
    },
    why: 'InvoicePaymentListParams: an invoice has several payments since 2025-03-31.',
  },
];

/** Fields that a call can expand; the description of 2023 does not list them. */
export const expandable: Record<string, string[]> = {
  'GET /v1/checkout/sessions/{session}': ['payment_intent.latest_charge'],
  'GET /v1/subscriptions/{subscription_exposed_id}': ['latest_invoice'],
  // Since 2025-03-31 an invoice names its payments here instead of one payment_intent.
  'GET /v1/invoices': ['data.payments'],
  'GET /v1/invoices/{invoice}': ['payments'],
  'GET /v1/payment_intents/{intent}': ['latest_charge'],
};
