import { type ErrorBody, type ErrorCode, errorStatus } from '@tailor/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, isDatabaseAway } from '../platform/database-away.ts';
import { AppError } from '../platform/errors.ts';
import { errorFields, type Log } from '../platform/log.ts';
import { ContractError } from './route.ts';

/** What Fastify itself refuses, by its code. */
const refusals: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Send JSON (content-type application/json).',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large', message: 'The request is too large.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'malformed_json', message: 'The body is empty; JSON was expected.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed_json', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid_request',
    message: 'The body is not as long as announced.',
  },
  FST_ERR_BAD_URL: { code: 'invalid_request', message: 'The address is not valid.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not_found', message: 'There is nothing here.' },
};

/** One table from code to status, one handler. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError | AppError | Error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500)
      log.error('request.failed', {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        ...errorFields(error),
        ...(error instanceof ContractError ? { detail: error.message } : {}),
      });
    return sendError(request, reply, known);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = {
    error: error.message,
    message: error.message,
    code: error.code,
    params: error.params,
    requestId: request.id,
  };
  return reply
    .code(error.status)
    .headers({ ...error.headers, 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(body);
}

export function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const refusal = refusals[code];
  if (refusal) return new AppError(refusal.code, refusal.message);
  // A NUL or a number too large for its column: what was sent cannot be stored or looked up.
  if (/^(22021|22003|22P05)$/.test(code))
    return new AppError('invalid_request', 'The request contains characters that cannot be used.');
  if (isDatabaseAway(error))
    return new AppError(
      'unavailable',
      'The service cannot answer right now. Try again in a moment.',
      {},
      {
        'retry-after': '5',
      },
    );
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500) {
    const same = (Object.keys(errorStatus) as ErrorCode[]).find((name) => errorStatus[name] === status);
    return new AppError(same ?? 'invalid_request', 'The request cannot be used.');
  }
  return new AppError('internal', 'Something went wrong on our side. Try again.');
}
