import { limits } from '@tailor/contract/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A mail program posts a form; what it says beyond the address is not needed (RFC 8058). */
export function acceptOneClick(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (request, _body, done) => {
      if (request.url.startsWith('/api/unsubscribe/')) done(null, {});
      else done(new AppError('unsupported_media_type', 'Send JSON.'));
    },
  );
}

/** JSON in valid UTF-8 and nothing else: the default parser lets broken bytes through. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json(?:;|$)/,
    { parseAs: 'buffer', bodyLimit: limits.jsonBytes },
    (_request, body, done) => {
      if (body.length === 0) return done(null, {});
      try {
        done(null, JSON.parse(utf8.decode(body as Buffer)));
      } catch {
        done(new AppError('malformed_json', 'The body is not valid JSON in UTF-8.'));
      }
    },
  );
}
