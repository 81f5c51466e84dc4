#!/usr/bin/env node
/**
 * node scripts/make-stripe-description.mjs SPEC3.YAML FIXTURES3.JSON: takes from Stripe's published
 * description the calls that this product makes, and from its fixtures the objects that answer them,
 * and writes them beside the local peer. Source: github.com/stripe/openapi, MIT; description of
 * 2023-09-12, fixtures of 2026-07.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const calls = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/{session}',
  'POST /v1/checkout/sessions/{session}/expire',
  'GET /v1/subscriptions/{subscription_exposed_id}',
  'POST /v1/subscriptions/{subscription_exposed_id}',
  'DELETE /v1/subscriptions/{subscription_exposed_id}',
  'GET /v1/invoices',
  'GET /v1/invoices/{invoice}',
  'GET /v1/charges',
  'GET /v1/disputes',
  'GET /v1/payment_intents/{intent}',
  'POST /v1/refunds',
  'POST /v1/billing_portal/sessions',
  'GET /v1/billing_portal/configurations',
  'POST /v1/billing_portal/configurations',
  'GET /v1/products/{id}',
  'POST /v1/products',
  'GET /v1/prices',
  'POST /v1/prices',
  'GET /v1/webhook_endpoints',
  'POST /v1/webhook_endpoints',
  'POST /v1/webhook_endpoints/{webhook_endpoint}',
  'GET /v1/account',
];
const objects = [
  'account',
  'billing_portal.configuration',
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'event',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'price',
  'product',
  'refund',
  'subscription',
  'webhook_endpoint',
];

/** Of a schema, what refuses a request: types, choices, lengths, names. */
function compact(schema) {
  if (!schema) return {};
  const kept = {};
  for (const key of ['type', 'enum', 'maxLength', 'required']) if (schema[key]) kept[key] = schema[key];
  if (schema.anyOf) kept.anyOf = schema.anyOf.map(compact);
  if (schema.items) kept.items = compact(schema.items);
  if (schema.properties)
    kept.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, compact(part)]),
    );
  if (typeof schema.additionalProperties === 'object')
    kept.additionalProperties = compact(schema.additionalProperties);
  return kept;
}

function describe(spec, call) {
  const [method, path] = call.split(' ');
  const operation = spec.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`the description has no ${call}`);
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const body = operation.requestBody?.content?.['application/x-www-form-urlencoded']?.schema;
  return {
    query: {
      type: 'object',
      properties: Object.fromEntries(query.map((one) => [one.name, compact(one.schema)])),
      required: query.filter((one) => one.required).map((one) => one.name),
    },
    body: body ? compact(body) : { type: 'object', properties: {} },
  };
}

const [specFile, fixturesFile] = process.argv.slice(2);
if (!specFile || !fixturesFile) {
  console.error('usage: node scripts/make-stripe-description.mjs SPEC3.YAML FIXTURES3.JSON');
  process.exit(2);
}
const spec = parse(readFileSync(specFile, 'utf8'), { maxAliasCount: -1 });
const { resources } = JSON.parse(readFileSync(fixturesFile, 'utf8'));
const source = 'github.com/stripe/openapi (MIT), made by scripts/make-stripe-description.mjs';
const folder = join(root, 'apps', 'server', 'test', 'stripe-peer');
const write = (name, content) => {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(join(folder, name), text);
  console.log(`${name}: ${text.length} bytes`);
};
write('description.json', {
  source: `${source}, from the description of ${spec.info.version}`,
  calls: Object.fromEntries(calls.map((call) => [call, describe(spec, call)])),
});
write('shapes.json', {
  source: `${source}, from the fixtures of 2026-07`,
  objects: Object.fromEntries(objects.map((name) => [name, resources[name]])),
});
