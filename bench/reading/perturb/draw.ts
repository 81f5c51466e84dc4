import { seeded } from '../../../packages/engine/test/seeded.ts';

/** Draws with a seed of its own for each text, so that every run changes every text alike. */
export interface Draw {
  below(limit: number): number;
  of<T>(items: readonly [T, ...T[]]): T;
}

export function drawsFor(seed: string): Draw {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const below = seeded(hash);
  // Texts that differ in little have first numbers that differ in little.
  below(1);
  return { below, of: (items) => items[below(items.length)] ?? items[0] };
}
