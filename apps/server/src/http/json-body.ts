import { limits } from '@tailor/contract/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

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
