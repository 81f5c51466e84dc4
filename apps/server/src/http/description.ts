import type { CallDefinition } from '@tailor/contract/call';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contractCalls } from '../generated/features.ts';
import type { Config } from '../platform/config.ts';
import type { RegisteredRoute } from './route.ts';

/** The description of the calls, made from the contract itself. */
export function addDescription(app: FastifyInstance, registered: RegisteredRoute[], config: Config): void {
  const served = new Set(registered.map(({ method, path }) => `${method} ${path}`));
  const calls = contractCalls.filter((call) => served.has(`${call.method} ${call.path}`));
  const document = describe(calls, config.SITE_NAME);
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
  const page = readable(calls, config.SITE_NAME);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function describe(calls: CallDefinition[], name: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return { openapi: '3.1.0', info: { title: name, version: '1' }, paths };
}

function operation(call: CallDefinition) {
  return {
    summary: call.summary,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body
      ? { requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } } }
      : {}),
    responses: Object.fromEntries(
      Object.entries(call.replies).map(([status, schema]) => [
        status,
        {
          description: status,
          content: { [call.produces ?? 'application/json']: { schema: jsonSchema(schema, 'output') } },
        },
      ]),
    ),
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function readable(calls: CallDefinition[], name: string): string {
  const rows = calls.map((call) => {
    const body = call.body
      ? `<pre>${escapeHtml(JSON.stringify(jsonSchema(call.body, 'input'), null, 2))}</pre>`
      : '';
    const replies = Object.entries(call.replies).map(
      ([status, schema]) =>
        `<details><summary>${status}</summary><pre>${escapeHtml(JSON.stringify(jsonSchema(schema, 'output'), null, 2))}</pre></details>`,
    );
    return `<section><h2><code>${call.method} ${escapeHtml(call.path)}</code></h2><p>${escapeHtml(call.summary)}</p>${body}${replies.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · ${escapeHtml(name)}</title></head><body><main><h1>${escapeHtml(name)}: API</h1><p><a href="/api/openapi.json">OpenAPI</a></p>${rows.join('')}</main></body></html>`;
}
