import type { Extracted } from '@tailor/contract/calls/extract-text';

/** Long enough to come back for it, short enough to be forgotten. Never written anywhere. */
const KEEP_MS = 10 * 60_000;
const MOST = 40;

export interface Kept {
  keep(key: string, result: Promise<Extracted>): void;
  take(key: string): Promise<Extracted> | undefined;
}

/** Results of readings that outlast their request, in this process only. */
export function createKept(): Kept {
  const results = new Map<string, Promise<Extracted>>();
  return {
    keep(key, result) {
      const oldest = results.keys().next();
      if (results.size >= MOST && !oldest.done) results.delete(oldest.value);
      results.set(key, result);
      setTimeout(() => results.delete(key), KEEP_MS).unref();
    },
    take: (key) => results.get(key),
  };
}
