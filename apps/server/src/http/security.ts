import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { isLocalHost } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import type { LocalMode } from '../platform/local-mode.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Scripts are external files of ours; inline styles stay, because positioned layers need them. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers: Record<string, string> = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'x-frame-options': 'DENY',
};

export function protect(app: FastifyInstance, config: Config, localMode: LocalMode): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (config.secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('x-request-id', request.id);
    localMode.notice(request.headers);
    if (changing.has(request.method)) refuseCrossSite(request, config);
  });
}

/**
 * A browser says where a write comes from. Outside browsers neither header is there, and no cookie
 * is sent by accident.
 */
function refuseCrossSite(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (foreignSite || (origin !== undefined && !isOwnOrigin(origin, request, config)))
    throw new AppError('cross_site', 'This request came from another site and was refused.');
}

function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (origin === config.origin) return true;
  if (config.PUBLIC_URL) return false;
  // Locally the same server answers as localhost and 127.0.0.1.
  try {
    const { hostname, host } = new URL(origin);
    return isLocalHost(hostname) && host === request.headers.host;
  } catch {
    return false;
  }
}
