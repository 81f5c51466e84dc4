import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const json = { 'content-type': 'application/json' };

test.each([
  [
    'malformed JSON',
    { method: 'POST', url: '/api/resumes', headers: json, payload: '{"a":' },
    400,
    'malformed_json',
  ],
  [
    'broken UTF-8',
    { method: 'POST', url: '/api/resumes', headers: json, payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
    400,
    'malformed_json',
  ],
  [
    'a list for an object',
    { method: 'POST', url: '/api/resumes', headers: json, payload: '[1]' },
    400,
    'invalid_request',
  ],
  [
    'another media type',
    { method: 'POST', url: '/api/resumes', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'unsupported_media_type',
  ],
  [
    'a 50 MB body',
    { method: 'POST', url: '/api/resumes', headers: json, payload: `"${'x'.repeat(50 * 1024 * 1024)}"` },
    413,
    'body_too_large',
  ],
  [
    'a NUL in a name',
    {
      method: 'POST',
      url: '/api/auth/sign-up',
      headers: json,
      payload: '{"email":"nul@example.com","password":"long enough 1","firstName":"a\\u0000b"}',
    },
    400,
    'invalid_request',
  ],
  ['an unknown call', { method: 'GET', url: '/api/none' }, 404, 'not_found'],
  ['an unknown method', { method: 'PATCH', url: '/api/resumes' }, 405, 'method_not_allowed'],
  ['a broken address', { method: 'GET', url: '/api/resumes/%E0%A4%A' }, 400, 'invalid_request'],
  ['an id that is none', { method: 'GET', url: '/api/resumes/..%2f..%2fetc' }, 404, 'not_found'],
  ['a very long id', { method: 'GET', url: `/api/resumes/${'a'.repeat(5000)}` }, 404, 'not_found'],
  [
    'a write from another site',
    {
      method: 'POST',
      url: '/api/resumes',
      headers: { ...json, origin: 'https://evil.example' },
      payload: '{}',
    },
    403,
    'cross_site',
  ],
  [
    'a write that the browser calls cross-site',
    {
      method: 'POST',
      url: '/api/resumes',
      headers: { ...json, 'sec-fetch-site': 'cross-site' },
      payload: '{}',
    },
    403,
    'cross_site',
  ],
] as const)('%s: a clear refusal with code and request id', async (_name, request, status, code) => {
  const reply = await app.server.inject(request as InjectOptions);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({
    error: expect.any(String),
    message: reply.json().error,
    code,
    params: expect.any(Object),
    requestId: reply.headers['x-request-id'],
  });
  expect(reply.body).not.toMatch(/\bat .*\.[mt]s:|node_modules|Error:/);
});

test('every reply forbids inline scripts, frames and guessing of types', async () => {
  const reply = await app.server.inject({ method: 'GET', url: '/api/none' });
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

test('a write of the own page is let in', async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/resumes',
    headers: {
      ...json,
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
    },
    payload: '{}',
  });
  expect(reply.json().code).toBe('missing_fields');
});

test('a forwarding header without PUBLIC_URL ends local mode and says so once', async () => {
  for (let i = 0; i < 2; i += 1)
    await app.server.inject({
      method: 'GET',
      url: '/healthz',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
  expect(app.logged.filter((line) => line.includes('local_mode.ended'))).toHaveLength(1);
});

test('metrics are closed without a token', async () => {
  expect((await app.server.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
});

test('ready when code and database agree', async () => {
  expect((await app.server.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
  await app.database.pool.query(
    "UPDATE schema_migrations SET checksum = 'x' WHERE name LIKE '%platform.sql'",
  );
  expect((await app.server.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
});
