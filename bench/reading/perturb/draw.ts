/** A small generator with a seed of its own for each text, so that every run changes every text alike. */
export interface Draw {
  below(limit: number): number;
  of<T>(items: readonly [T, ...T[]]): T;
}

export function drawsFor(seed: string): Draw {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  next();
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, of: (items) => items[below(items.length)] ?? items[0] };
}
