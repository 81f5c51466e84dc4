import type { CallReply } from '@tailor/contract/call';
import type { Extracted, ExtractText } from '@tailor/contract/calls/extract-text';
import { ApiError, call, ownHeaders, readAnswer, unreadable } from '../../lib/api.ts';
import { followReading, type ReadingProgress } from './follow-reading.ts';

type Reply = CallReply<ExtractText>;

export interface ReadOptions {
  /** Names the reading, so that its progress and its result can be asked for. */
  id: string;
  force?: boolean;
  /** Of what is sent, 0 to 100. */
  onSent: (percent: number) => void;
  onRead: (progress: ReadingProgress) => void;
  signal: AbortSignal;
}

/** The connection broke after the whole file had arrived: the server reads on. */
class Severed extends Error {}

/**
 * Whoever cancels doesn't want the server to read on, or to keep what it has read; a page that is closed or loaded
 * again never gets here.
 */
export function endReading(id: string): void {
  if (id === '') return;
  // Too late or lost, it changes nothing that the person sees.
  call(`/api/extract-text/${id}`, { method: 'DELETE' }).catch(() => undefined);
}

/** Sends a form with real progress; fetch knows none for what is sent, so this is the old way. */
function send(form: FormData, { id, onSent, signal }: ReadOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/extract-text');
    request.withCredentials = true;
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('X-Extraction-Id', id);
    let whole = false;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onSent(Math.round((event.loaded / event.total) * 100));
    };
    request.upload.onload = () => {
      whole = true;
      onSent(100);
    };
    request.onload = () => {
      if (request.status === 404) return reject(new ApiError(503, '{"code":"unavailable"}', ''));
      if (request.status < 200 || request.status > 299)
        return reject(new ApiError(request.status, request.responseText, request.statusText));
      try {
        const reply = readAnswer<Reply>(request.responseText, []);
        if (!('progressUrl' in reply) && typeof reply.text !== 'string') throw unreadable();
        resolve(reply);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(whole ? new Severed() : new TypeError('network'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const pauseMs = 1500;
const mostTries = 20;
const mostLost = 3;

/** Comes back for a reading that outlasts its request: the server holds each question while it reads. */
async function collect(options: ReadOptions): Promise<Extracted> {
  const onSent = () => undefined;
  for (let severed = 0; ; ) {
    try {
      const reply = await send(new FormData(), { ...options, onSent });
      if (!('progressUrl' in reply)) return reply;
    } catch (error) {
      // A connection that can't be had is tried again; an answer that says no is an end.
      const lost = error instanceof Severed || error instanceof TypeError;
      if (!lost || ++severed > mostTries) throw error;
      await wait(pauseMs);
    }
  }
}

/** Takes up a reading that an earlier page of this tab began. */
export async function resumeReading(options: ReadOptions): Promise<Extracted> {
  const stop = followReading(options.id, options.onRead);
  return collect(options).finally(stop);
}

/** Null: the server has it, and its reading goes on. */
async function sendFile(file: File, options: ReadOptions): Promise<Extracted | null> {
  const form = new FormData();
  if (options.force) form.append('forceExtraction', 'true');
  form.append('file', file);
  // A first call makes the visitor known: only after it there is somebody whose progress can be asked for.
  const stop = options.force ? followReading(options.id, options.onRead) : () => undefined;
  try {
    const reply = await send(form, options);
    return 'progressUrl' in reply ? null : reply;
  } catch (error) {
    if (!(error instanceof Severed)) throw error;
    await wait(pauseMs);
    return null;
  } finally {
    stop();
  }
}

const isLost = (error: unknown) => error instanceof ApiError && error.code === 'no_file';

export async function readFile(file: File, options: ReadOptions): Promise<Extracted> {
  for (let lost = 0; ; ) {
    const read = await sendFile(file, options);
    if (read) return read;
    try {
      return await resumeReading(options);
    } catch (error) {
      // Whose first reply was lost came back as a stranger to the server; the file is still here.
      if (!isLost(error) || ++lost > mostLost) throw error;
    }
  }
}
