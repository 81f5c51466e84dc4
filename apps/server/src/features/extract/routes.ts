import { endExtraction } from '@tailor/contract/calls/end-extraction';
import { type Extracted, extractText } from '@tailor/contract/calls/extract-text';
import { extractionEvents } from '@tailor/contract/calls/extraction-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStream } from '../../http/event-stream.ts';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { createKept } from './kept.ts';
import { createExtractService } from './service.ts';

const uploading = {
  limit: { name: 'extract', most: 60, seconds: 3600 },
  addressLimit: { name: 'extract-address', most: 240, seconds: 3600 },
};
const WAIT_MS = 25_000;

/** The browser chooses the id; the owner in front makes sure that it is the owner's only. */
const streamOf = (owner: Owner, id: string) => `extract:${owner.id}:${id}`;

function extractionId(request: FastifyRequest): string | null {
  const given = request.headers['x-extraction-id'];
  if (given === undefined) return null;
  if (typeof given !== 'string' || !/^[\w-]{20,64}$/.test(given))
    throw new AppError('invalid_request', 'X-Extraction-Id must be 20 to 64 letters, figures, "-" or "_".', {
      field: 'X-Extraction-Id',
    });
  return given;
}

/**
 * Ends the reading when nobody waits for it any more; a reply that went out is no such case. Who became
 * known by this very reply and never got it cannot come back for anything.
 */
function whenGone(reply: FastifyReply, leave: () => void, giveUp: () => void): void {
  const newcomer = reply.hasHeader('set-cookie');
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return;
    if (newcomer) giveUp();
    else leave();
  });
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    clock = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
}

export function routes(http: Http, context: Context): void {
  const service = createExtractService(context);
  const kept = createKept();

  http.route(extractText, { access: 'writer', ...uploading }, async ({ owner, request, reply }) => {
    const id = extractionId(request);
    const key = id && streamOf(owner, id);
    const file = await service.receive(owner, request);
    let result: Promise<Extracted> | undefined;
    if (file) {
      const gone = new AbortController();
      const giveUp = () => gone.abort();
      const reading = service.read(file, { ownerId: owner.id, id, streamId: key }, gone.signal);
      // Whoever comes for it later hears of its failure then.
      reading.catch(() => undefined);
      if (key) kept.keep(key, reading, giveUp);
      whenGone(reply, key ? () => kept.left(key, reading) : giveUp, giveUp);
      result = reading;
    } else result = key ? kept.take(key) : undefined;
    if (!result) throw new AppError('no_file', 'No file selected.');
    // Without an id nobody could come back for it.
    const done = id ? await within(result, WAIT_MS) : await result;
    if (key && done) kept.given(key);
    if (done) return answer(200, done);
    return answer(202, { status: 'running' as const, progressUrl: `/api/extract-text/${id}/events` });
  });

  // Whoever is not known yet has nothing that could be named.
  http.route(endExtraction, { access: 'anyone' }, async ({ owner, params }) => {
    if (!owner) return answer(200, { ended: false });
    const ended = kept.end(streamOf(owner, params.id));
    await service.forget(owner, params.id);
    return answer(200, { ended });
  });

  http.stream(extractionEvents, { access: 'owner' }, async ({ owner, params, query, request, reply }) => {
    const streamId = streamOf(owner, params.id);
    kept.take(streamId);
    await sendStream(context, request, reply, {
      owner: owner.id,
      streamId,
      lastEventId: query.lastEventId,
    });
  });
}
