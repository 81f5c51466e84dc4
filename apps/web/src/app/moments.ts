/**
 * What the page's modules tell the script that was there before them. Between the first two a press is heard by
 * React already, which lets it wait for the rest.
 */
export const moments = {
  /** From now on React hears every press. */
  hydrating: 'page-hydrating',
  /** All is there, and its effects have run. */
  listening: 'page-listening',
  /** The modules could not be fetched, or broke at their start. */
  failed: 'page-failed',
} as const;
