import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { errorFields } from '../platform/log.ts';
import { eventsAfter, newestEvent } from '../platform/streams.ts';

const PING_MS = 15_000;
/** Then it ends, and a browser that still listens comes back by itself. */
const LIFE_MS = 15 * 60_000;
/** Of one owner, in one process: several windows, not a thousand. */
const MOST_OPEN = 12;

const open = new Map<string, number>();

function enter(owner: string): () => void {
  const now = open.get(owner) ?? 0;
  if (now >= MOST_OPEN)
    throw new AppError(
      'rate_limited',
      'Too many streams are open. Close some windows.',
      {},
      { 'retry-after': '30' },
    );
  open.set(owner, now + 1);
  return () => {
    const left = (open.get(owner) ?? 1) - 1;
    if (left > 0) open.set(owner, left);
    else open.delete(owner);
  };
}

export interface WantedStream {
  owner: string;
  streamId: string;
  lastEventId: string | undefined;
}

/**
 * Sends a stream from where the reader left it. The caller has proven that the stream is the
 * reader's. A plain GET for JSON gets the newest event instead: the fall-back without streams.
 */
export async function sendStream(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, streamId, lastEventId }: WantedStream,
): Promise<void> {
  const header = request.headers['last-event-id'];
  let seq = Number((Array.isArray(header) ? header[0] : header) ?? lastEventId ?? 0) || 0;
  if (request.headers.accept?.includes('application/json')) {
    const newest = (await eventsAfter(context.db, streamId, 0)).at(-1);
    await reply.send(newest?.event.data ?? {});
    return;
  }
  const newest = await newestEvent(context.db, streamId);
  // 204 tells a browser's EventSource that there is nothing to come back for.
  if (newest?.event.last && newest.seq <= seq) return void (await reply.code(204).send());
  const leave = enter(owner);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const sender = { busy: false, again: false, ended: false };
  const pump = async () => {
    if (sender.ended) return;
    if (sender.busy) {
      sender.again = true;
      return;
    }
    sender.busy = true;
    try {
      do {
        sender.again = false;
        for (const row of await eventsAfter(context.db, streamId, seq)) {
          seq = row.seq;
          raw.write(`id: ${row.seq}\nevent: ${row.event.type}\ndata: ${JSON.stringify(row.event.data)}\n\n`);
          if (row.event.last) return end();
        }
      } while (sender.again);
    } catch (error) {
      context.log.warn('stream.failed', errorFields(error));
      end();
    } finally {
      sender.busy = false;
    }
  };
  const unsubscribe = context.streams.subscribe(streamId, () => void pump());
  const ping = setInterval(() => raw.write(': ping\n\n'), PING_MS);
  const life = setTimeout(end, LIFE_MS);
  function end() {
    if (sender.ended) return;
    sender.ended = true;
    clearInterval(ping);
    clearTimeout(life);
    leave();
    unsubscribe();
    raw.end();
  }
  raw.on('close', end);
  raw.on('error', end);
  await pump();
}
