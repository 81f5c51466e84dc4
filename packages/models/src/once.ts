import { type Answer, type Draft, estimateTokens, ModelError, type Question, type Wire } from './port.ts';

export interface Caps {
  idleMs: number;
  maxBytes: number;
}

/** A server's no that we can answer by leaving something out. */
export class Unwanted extends Error {}

const MOST_ERROR_BYTES = 16_384;

/** One request and its answer, within the signal's time, the bytes and the idle time. */
export async function askOnce(
  wire: Wire,
  question: Question,
  caps: Caps,
  signal: AbortSignal,
): Promise<Answer> {
  const { url, headers, body } = wire.request(question);
  const cut = new AbortController();
  const both = AbortSignal.any([signal, cut.signal]);
  const response = await reach(url, {
    method: 'POST',
    // A redirect would carry the key to somebody else.
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: both,
  });
  try {
    if (!response.ok) await refuse(response, caps, wire);
    return finished(await readAnswer(response, caps, wire), question);
  } finally {
    cut.abort();
  }
}

/** Somebody was there, and may have read what was sent: who waits for the answer is told no other. */
const brokeLater = /^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|UND_ERR_HEADERS|HPE_)/;

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new ModelError(brokeLater.test(code) ? 'busy' : 'unreachable');
  }
}

async function refuse(response: Response, caps: Caps, wire: Wire): Promise<never> {
  const { status } = response;
  const wait = waitAsked(response.headers);
  let body = '';
  for await (const text of texts(response, { ...caps, maxBytes: MOST_ERROR_BYTES }, true)) body += text;
  if ((status === 400 || status === 422) && wire.yield(body)) throw new Unwanted();
  if (status === 401 || status === 403) throw new ModelError('not_allowed');
  if (status === 408 || status === 409 || status === 429 || status >= 500) throw new ModelError('busy', wait);
  throw new ModelError('unusable');
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function waitAsked(headers: Headers, now = Date.now()): number | null {
  const exact = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const given = headers.get('retry-after');
  if (given === null) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

async function readAnswer(response: Response, caps: Caps, wire: Wire): Promise<Draft> {
  const draft: Draft = { text: '', tokensIn: null, tokensOut: null, refused: false, failed: null };
  const streams = /event-stream|ndjson/.test(response.headers.get('content-type') ?? '');
  let rest = '';
  for await (const text of texts(response, caps, false)) {
    rest += text;
    if (!streams) continue;
    const lines = rest.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (readLine(line, wire, draft)) return draft;
    if (draft.failed) return draft;
  }
  if (streams) readLine(rest, wire, draft);
  else wire.read(parsed(rest), draft);
  return draft;
}

/** → true: that was the last line. */
function readLine(line: string, wire: Wire, draft: Draft): boolean {
  const data = /^data:\s?(.*)$/.exec(line)?.[1];
  if (data === undefined || data === '') return false;
  if (data.trim() === '[DONE]') return true;
  wire.read(parsed(data), draft);
  return false;
}

/** What is no JSON says nothing; an answer of nothing is unusable, and found to be so at the end. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The body piece by piece, held to its bytes and to the time between two pieces. */
async function* texts(response: Response, caps: Caps, cutQuietly: boolean): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let bytes = 0;
  for (;;) {
    const { value, done } = await within(reader.read().catch(brokenOff), caps.idleMs);
    if (done) return;
    bytes += value.byteLength;
    if (bytes > caps.maxBytes) {
      if (cutQuietly) return;
      throw new ModelError('unusable');
    }
    yield decoder.decode(value, { stream: true });
  }
}

/** Not a time that ran out, which says so itself. */
function brokenOff(error: unknown): never {
  throw error instanceof TypeError ? new ModelError('unusable') : error;
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new ModelError('too_slow')), milliseconds);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
}

function finished(draft: Draft, question: Question): Answer {
  // What breaks off in the middle was begun, and may have to be paid: it is not asked again.
  if (draft.failed) throw new ModelError(draft.text === '' ? draft.failed : 'unusable');
  if (draft.refused) throw new ModelError('refused');
  if (draft.text.trim() === '') throw new ModelError('unusable');
  return {
    text: draft.text,
    tokensIn: draft.tokensIn ?? estimateTokens(question.system + question.user),
    tokensOut: draft.tokensOut ?? estimateTokens(draft.text),
  };
}
