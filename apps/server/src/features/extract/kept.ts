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
  given: boolean;
}

export interface Kept {
  /** A second file under the same name takes the place of the first, whose reading ends. */
  keep(key: string, result: Promise<Extracted>, giveUp: () => void): void;
  /** Somebody came for it: its result, if it is here. */
  take(key: string): Promise<Extracted> | undefined;
  /** It went out as the reply of its own request: nobody is likely to come for it. */
  given(key: string): void;
  /** The sender of this very file has gone: gives up, unless somebody comes for it in time. */
  left(key: string, result: Promise<Extracted>): void;
  /** Its owner wants it no more: it ends now, and its result is forgotten. False: there was none. */
  end(key: string): boolean;
}

/** The oldest that its person has already, else the oldest. */
function forgetOne(readings: Map<string, Reading>): void {
  const all = [...readings];
  const [key] = all.find(([, reading]) => reading.given) ?? all[0] ?? [];
  if (key !== undefined) readings.delete(key);
}

/** Results of readings that outlast their request, in this process only. */
export function createKept(): Kept {
  const readings = new Map<string, Reading>();
  return {
    keep(key, result, giveUp) {
      readings.get(key)?.giveUp();
      // Its place in the row is that of its last file.
      readings.delete(key);
      if (readings.size >= MOST) forgetOne(readings);
      const reading = { result, giveUp, asked: false, given: false };
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
    given(key) {
      const reading = readings.get(key);
      if (reading) reading.given = true;
    },
    left(key, result) {
      const reading = readings.get(key);
      if (reading?.result !== result) return;
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
