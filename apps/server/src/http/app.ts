import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { acceptUploads } from '../features/extract/receive.ts';
import { createIdentity } from '../features/identity/service.ts';
import { featureRoutes } from '../generated/features.ts';
import type { Context } from '../platform/context.ts';
import { createLocalMode } from '../platform/local-mode.ts';
import type { Migration } from '../platform/migrate.ts';
import { addDescription } from './description.ts';
import { asAppError, handleErrors, sendError } from './errors.ts';
import { addHealth, createMetrics } from './health.ts';
import { acceptJson, acceptOneClick } from './json-body.ts';
import { addPages } from './pages.ts';
import { createHttp, type RegisteredRoute } from './route.ts';
import { protect } from './security.ts';

export interface App {
  server: FastifyInstance;
  routes: RegisteredRoute[];
  /** No new work; what is in hand is finished. */
  drain(): Promise<void>;
}

export async function createApp(
  context: Context,
  parts: { pool: pg.Pool; migrations: Migration[] },
): Promise<App> {
  const { config, log } = context;
  let draining = false;
  const server = fastify({
    logger: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    // Believed only from the proxies the operator named.
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    forceCloseConnections: 'idle',
    requestTimeout: 0,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Fastify would answer some broken requests by itself, in another form.
    frameworkErrors: (error, request, reply) => {
      void sendError(request, reply, asAppError(error));
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable)
        socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    },
  });
  handleErrors(server, log);
  acceptJson(server);
  acceptOneClick(server);
  acceptUploads(server);
  protect(server, config, createLocalMode(config, log));
  addHealth(server, context, {
    ...parts,
    metrics: createMetrics(),
    isDraining: () => draining,
  });
  const http = createHttp(server, context, createIdentity(context));
  for (const routes of featureRoutes) routes(http, context);
  addDescription(server, http.registered, config);
  await addPages(server, context, http.registered);
  return {
    server,
    routes: http.registered,
    async drain() {
      draining = true;
      await server.close();
    },
  };
}
