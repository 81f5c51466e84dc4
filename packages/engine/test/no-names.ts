import type { Lexica } from '../src/lexica.ts';

/** No names are known, and what is read is read from the posting's own words. */
export const noNames: Lexica = {
  hits: () => [],
  found: () => [],
  kind: () => undefined,
  labels: () => [],
  isExact: () => true,
  implies: () => [],
};
