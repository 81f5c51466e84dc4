import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extracted } from '@tailor/contract/calls/extract-text';
import { limits } from '@tailor/contract/limits';
import { countWords } from '@tailor/contract/words';
import { type DocumentContent, type Progress, uploadTypes } from '@tailor/documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { errorFields } from '../../platform/log.ts';
import type { Owner, OwnerId } from '../../platform/owner.ts';
import { appendEvent } from '../../platform/streams.ts';
import { planGrants } from '../plans/schema.ts';
import { planOf } from '../plans/service.ts';
import { type Received, receiveUpload, sweepUploads } from './receive.ts';
import { emptyFile, needsPremium, refusalOf, tooLarge, wrongType } from './refusals.ts';
import { createRoom } from './room.ts';
import { forgetDocument, keepDocument, mostDocumentBytes } from './store.ts';

export interface ExtractService {
  /** Null: the request carried no file. */
  receive(owner: Owner, request: FastifyRequest): Promise<Received | null>;
  /** Reads what was received and removes it. Progress goes to the stream, if there is one. */
  read(file: Received, reading: Reading, signal: AbortSignal): Promise<Extracted>;
  /** The document kept of it, while no resume was made of it. */
  forget(owner: Owner, id: string): Promise<void>;
}

export interface Reading {
  ownerId: OwnerId;
  /** The browser's name of it, and the stream of its progress; null: nobody follows it. */
  id: string | null;
  streamId: string | null;
}

const nameOf = (filename: string) =>
  filename
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .slice(0, 255) || 'resume';
const endingOf = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What the person calls it; the specification's sentence names it. */
const typeOf = (file: Received) => file.mimeType || endingOf(file.filename) || 'unknown';

/** Name or declared type must be one of ours before anything is opened; the content decides after that. */
function nameToRead(file: Received): string {
  const name = nameOf(file.filename);
  if (/^(txt|pdf|docx)$/.test(endingOf(name))) return name;
  if (file.mimeType === 'text/plain') return 'resume.txt';
  throw wrongType(typeOf(file));
}

/** One character before the "@" is enough: more of them would be tried anew from each letter of a long word. */
const mailAddress = /[\w+-]@[\w-]+\.\w/;

/** Longer than any resume: what goes on behind it is never fetched from the child. */
const mostCharacters = limits.maxCharacters * 5;

function present(content: DocumentContent, filename: string): Extracted {
  const { text, type } = content;
  if (type !== 'pdf' && type !== 'docx' && type !== 'txt') throw wrongType(type);
  if (text.trim() === '' && content.hasTextLayer) throw emptyFile();
  if (text.length > mostCharacters)
    throw new AppError('too_many_words', `A resume may have up to ${limits.maxWords} words.`, {
      words: limits.maxWords,
      characters: limits.maxCharacters,
    });
  return {
    text,
    filename: nameOf(filename),
    wordCount: countWords(text),
    emailCaptured: mailAddress.test(text),
    requiresCopyPaste: !content.hasTextLayer,
    format: type,
    pages: type === 'pdf' ? content.pages : null,
    findings: content.findings.map(({ code, params }) => ({ code, params })),
  };
}

/** One with macros is never given back. */
const isWorthKeeping = (content: DocumentContent) =>
  content.type === 'docx' &&
  content.text.trim() !== '' &&
  !content.findings.some((one) => one.code === 'macros_ignored');

/** What a crash leaves behind is gone within the hour, also without a restart. */
const SWEEP_MS = 15 * 60_000;

export function createExtractService(context: Context): ExtractService {
  const { db, keys, clock, documents, log } = context;
  const folder = join(context.config.dataDir, 'uploads');
  const room = createRoom(folder);
  void sweepUploads(folder);
  setInterval(() => void sweepUploads(folder), SWEEP_MS).unref();

  /** An unspent credit counts as well: whoever bought may upload what they bought it for. */
  async function mayUploadLarge(ownerId: OwnerId): Promise<boolean> {
    if ((await planOf(db, clock, ownerId, null)).name === 'premium') return true;
    const unspent = and(
      eq(planGrants.ownerId, ownerId),
      isNull(planGrants.revokedAt),
      isNull(planGrants.resumeId),
    );
    return (await db.select({ id: planGrants.id }).from(planGrants).where(unspent).limit(1)).length > 0;
  }

  /** So that its person can have it back with the changes in place; without it everything else works. */
  async function keep(path: string, ownerId: OwnerId, extractionId: string, text: string): Promise<void> {
    try {
      if ((await stat(path)).size > mostDocumentBytes) return;
      const docx = await readFile(path);
      await keepDocument(db, keys, { ownerId, extractionId, docx, text, now: clock.now() });
    } catch (error) {
      log.warn('extract.keep_failed', errorFields(error));
    }
  }

  function tell(
    streamId: string | null,
    data: Record<string, number | null>,
    type = 'progress',
    last = false,
  ): void {
    if (!streamId) return;
    db.transaction((tx) => appendEvent(tx, streamId, { type, data, last })).catch((error: unknown) =>
      log.warn('extract.progress_failed', errorFields(error)),
    );
  }

  function progress(streamId: string | null): (progress: Progress) => void {
    return ({ done, total }) =>
      tell(streamId, {
        progress: Math.round((100 * done) / Math.max(1, total)),
        page: Math.floor(done),
        pages: total,
      });
  }

  return {
    async receive(owner, request) {
      const large = await mayUploadLarge(owner.id);
      const limit = large ? limits.uploadBytes : limits.freeUploadBytes;
      const said = Number(request.headers['content-length']);
      const giveBack = await room.take(owner.id, said > 0 ? Math.min(said, limit) : limit);
      try {
        return await receiveUpload(request, folder, limit, (bytes) =>
          bytes > limits.uploadBytes || large ? tooLarge(bytes) : needsPremium(),
        );
      } finally {
        giveBack();
      }
    },

    forget: (owner, id) => forgetDocument(db, owner.id, id),

    async read(file, { ownerId, id, streamId }, signal) {
      try {
        const textOnly = { most: mostCharacters + 1 };
        const input = { path: file.path, name: nameToRead(file), types: uploadTypes, textOnly };
        const kind = file.forceExtraction ? 'recognise' : 'read';
        const outcome = await documents.run(kind, input, { signal, onProgress: progress(streamId) });
        if (!outcome.ok) throw refusalOf(outcome.error, typeOf(file));
        const extracted = present(outcome.value, file.filename);
        if (id && isWorthKeeping(outcome.value)) await keep(file.path, ownerId, id, extracted.text);
        // Taken back while it was being kept.
        if (id && signal.aborted) await forgetDocument(db, ownerId, id);
        return extracted;
      } finally {
        await rm(file.path, { force: true });
        tell(streamId, { progress: 100, page: null, pages: null }, 'done', true);
      }
    },
  };
}
