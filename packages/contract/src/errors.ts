/** Error codes and their status: the one table. No zod here: the browser translates by code. */
export const errorStatus = {
  malformed_json: 400,
  invalid_request: 400,
  missing_fields: 400,
  both_texts: 400,
  too_many_words: 400,
  sign_in_required: 401,
  word_limit: 402,
  payment_required: 402,
  forbidden: 403,
  cross_site: 403,
  admins_only: 403,
  open_mode: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_subscribed: 409,
  challenge_unfinished: 409,
  challenge_done: 409,
  expired: 410,
  body_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  unsupported_file: 415,
  empty_file: 422,
  no_file: 400,
  unreadable_file: 422,
  encrypted_file: 422,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export interface ErrorBody {
  error: string;
  message: string;
  code: ErrorCode;
  params: Record<string, string | number>;
  requestId: string;
}
