import type { SafeFetch } from '../../../platform/safe-fetch.ts';
import type { ForeignPosting, SourceTerms } from '../posting.ts';

/** The one port behind which every source of postings stands. */
export interface Connector {
  name: string;
  /** What an operator gives when adding a source: company names, an address. Keys come from settings. */
  needs: readonly string[];
  terms(settings: Record<string, string>): SourceTerms;
  /** One page of replies; `cursor` is what the page before handed on, null at the start. */
  page(ask: Ask, settings: Record<string, string>, cursor: string | null): Promise<Page>;
}

export interface Page {
  postings: ForeignPosting[];
  /** Null: that was the last one. */
  next: string | null;
  /** Entries of the reply that lack what a posting needs. */
  unusable: number;
}

/** Asks, counts the request, and turns what is no good reply into a SourceProblem. */
export interface Ask {
  json(address: string): Promise<unknown>;
  text(address: string): Promise<string>;
}

/** What went wrong at the source; `retryAfter` is what it said itself, in seconds. */
export class SourceProblem extends Error {
  constructor(
    readonly kind: 'limited' | 'broken' | 'garbage' | 'missing' | 'unreachable',
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

export function askBy(fetchSafely: SafeFetch, count: () => Promise<void>): Ask {
  async function text(address: string): Promise<string> {
    await count();
    const reply = await fetchSafely(address, { accept: 'application/json, application/xml, text/xml' }).catch(
      () => {
        throw new SourceProblem('unreachable', 'the source could not be reached');
      },
    );
    const wait = Number(reply.headers['retry-after']);
    if (reply.status === 429)
      throw new SourceProblem(
        'limited',
        'the source asks for fewer requests',
        Number.isFinite(wait) ? wait : null,
      );
    if (reply.status === 404 || reply.status === 401 || reply.status === 403)
      throw new SourceProblem('missing', `the source answers ${reply.status}: check its settings`);
    if (reply.status !== 200) throw new SourceProblem('broken', `the source answers ${reply.status}`);
    return Buffer.from(reply.body).toString('utf8');
  }
  return {
    text,
    async json(address) {
      const body = await text(address);
      try {
        return JSON.parse(body) as unknown;
      } catch {
        throw new SourceProblem('garbage', 'the reply is no JSON');
      }
    },
  };
}
