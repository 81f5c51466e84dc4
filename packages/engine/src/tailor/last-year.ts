import type { Entry } from '../types.ts';

/** The year up to which a role goes; one that goes on lies behind all others. */
export const lastYear = ({ dates }: Entry): number =>
  dates?.current ? Number.POSITIVE_INFINITY : (dates?.end?.year ?? dates?.start?.year ?? 0);
