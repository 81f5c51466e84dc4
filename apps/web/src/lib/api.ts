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

type Field<T> = T extends unknown ? keyof T & string : never;

export interface CallOptions<T = unknown> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** Without these it is no answer of ours, whatever its status: something in between may say 200 too. */
  needs?: readonly Field<T>[];
}

/** No call of ours takes so long: from then on the person is told, and can go on. */
export const patienceMs = 30_000;

export interface Reply<T> {
  status: number;
  data: T;
}

export const unreadable = () => new ApiError(502, '', 'unreadable reply');

/** The value of an answer, when it is one: the parts that a screen builds on are there. */
export function readAnswer<T>(text: string, needs?: readonly string[]): T {
  let value: T;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (typeof value !== 'object') throw unreadable();
  if (needs && (value === null || needs.some((name) => !(name in Object(value))))) throw unreadable();
  return value;
}

/** Ends by itself when nobody answers, and when the caller's own signal says so. */
function untilPatienceEnds(signal: AbortSignal | undefined): { signal: AbortSignal; done: () => void } {
  const ending = new AbortController();
  const late = () => ending.abort(new ApiError(503, '{"code":"unavailable"}', 'no answer in time'));
  const timer = setTimeout(late, patienceMs);
  const stop = () => ending.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  return { signal: ending.signal, done: () => clearTimeout(timer) };
}

/** One call. A connection that fails rejects with what the browser says (a TypeError). */
export async function callForReply<T>(
  path: `/api/${string}`,
  options: CallOptions<T> = {},
): Promise<Reply<T>> {
  const { method = 'GET', body, needs } = options;
  const headers = ownHeaders();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const { signal, done } = untilPatienceEnds(options.signal);
  try {
    const reply = await fetch(path, {
      method,
      credentials: 'include',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    const text = await reply.text();
    if (!reply.ok) throw new ApiError(reply.status, text, reply.statusText);
    return { status: reply.status, data: readAnswer<T>(text, needs) };
  } finally {
    done();
  }
}

export async function call<T>(path: `/api/${string}`, options: CallOptions<T> = {}): Promise<T> {
  return (await callForReply<T>(path, options)).data;
}
