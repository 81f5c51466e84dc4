import { lookup } from 'node:dns/promises';
import type { Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Agent } from 'undici';
import { askableUrl, isPublicAddress, literalOf } from './public-address.ts';

/**
 * Fetches what a stranger names, and nothing on our side of the net: the address is checked after it
 * was resolved, the checked address is the connected one, each redirect is checked again, and every
 * refusal looks the same from outside.
 */
export type SafeFetch = (address: string, options?: FetchOptions) => Promise<Fetched>;

export interface FetchOptions {
  accept?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Fetched {
  status: number;
  /** After redirects. */
  url: string;
  contentType: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

export class FetchRefused extends Error {}

export interface SafeFetchSettings {
  userAgent: string;
  /** All addresses of a name. */
  resolve?(host: string): Promise<string[]>;
  /** Where a checked address is really dialled; a test puts its own server there. */
  dial?(address: string, port: number): { host: string; port: number };
  bytes?: number;
  inflatedBytes?: number;
  milliseconds?: number;
  hops?: number;
  resolveMilliseconds?: number;
  connectMilliseconds?: number;
}

const defaults = {
  bytes: 6 * 1024 ** 2,
  inflatedBytes: 12 * 1024 ** 2,
  milliseconds: 12_000,
  hops: 5,
  resolveMilliseconds: 3_000,
  connectMilliseconds: 4_000,
};

const systemResolve = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

type Filled = Required<Omit<SafeFetchSettings, 'dial'>> & Pick<SafeFetchSettings, 'dial'>;

export function createSafeFetch(given: SafeFetchSettings): SafeFetch {
  const settings: Filled = { ...defaults, resolve: systemResolve, ...given };
  return async (address, options = {}) => {
    const late = AbortSignal.timeout(settings.milliseconds);
    const signal = options.signal ? AbortSignal.any([late, options.signal]) : late;
    try {
      return await follow(address, settings, { ...options, signal });
    } catch (error) {
      if (error instanceof FetchRefused) throw error;
      throw new FetchRefused('not reachable');
    }
  };
}

async function follow(address: string, settings: Filled, options: FetchOptions): Promise<Fetched> {
  let url = askableUrl(address);
  for (let hop = 0; url !== null && hop <= settings.hops; hop += 1) {
    const reply = await askOnce(url, settings, options);
    if (!('location' in reply)) return reply;
    url = askableUrl(reply.location, url);
  }
  throw new FetchRefused('not reachable');
}

/** One of the addresses, if every one of them is public: a mixed answer is somebody's trick. */
async function checkedAddress(url: URL, settings: Filled): Promise<string> {
  const literal = literalOf(url);
  const found = literal
    ? [literal]
    : await within(settings.resolve(url.hostname), settings.resolveMilliseconds);
  const [first] = found;
  if (first === undefined || !found.every(isPublicAddress)) throw new FetchRefused('not reachable');
  return first;
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new FetchRefused('not reachable')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
}

/** Connects to the checked address alone, whatever a resolver says by then. */
async function agentFor(address: string, settings: Filled): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici');
  const connect = buildConnector({ timeout: settings.connectMilliseconds, allowH2: false });
  return new Agent({
    pipelining: 0,
    connections: 1,
    maxHeaderSize: 64 * 1024,
    headersTimeout: settings.milliseconds,
    bodyTimeout: settings.milliseconds,
    connect(options, callback) {
      const port = options.port ? Number(options.port) : options.protocol === 'https:' ? 443 : 80;
      if (!isPublicAddress(address)) return callback(new FetchRefused('not reachable'), null);
      const place = settings.dial?.(address, port) ?? { host: address, port };
      const target = { ...options, hostname: place.host, host: place.host, port: String(place.port) };
      connect({ ...target, servername: options.servername ?? options.hostname }, (error, socket) => {
        if (error) return callback(error, null);
        if (!settings.dial && !reached(socket, address)) {
          socket.destroy();
          return callback(new FetchRefused('not reachable'), null);
        }
        return callback(null, socket);
      });
    },
  });
}

/** The last look, at the socket itself. */
function reached(socket: Socket, address: string): boolean {
  const remote = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return remote === address || isPublicAddress(remote);
}

async function askOnce(
  url: URL,
  settings: Filled,
  options: FetchOptions,
): Promise<Fetched | { location: string }> {
  // Loaded with the first page that is fetched, not with the start.
  const { request } = await import('undici');
  const agent = await agentFor(await checkedAddress(url, settings), settings);
  try {
    const reply = await request(url, {
      dispatcher: agent,
      method: 'GET',
      signal: options.signal,
      headers: {
        'user-agent': settings.userAgent,
        accept: options.accept ?? 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
        ...options.headers,
      },
    });
    const headers = flat(reply.headers);
    if (reply.statusCode >= 300 && reply.statusCode < 400 && headers.location) {
      reply.body.on('error', () => undefined).destroy();
      return { location: headers.location };
    }
    const body = await readBody(reply.body, headers['content-encoding'] ?? '', settings);
    return {
      status: reply.statusCode,
      url: url.href,
      contentType: headers['content-type'] ?? '',
      headers,
      body,
    };
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) made[name] = Array.isArray(value) ? (value[0] ?? '') : value;
  return made;
}

function counter(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > most) done(new FetchRefused('not reachable'));
      else done(null, chunk);
    },
  });
}

const inflaters = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Counted before and after inflating; one layer of packing at most. */
async function readBody(stream: Readable, encoding: string, settings: Filled): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  const make = Object.hasOwn(inflaters, name) ? inflaters[name as keyof typeof inflaters] : null;
  if (!make && name !== '' && name !== 'identity') throw new FetchRefused('not reachable');
  const chunks: Buffer[] = [];
  const sink = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  if (make) await pipeline(stream, counter(settings.bytes), make(), counter(settings.inflatedBytes), sink);
  else await pipeline(stream, counter(settings.bytes), sink);
  return Buffer.concat(chunks);
}
