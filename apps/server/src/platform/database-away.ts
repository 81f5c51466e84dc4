const away = /^(57P0\d|08\d{3}|53\d{3}|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;

/** Drizzle wraps what the driver threw. */
export function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : '';
}

function isPoolTimeout(error: Error): boolean {
  const message = error.cause instanceof Error ? error.cause.message : error.message;
  return /timeout exceeded when trying to connect|Connection (terminated|ended)|not queryable/.test(message);
}

/** The database was not there, or went in the middle: the same work may well succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && (away.test(codeOf(error)) || isPoolTimeout(error));
}
