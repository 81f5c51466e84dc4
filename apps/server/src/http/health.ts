import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Context } from '../platform/context.ts';
import { type Migration, versionsAgree } from '../platform/migrate.ts';

export interface Metrics {
  requests: Map<string, number>;
  text(): string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  return {
    requests,
    text() {
      const lines = ['# TYPE http_requests_total counter'];
      for (const [labels, count] of requests) lines.push(`http_requests_total{${labels}} ${count}`);
      lines.push('# TYPE process_resident_memory_bytes gauge');
      lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`);
      return `${lines.join('\n')}\n`;
    },
  };
}

export function addHealth(
  app: FastifyInstance,
  context: Context,
  parts: { pool: pg.Pool; migrations: Migration[]; metrics: Metrics; isDraining(): boolean },
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    const ready =
      !parts.isDraining() && (await versionsAgree(parts.pool, parts.migrations).catch(() => false));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    parts.metrics.requests.set(labels, (parts.metrics.requests.get(labels) ?? 0) + 1);
  });

  const token = context.config.METRICS_TOKEN;
  if (!token) return;
  const wanted = Buffer.from(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(parts.metrics.text());
  });
}
