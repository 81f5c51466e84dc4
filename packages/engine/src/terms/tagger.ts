import { featureCount, tableBits } from './features.ts';

/** Labels of a token: outside, begins a term, goes on with it. */
export const label = { outside: 0, begin: 1, inside: 2 } as const;
const labels = 3;

/** A linear-chain model: weights per feature and label, and per pair of labels. */
export interface TaggerWeights {
  features: Int8Array;
  /** What one step of the quantised weights is worth. */
  scale: number;
  /** From label × to label; label 3 stands before the first token. */
  transitions: Float32Array;
}

export const taggerMagic = 0x47545452;
const headBytes = 8 + 4 * labels * (labels + 1);

export function openTagger(bytes: Uint8Array): TaggerWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = labels << tableBits;
  if (bytes.byteLength !== headBytes + size || view.getUint32(0, true) !== taggerMagic)
    throw new Error('terms: not a tagger file of this version');
  const transitions = new Float32Array(labels * (labels + 1));
  for (let i = 0; i < transitions.length; i += 1) transitions[i] = view.getFloat32(8 + i * 4, true);
  return {
    scale: view.getFloat32(4, true),
    transitions,
    features: new Int8Array(bytes.buffer, bytes.byteOffset + headBytes, size),
  };
}

/** The score of each label for each token. */
function emissions(weights: TaggerWeights, features: Int32Array, count: number): Float32Array {
  const scores = new Float32Array(count * labels);
  for (let token = 0; token < count; token += 1) {
    let a = 0;
    let b = 0;
    let c = 0;
    for (let i = 0; i < featureCount; i += 1) {
      const row = (features[token * featureCount + i] ?? 0) * labels;
      a += weights.features[row] ?? 0;
      b += weights.features[row + 1] ?? 0;
      c += weights.features[row + 2] ?? 0;
    }
    scores[token * labels] = a * weights.scale;
    scores[token * labels + 1] = b * weights.scale;
    scores[token * labels + 2] = c * weights.scale;
  }
  return scores;
}

/** The best sequence of labels (Viterbi). `outsideBias` is taken from "outside": more finds, less sure. */
export function tag(weights: TaggerWeights, features: Int32Array, outsideBias: number): Uint8Array {
  const count = features.length / featureCount;
  const result = new Uint8Array(count);
  if (count === 0) return result;
  const scores = emissions(weights, features, count);
  return decode(scores, weights.transitions, count, outsideBias);
}

export function decode(
  scores: Float32Array,
  transitions: Float32Array,
  count: number,
  outsideBias: number,
): Uint8Array {
  const best = new Float32Array(labels);
  const next = new Float32Array(labels);
  const from = new Uint8Array(count * labels);
  for (let to = 0; to < labels; to += 1)
    best[to] = (transitions[labels * labels + to] ?? 0) + (scores[to] ?? 0) - (to === 0 ? outsideBias : 0);
  for (let token = 1; token < count; token += 1) {
    for (let to = 0; to < labels; to += 1) {
      let top = Number.NEGATIVE_INFINITY;
      for (let prior = 0; prior < labels; prior += 1) {
        const score = (best[prior] ?? 0) + (transitions[prior * labels + to] ?? 0);
        if (score <= top) continue;
        top = score;
        from[token * labels + to] = prior;
      }
      next[to] = top + (scores[token * labels + to] ?? 0) - (to === 0 ? outsideBias : 0);
    }
    best.set(next);
  }
  const result = new Uint8Array(count);
  let at = best.indexOf(Math.max(...best));
  for (let token = count - 1; token >= 0; token -= 1) {
    result[token] = at;
    at = from[token * labels + at] ?? 0;
  }
  return result;
}
