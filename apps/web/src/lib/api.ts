import type { ErrorBody } from '@tailor/contract/errors';

/** A reply that was no success: the specified message, and the parts a screen translates. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Record<string, string | number>;
  readonly requestId: string | null;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    const body = readBody(text);
    this.status = status;
    this.code = body?.code ?? '';
    this.params = body?.params ?? {};
    this.requestId = body?.requestId ?? null;
  }
}

function readBody(text: string): Partial<ErrorBody> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}

/** Headers every call carries: the interface language and the person's time zone. */
export function ownHeaders(): Record<string, string> {
  return { 'Accept-Language': document.documentElement.lang || 'en', 'X-Time-Zone': zone() };
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
}

export interface Reply<T> {
  status: number;
  data: T;
}

/** One call. A connection that fails rejects with what the browser says (a TypeError). */
export async function callForReply<T>(path: `/api/${string}`, options: CallOptions = {}): Promise<Reply<T>> {
  const { method = 'GET', body, signal } = options;
  const headers = ownHeaders();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const reply = await fetch(path, {
    method,
    credentials: 'include',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  const text = await reply.text();
  if (!reply.ok) throw new ApiError(reply.status, text, reply.statusText);
  try {
    return { status: reply.status, data: JSON.parse(text) };
  } catch {
    throw new ApiError(502, '', 'unreadable reply');
  }
}

export async function call<T>(path: `/api/${string}`, options: CallOptions = {}): Promise<T> {
  return (await callForReply<T>(path, options)).data;
}
