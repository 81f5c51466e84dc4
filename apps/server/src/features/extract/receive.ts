import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';

/** A sender that says nothing for so long has gone. */
const STALLED_MS = 30_000;
/** How long a refused upload may go on into nothing, so that its sender can read why. */
const DRAIN_MS = 60_000;
const LEFTOVER_MS = 3600_000;

export interface Received {
  path: string;
  filename: string;
  mimeType: string;
  forceExtraction: boolean;
}

/** Multipart is read as it comes; nothing of it is kept in memory. */
export function acceptUploads(app: FastifyInstance): void {
  app.register(multipart, {
    // The meter below counts; the parser's own limit would cut in silence.
    limits: { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 8, fieldSize: 1_000, parts: 10 },
    throwFileSizeLimit: false,
  });
}

/** What a crash left behind is older than any upload can be. */
export async function sweepUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

const stopped = () => new AppError('invalid_request', 'The upload stopped arriving.');
const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.name);

/** Counts what passes; beyond the limit it lets nothing through, and says so at the end. */
class Meter extends Transform {
  bytes = 0;
  private readonly limit: number;
  private readonly refuse: (bytes: number) => AppError;
  private draining: NodeJS.Timeout | undefined;
  private stalled: NodeJS.Timeout;
  private readonly late: () => void;

  constructor(limit: number, refuse: (bytes: number) => AppError) {
    super();
    this.limit = limit;
    this.refuse = refuse;
    this.late = () => this.destroy(stopped());
    this.stalled = setTimeout(this.late, STALLED_MS);
  }

  get over(): boolean {
    return this.bytes > this.limit;
  }

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    clearTimeout(this.stalled);
    this.stalled = setTimeout(this.late, STALLED_MS);
    this.bytes += chunk.length;
    if (!this.over) this.push(chunk);
    else this.draining ??= setTimeout(() => this.destroy(this.refuse(this.bytes)), DRAIN_MS);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.stalled);
    clearTimeout(this.draining);
    done(error);
  }
}

function isForced(fields: Record<string, unknown>): boolean {
  const field = fields.forceExtraction;
  return typeof field === 'object' && field !== null && 'value' in field && field.value === 'true';
}

/**
 * Streams the file part to a file of its own. `refuse` says what exceeding the limit means to this
 * person. The caller removes the file, whatever happens.
 */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  limit: number,
  refuse: (bytes: number) => AppError,
): Promise<Received | null> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.');
  let forced = false;
  let received: Received | null = null;
  const path = join(folder, newId());
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        forced ||= part.fieldname === 'forceExtraction' && part.value === 'true';
        continue;
      }
      await store(part.file, path, limit, refuse);
      received = {
        path,
        filename: part.filename ?? '',
        mimeType: part.mimetype,
        forceExtraction: isForced(part.fields),
      };
    }
  } catch (error) {
    // Also when the file was whole and something after it was not.
    await rm(path, { force: true });
    // The parser's own words for a body that ends too early or is none; they carry no code.
    const broken = error instanceof Error && /^(Unexpected end of|Malformed)/.test(error.message);
    throw broken ? stopped() : error;
  }
  return received && { ...received, forceExtraction: received.forceExtraction || forced };
}

async function store(
  file: NodeJS.ReadableStream,
  path: string,
  limit: number,
  refuse: (bytes: number) => AppError,
) {
  const meter = new Meter(limit, refuse);
  try {
    await pipeline(file, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // The sender has gone; that is nothing of ours that failed.
    throw error instanceof Error && /PREMATURE_CLOSE|ECONNRESET|ABORT/.test(codeOf(error))
      ? stopped()
      : error;
  }
  if (meter.over) throw refuse(meter.bytes);
}
