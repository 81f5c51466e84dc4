import type { Extracted } from '@tailor/contract/calls/extract-text';

/** Long enough to come back for it, short enough to be forgotten. Never written anywhere. */
const KEEP_MS = 10 * 60_000;
const MOST = 40;
/** A connection that broke, or a page that was loaded again, asks anew within seconds. */
const COME_BACK_MS = 30_000;

interface Reading {
  result: Promise<Extracted>;
  giveUp: () => void;
  asked: boolean;
}

export interface Kept {
  keep(key: string, result: Promise<Extracted>, giveUp: () => void): void;
  /** Somebody came for it: its result, if it is here. */
  take(key: string): Promise<Extracted> | undefined;
  /** The sender has gone: gives up, unless somebody comes for it in time. */
  left(key: string): void;
  /** Its owner wants it no more: it ends now, and its result is forgotten. False: there was none. */
  end(key: string): boolean;
}

/** Results of readings that outlast their request, in this process only. */
export function createKept(): Kept {
  const readings = new Map<string, Reading>();
  return {
    keep(key, result, giveUp) {
      const oldest = readings.keys().next();
      if (readings.size >= MOST && !oldest.done) readings.delete(oldest.value);
      const reading = { result, giveUp, asked: false };
      readings.set(key, reading);
      setTimeout(() => {
        if (readings.get(key) === reading) readings.delete(key);
      }, KEEP_MS).unref();
    },
    take(key) {
      const reading = readings.get(key);
      if (reading) reading.asked = true;
      return reading?.result;
    },
    left(key) {
      const reading = readings.get(key);
      if (!reading) return;
      reading.asked = false;
      setTimeout(() => {
        if (!reading.asked) reading.giveUp();
      }, COME_BACK_MS).unref();
    },
    end(key) {
      readings.get(key)?.giveUp();
      return readings.delete(key);
    },
  };
}
